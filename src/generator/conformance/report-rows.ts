import type { CallName } from '#core/contract/calls/index.ts';
import { curlCommand } from './curl.ts';
import { type Violation, describeStatus } from './check-response.ts';
import { endpointName, type Endpoint, type Tipo } from './endpoint.ts';
import type { OutgoingRequest } from './transport.ts';

/** A contract violation with the request that showed it. */
export interface ContractDifference extends Violation {
  /** Request as a curl command; absent for violations across several requests. */
  request?: string;
  /** Links to the rule and to the call in the contract. */
  written: string[];
}

export type CallOutcome = 'conforms' | 'differs' | 'not there yet' | 'not tried';

/** Report row of an endpoint, or of the server as a whole. */
export interface ReportRow {
  /** Name of the call, with the side for calls shared by both. */
  name: string;
  /** Method and path; absent for the server as a whole. */
  path?: string;
  outcome: CallOutcome;
  /** Statuses seen, or the reason for skipping. */
  detail: string;
  differences: ContractDifference[];
  /** Number of timed responses; `median` and `slowest` in milliseconds. */
  answers: number;
  median?: number;
  slowest?: number;
}

interface RowState {
  endpoint: Endpoint | undefined;
  name: string;
  statuses: Set<number>;
  skipped: string | undefined;
  differences: Map<string, ContractDifference>;
  times: number[];
  /** Whether any request was answered with another HTTP status than 404. */
  isThere: boolean;
  /** Whether a request was answered with HTTP 404. */
  isMissing: boolean;
  /** Parts of the call that were not tried. */
  notes: Set<string>;
}

export interface ReportRows {
  /** Whether a call is part of the report. */
  includes(name: CallName): boolean;
  tried(endpoint: Endpoint | undefined, status: number): void;
  /** Records the reason for skipping a call; the first reason wins. */
  skip(endpoint: Endpoint | undefined, why: string): void;
  time(endpoint: Endpoint, ms: number): void;
  /** Records whether a request was answered at all: a call that only ever answers HTTP 404 is not there yet. */
  met(endpoint: Endpoint, http: number): void;
  /** Whether a call has only ever answered HTTP 404. */
  isAbsent(endpoint: Endpoint): boolean;
  /** Adds a part that was not tried to the detail of a call. */
  note(endpoint: Endpoint, text: string): void;
  report(
    endpoint: Endpoint | undefined,
    sent: OutgoingRequest | undefined,
    as: Tipo | undefined,
    violations: readonly Violation[],
  ): void;
  /** Adds a report row for the server as a whole, also without violations. */
  general(name: string, violations: readonly Violation[], sent?: OutgoingRequest): void;
  generalSkipped(name: string, why: string): void;
  list(): ReportRow[];
}

const pagesOfRules = 'docs/server/conformance.md';

/** JSON pointer to a call in the OpenAPI document. */
function pointerTo({ call, tipo }: Endpoint): string {
  const path = call.path.replace('{tipo}', tipo ?? 'Alumno');
  const part = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `schemas/openapi.json#/paths/${part}/${call.method.toLowerCase()}`;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const isAbsentState = ({ isThere, isMissing }: RowState): boolean => isMissing && !isThere;

function outcomeOf(state: RowState): CallOutcome {
  if (isAbsentState(state)) return 'not there yet';
  if (state.differences.size > 0) return 'differs';
  return state.statuses.size > 0 ? 'conforms' : 'not tried';
}

function rowOf(state: RowState): ReportRow {
  const { endpoint, name, statuses, skipped, differences, times, notes } = state;
  const outcome = outcomeOf(state);
  const found = outcome === 'differs' ? [...differences.values()] : [];
  const refusals = [...statuses].filter((status) => status !== 0).map(describeStatus);
  const met = statuses.has(0) ? 'answers' : `only its refusal: ${refusals.join(', ')}`;
  const rules = [...new Set(found.map(({ rule }) => rule))].join(', ');
  const detail = {
    conforms: endpoint ? [met, ...notes].join('; ') : 'holds',
    differs: rules,
    'not there yet': 'HTTP 404',
    'not tried': skipped ?? 'nothing led to it',
  };
  return {
    name,
    ...(endpoint && {
      path: `${endpoint.call.method} ${endpoint.call.path.replace('{tipo}', endpoint.tipo ?? '')}`,
    }),
    outcome,
    detail: detail[outcome],
    differences: found,
    answers: times.length,
    ...(times.length > 0 && { median: middle(times), slowest: Math.max(...times) }),
  };
}

/**
 * Creates the collector of results.
 * @param only calls to report; violations of other calls are dropped
 */
export function createReportRows(only?: readonly CallName[]): ReportRows {
  const states = new Map<string, RowState>();
  const includes = (name: CallName): boolean => only === undefined || only.includes(name);
  function rowState(endpoint: Endpoint | undefined, name = endpoint ? endpointName(endpoint) : ''): RowState {
    const known = states.get(name);
    if (known) return known;
    const notes: RowState = {
      endpoint,
      name,
      statuses: new Set(),
      skipped: undefined,
      differences: new Map(),
      times: [],
      isThere: false,
      isMissing: false,
      notes: new Set(),
    };
    states.set(name, notes);
    return notes;
  }

  function record(
    notes: RowState,
    violation: Violation,
    sent: OutgoingRequest | undefined,
    as: Tipo | undefined,
  ): void {
    // The same deviation at another row of a list, or at another time, is not reported again.
    const key = [violation.rule, violation.at?.replace(/\.\d+/g, '.n'), violation.expected].join('|');
    if (notes.differences.has(key)) return;
    notes.differences.set(key, {
      ...violation,
      ...(sent && { request: curlCommand(sent, as ? `TOKEN_${as.toUpperCase()}` : 'TOKEN') }),
      written: [`${pagesOfRules}#${violation.rule}`, ...(notes.endpoint ? [pointerTo(notes.endpoint)] : [])],
    });
  }

  return {
    includes,
    tried: (endpoint, status) => void rowState(endpoint).statuses.add(status),
    skip: (endpoint, why) => {
      rowState(endpoint).skipped ??= why;
    },
    time: (endpoint, ms) => void rowState(endpoint).times.push(ms),
    met: (endpoint, http) => {
      if (http === 404) rowState(endpoint).isMissing = true;
      else if (http !== 0) rowState(endpoint).isThere = true;
    },
    isAbsent: (endpoint) => isAbsentState(rowState(endpoint)),
    note: (endpoint, text) => void rowState(endpoint).notes.add(text),
    report: (endpoint, sent, as, violations) => {
      for (const violation of violations) record(rowState(endpoint), violation, sent, as);
    },
    general: (name, violations, sent) => {
      const notes = rowState(undefined, name);
      if (violations.length === 0) notes.statuses.add(0);
      for (const violation of violations) record(notes, violation, sent, undefined);
    },
    generalSkipped: (name, why) => {
      rowState(undefined, name).skipped ??= why;
    },
    list: () =>
      [...states.values()]
        .filter(({ endpoint }) => endpoint === undefined || includes(endpoint.call.name as CallName))
        .map(rowOf),
  };
}
