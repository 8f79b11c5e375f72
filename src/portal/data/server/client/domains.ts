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

/** Lists that have a call of their own, the same in every language. */
const callsOfTheirOwn = {
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
  /** Of the session, so that the next page has the lists at once. */
  storage: SafeStorage;
  now: () => number;
}

export type DomainResult<N extends DomainListName = DomainListName> =
  /** `omitted`: how many rows did not fit the contract and are not among them. */
  { ok: true; rows: readonly RowOf<N>[]; omitted?: number } | CallFailure;

export interface DomainLists {
  /** A list in the language of the page, sorted; asked for once, however many forms want it. */
  load: <N extends DomainListName>(name: N) => Promise<DomainResult<N>>;
  /** Asks for lists before they are wanted; without names, for all that the server has. Failures are left to `load`. */
  preload: (names: readonly string[]) => Promise<void>;
}

interface Kept {
  time: number;
  rows: AnyDomainRow[];
  omitted?: number;
}

function readKept(text: string | undefined): Kept | undefined {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Kept);
  } catch {
    return undefined;
  }
}

/** Thousands of towns, of which a form wants those of one province: never loaded ahead unasked. */
const onlyOnDemand = ['localidades'];

export function createDomainLists({ call, brand, language, storage, now }: DomainSettings): DomainLists {
  const underWay = new Map<string, Promise<DomainResult>>();

  async function ask(name: DomainListName): Promise<DomainResult> {
    const own = (callsOfTheirOwn as Partial<Record<DomainListName, Call>>)[name];
    const result = own ? await call(own, {}) : await call(dominio, { params: { listName: name, language } });
    if (!result.ok) return result;
    const rows = sortDomain(name, result.datos as AnyDomainRow[], language);
    return { ok: true, rows, ...(result.omitted && { omitted: result.omitted }) };
  }

  async function load(name: DomainListName): Promise<DomainResult> {
    const key = storageKey(brand, `cache.${domainKey(name, language)}`);
    const kept = readKept(storage.get(key));
    if (kept && now() - kept.time < domainMaxAge) {
      const { rows, omitted } = kept;
      return { ok: true, rows, ...(omitted && { omitted }) };
    }
    const asked = underWay.get(name) ?? ask(name);
    underWay.set(name, asked);
    const result = await asked;
    underWay.delete(name);
    if (result.ok) storage.set(key, JSON.stringify({ time: now(), ...result }));
    return result;
  }

  async function preload(names: readonly string[]): Promise<void> {
    const listed = names.length > 0 ? undefined : await call(dominios, { params: { language } });
    const wanted = listed?.ok ? listed.datos.filter((name) => !onlyOnDemand.includes(name)) : names;
    await Promise.all(wanted.map((name) => load(name as DomainListName)));
  }

  return { load: load as DomainLists['load'], preload };
}
