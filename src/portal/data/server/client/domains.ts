import type { Call } from '#core/contract/call.ts';
import {
  dominio,
  dominios,
  ProgramasInformaticos,
  TagsInteresAlumno,
  tiposDiasSemana,
  tiposHorarioRealizacion,
  tiposPeriodoCurso,
} from '#core/contract/calls/domains.ts';
import type { DomainListName, RowOf } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import type { Caller } from './call.ts';
import { domainKey, domainMaxAge } from './domain-cache.ts';
import type { CallFailure } from './result.ts';
import { sortDomain } from './sort-domain.ts';

/** Lists with a call of their own, the same in every language. */
const ownCalls = {
  TagsInteresAlumno,
  ProgramasInformaticos,
  tiposPeriodoCurso,
  tiposDiasSemana,
  tiposHorarioRealizacion,
} as const;

export interface DomainSettings {
  call: Caller;
  brand: string;
  language: Language;
  /** `sessionStorage`, so that the next page has the lists at once. */
  storage: SafeStorage;
  now: () => number;
}

export type DomainResult<N extends DomainListName = DomainListName> =
  /** `omitted`: number of rows that were left out as they did not fit the contract. */
  { ok: true; rows: readonly RowOf<N>[]; omitted?: number } | CallFailure;

export interface DomainLists {
  /** Loads a list in the language of the page, sorted; one request, however many forms need it. */
  load: <N extends DomainListName>(name: N) => Promise<DomainResult<N>>;
  /** Loads lists before they are needed; without names, all lists of the server. Failures are left to `load`. */
  preload: (names: readonly string[]) => Promise<void>;
}

interface CachedList {
  /** When it was stored, in milliseconds since 1970. */
  time: number;
  rows: AnyDomainRow[];
  omitted?: number;
}

function parseCached(text: string | undefined): CachedList | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as CachedList);
  } catch {
    return undefined;
  }
}

/** Lists that are preloaded by name only: of thousands of towns, a form needs those of one province. */
const onlyOnDemand = ['localidades'];

export function createDomainLists({ call, brand, language, storage, now }: DomainSettings): DomainLists {
  const inFlight = new Map<string, Promise<DomainResult>>();

  async function fetchList(name: DomainListName): Promise<DomainResult> {
    const own = (ownCalls as Partial<Record<DomainListName, Call>>)[name];
    const result = own ? await call(own, {}) : await call(dominio, { params: { listName: name, language } });
    if (!result.ok) return result;
    const rows = sortDomain(name, result.datos as AnyDomainRow[], language);
    return { ok: true, rows, ...(result.omitted && { omitted: result.omitted }) };
  }

  async function load(name: DomainListName): Promise<DomainResult> {
    const key = storageKey(brand, `cache.${domainKey(name, language)}`);
    const cached = parseCached(storage.get(key));
    if (cached && now() - cached.time < domainMaxAge) {
      const { rows, omitted } = cached;
      return { ok: true, rows, ...(omitted && { omitted }) };
    }
    const request = inFlight.get(name) ?? fetchList(name);
    inFlight.set(name, request);
    const result = await request;
    inFlight.delete(name);
    if (result.ok) storage.set(key, JSON.stringify({ time: now(), ...result }));
    return result;
  }

  async function preload(names: readonly string[]): Promise<void> {
    const available = names.length > 0 ? undefined : await call(dominios, { params: { language } });
    const chosen = available?.ok ? available.datos.filter((name) => !onlyOnDemand.includes(name)) : names;
    await Promise.all(chosen.map((name) => load(name as DomainListName)));
  }

  return { load: load as DomainLists['load'], preload };
}
