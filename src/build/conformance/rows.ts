import type { CallName } from '#core/contract/calls/index.ts';
import { curlLine } from './curl.ts';
import { type Fault, statusInWords } from './judge.ts';
import { nameOf, type Place, type Tipo } from './place.ts';
import type { Sent } from './transport.ts';

/** Something that a server does otherwise than the contract, with the request that showed it. */
export interface Difference extends Fault {
  /** As a line for a shell; absent where it is about several. */
  request?: string;
  /** Where the rule, and where the call, is written. */
  written: string[];
}

export type Outcome = 'conforms' | 'differs' | 'not tried';

/** What was found out about a call, or about the server as a whole. */
export interface Row {
  /** The call, with its half where it has both. */
  name: string;
  /** Method and path; absent for the server as a whole. */
  path?: string;
  outcome: Outcome;
  /** What was met, or why it was not tried. */
  detail: string;
  differences: Difference[];
  /** Answers that were timed, and in how many milliseconds they came. */
  answers: number;
  median?: number;
  slowest?: number;
}

interface Notes {
  place: Place | undefined;
  name: string;
  statuses: Set<number>;
  skipped: string | undefined;
  differences: Map<string, Difference>;
  times: number[];
}

export interface Rows {
  /** Whether it is to be reported. */
  wants(name: CallName): boolean;
  tried(place: Place | undefined, status: number): void;
  /** Says why a call is not tried; the first reason stays. */
  skip(place: Place | undefined, why: string): void;
  time(place: Place, ms: number): void;
  report(
    place: Place | undefined,
    sent: Sent | undefined,
    as: Tipo | undefined,
    faults: readonly Fault[],
  ): void;
  /** A row of the server as a whole, which is there although nothing is wrong with it. */
  general(name: string, faults: readonly Fault[], sent?: Sent): void;
  generalSkipped(name: string, why: string): void;
  list(): Row[];
}

const pagesOfRules = 'docs/server/conformance.md';

/** Where the contract has a call, as a pointer into its description. */
function pointerTo({ call, tipo }: Place): string {
  const path = call.path.replace('{tipo}', tipo ?? 'Alumno');
  const part = path.replaceAll('~', '~0').replaceAll('/', '~1');
  return `schemas/openapi.json#/paths/${part}/${call.method.toLowerCase()}`;
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

function rowOf({ place, name, statuses, skipped, differences, times }: Notes): Row {
  const found = [...differences.values()];
  const outcome = found.length > 0 ? 'differs' : statuses.size > 0 ? 'conforms' : 'not tried';
  const refusals = [...statuses].filter((status) => status !== 0).map(statusInWords);
  const met = statuses.has(0) ? 'answers' : `only its refusal: ${refusals.join(', ')}`;
  const rules = [...new Set(found.map(({ rule }) => rule))].join(', ');
  const detail = {
    conforms: place ? met : 'holds',
    differs: rules,
    'not tried': skipped ?? 'nothing led to it',
  };
  return {
    name,
    ...(place && { path: `${place.call.method} ${place.call.path.replace('{tipo}', place.tipo ?? '')}` }),
    outcome,
    detail: detail[outcome],
    differences: found,
    answers: times.length,
    ...(times.length > 0 && { median: middle(times), slowest: Math.max(...times) }),
  };
}

/**
 * Keeps what is found.
 * @param only calls to report; what others do wrong is not told
 */
export function createRows(only?: readonly CallName[]): Rows {
  const known = new Map<string, Notes>();
  const wants = (name: CallName): boolean => only === undefined || only.includes(name);
  function notesOf(place: Place | undefined, name = place ? nameOf(place) : ''): Notes {
    const found = known.get(name);
    if (found) return found;
    const notes: Notes = {
      place,
      name,
      statuses: new Set(),
      skipped: undefined,
      differences: new Map(),
      times: [],
    };
    known.set(name, notes);
    return notes;
  }

  function keep(notes: Notes, fault: Fault, sent: Sent | undefined, as: Tipo | undefined): void {
    // The same thing at another row of a list, or another time, is no further difference.
    const key = [fault.rule, fault.at?.replace(/\.\d+/g, '.n'), fault.expected].join('|');
    if (notes.differences.has(key)) return;
    notes.differences.set(key, {
      ...fault,
      ...(sent && { request: curlLine(sent, as ? `TOKEN_${as.toUpperCase()}` : 'TOKEN') }),
      written: [`${pagesOfRules}#${fault.rule}`, ...(notes.place ? [pointerTo(notes.place)] : [])],
    });
  }

  return {
    wants,
    tried: (place, status) => void notesOf(place).statuses.add(status),
    skip: (place, why) => {
      notesOf(place).skipped ??= why;
    },
    time: (place, ms) => void notesOf(place).times.push(ms),
    report: (place, sent, as, faults) => {
      for (const fault of faults) keep(notesOf(place), fault, sent, as);
    },
    general: (name, faults, sent) => {
      const notes = notesOf(undefined, name);
      if (faults.length === 0) notes.statuses.add(0);
      for (const fault of faults) keep(notes, fault, sent, undefined);
    },
    generalSkipped: (name, why) => {
      notesOf(undefined, name).skipped ??= why;
    },
    list: () =>
      [...known.values()]
        .filter(({ place }) => place === undefined || wants(place.call.name as CallName))
        .map(rowOf),
  };
}
