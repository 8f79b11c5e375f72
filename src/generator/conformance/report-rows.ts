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

export type CallOutcome = 'conforms' | 'differs' | 'not tried';

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
}

export interface ReportRows {
  /** Whether a call is part of the report. */
  includes(name: CallName): boolean;
  tried(endpoint: Endpoint | undefined, status: number): void;
  /** Records the reason for skipping a call; the first reason wins. */
  skip(endpoint: Endpoint | undefined, why: string): void;
  time(endpoint: Endpoint, ms: number): void;
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

function rowOf({ endpoint, name, statuses, skipped, differences, times }: RowState): ReportRow {
  const found = [...differences.values()];
  const outcome = found.length > 0 ? 'differs' : statuses.size > 0 ? 'conforms' : 'not tried';
  const refusals = [...statuses].filter((status) => status !== 0).map(describeStatus);
  const met = statuses.has(0) ? 'answers' : `only its refusal: ${refusals.join(', ')}`;
  const rules = [...new Set(found.map(({ rule }) => rule))].join(', ');
  const detail = {
    conforms: endpoint ? met : 'holds',
    differs: rules,
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
