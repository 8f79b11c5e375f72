import { type GroupFlags, flagsOf } from '#core/brand/field-flags.ts';
import type { Cv, SpokenLanguage } from '#core/contract/entities/cv.ts';
import type { Experience } from '#core/contract/entities/experience.ts';
import type { Study } from '#core/contract/entities/study.ts';
import { isInOrder, isOfLifetime } from '#core/contract/validation/dates.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { allStudies } from '../stores/studies-store.ts';
import type { PortableCv, PortableLanguage, PortableStudy, PortableWork } from './portable-cv.ts';

/** What the portal knows words for. */
export interface KnownWords {
  /** Id of a language of the list, by what a file calls it. */
  language: (language: PortableLanguage) => number | undefined;
  /** Id of a level of languages. */
  level: (level: NonNullable<PortableLanguage['level']>) => number | undefined;
  /** What a degree of the list is called. */
  degree: (id: number | undefined) => string | undefined;
}

type Values =
  | { part: 'experience'; values: Omit<Experience, 'id' | 'adjunto'> }
  | { part: 'studies'; values: Omit<Study, 'id'> }
  | { part: 'languages'; values: Omit<SpokenLanguage, 'id'> }
  | { part: 'presentation' | 'portfolio'; values: string };

export type PlanPart = Values['part'];

/** Something that a file would bring into the CV. */
export interface PlannedItem {
  /** The same for the same file, whatever the CV has become meanwhile. */
  key: string;
  part: PlanPart;
  title: string;
  detail?: string;
  /** From when to when, YYYY-MM-DD. */
  days?: { from?: string | undefined; to?: string | undefined };
  /** It can be taken, is there already, has another text in its place, no place at all, or days that no CV takes. */
  state: 'new' | 'there' | 'taken' | 'unknown' | 'days';
  /** It is longer than the CV takes. */
  isCut: boolean;
  /** What would be written, where it can be. */
  write?: Values;
}

/** Items that are offered at once: each is a call of its own, and no CV has more. */
export const mostItems = 200;

/** What is offered of a plan, and how many items it has where that is not all. */
export const cutPlan = (all: readonly PlannedItem[]): { plan: PlannedItem[]; count?: number } => ({
  plan: all.slice(0, mostItems),
  ...(all.length > mostItems && { count: all.length }),
});

const limits = { line: 150, text: 4000, summary: 2000, link: 500 };

const isSameText = (one = '', other = ''): boolean =>
  foldDiacritics(one).trim() === foldDiacritics(other).trim();

/** Of two that are perhaps not both known. */
const mayBeSame = (one: string | undefined, other: string | undefined): boolean =>
  !one || !other || isSameText(one, other);

function plannedWork(work: PortableWork, cv: Cv, flags: GroupFlags, today: string): Omit<PlannedItem, 'key'> {
  const isThere = cv.profesional.experiencia.some(
    ({ puesto, empresa, fechaInicio }) =>
      isSameText(puesto, work.title) &&
      mayBeSame(empresa, work.employer) &&
      mayBeSame(fechaInicio?.slice(0, 7), work.from?.slice(0, 7)),
  );
  const { title, employer, from, to, text, link } = work;
  const values = {
    puesto: title.slice(0, limits.line),
    ...omitUndefined({
      empresa: employer?.slice(0, limits.line),
      fechaInicio: from,
      fechaFin: to,
      descripcion: text?.slice(0, limits.text),
      enlace: link && isWebAddress(link) && link.length <= limits.link ? link : undefined,
    }),
  };
  // What the brand does not ask for is not sent.
  const shown = Object.entries(values).filter(([key]) => key === 'puesto' || flagsOf(flags, key).visible);
  const { fechaInicio, fechaFin } = Object.fromEntries(shown) as Partial<typeof values>;
  const areDaysRight =
    isInOrder(fechaInicio, fechaFin) &&
    [fechaInicio, fechaFin].every((day) => !day || isOfLifetime(day, today));
  return {
    part: 'experience',
    title,
    ...omitUndefined({ detail: employer, days: from || to ? { from, to } : undefined }),
    state: isThere ? 'there' : areDaysRight ? 'new' : 'days',
    isCut:
      title.length > limits.line ||
      (employer?.length ?? 0) > limits.line ||
      (text?.length ?? 0) > limits.text,
    write: { part: 'experience', values: Object.fromEntries(shown) as typeof values },
  };
}

function plannedStudy(
  study: PortableStudy,
  cv: Cv,
  words: KnownWords,
  flags: GroupFlags,
): Omit<PlannedItem, 'key'> {
  const { title, school, isPresent } = study;
  const isThere = allStudies(cv).some(
    ({ titulacion, titulacionTexto, centro }) =>
      isSameText(titulacionTexto ?? words.degree(titulacion), title) && mayBeSame(centro, school),
  );
  const isShown = (key: string): boolean => flagsOf(flags, key).visible;
  return {
    part: 'studies',
    title,
    ...omitUndefined({ detail: school }),
    state: isThere ? 'there' : 'new',
    isCut: title.length > limits.line || (school?.length ?? 0) > limits.line,
    write: {
      part: 'studies',
      values: {
        deLaUniversidad: false,
        titulacionTexto: title.slice(0, limits.line),
        ...omitUndefined({
          centro: isShown('centro') ? school?.slice(0, limits.line) : undefined,
          actual: isPresent && isShown('actual') ? true : undefined,
        }),
      },
    },
  };
}

function plannedLanguage(language: PortableLanguage, cv: Cv, words: KnownWords): Omit<PlannedItem, 'key'> {
  const idioma = words.language(language);
  const nivel = language.level && words.level(language.level);
  const item = { part: 'languages', title: language.name, isCut: false } as const;
  if (idioma === undefined) return { ...item, state: 'unknown' };
  if (cv.idiomas.some((it) => it.idioma === idioma)) return { ...item, state: 'there' };
  if (nivel === undefined) return { ...item, state: 'unknown' };
  return {
    ...item,
    ...(language.level !== 'native' && { detail: language.level ?? '' }),
    state: 'new',
    write: { part: 'languages', values: { idioma, nivel } },
  };
}

/** The language that would be written, by whatever name the file calls it. */
const languageOf = ({ write }: Omit<PlannedItem, 'key'>): number | undefined =>
  write?.part === 'languages' ? write.values.idioma : undefined;

/** A text that stands alone: one that is there is not written over. */
function plannedText(
  part: 'presentation' | 'portfolio',
  text: string | undefined,
  present: string | undefined,
  most: number,
): Omit<PlannedItem, 'key'>[] {
  if (!text) return [];
  const write = { part, values: text.slice(0, most) };
  const item = { part, title: text, isCut: text.length > most };
  if (!present) return [{ ...item, state: 'new', write }];
  return [{ ...item, state: isSameText(present, write.values) ? 'there' : 'taken' }];
}

interface PlanSettings {
  words: KnownWords;
  /** YYYY-MM-DD */
  today: string;
  fields: Readonly<Record<'experiencia' | 'academicos' | 'profesional', GroupFlags>>;
}

/**
 * What a file would bring into a CV, part by part. Nothing that is there is changed: personal data, and what stands alone
 * and is filled in, stay as they are. What the file says twice is planned once.
 */
export function planOf(file: PortableCv, cv: Cv, { words, fields, today }: PlanSettings): PlannedItem[] {
  const isShown = (key: string): boolean => flagsOf(fields.profesional, key).visible;
  const link = file.portfolio && isWebAddress(file.portfolio) ? file.portfolio : undefined;
  const items = [
    ...file.studies.map((it) => plannedStudy(it, cv, words, fields.academicos)),
    ...file.work.map((it) => plannedWork(it, cv, fields.experiencia, today)),
    ...(isShown('idiomas') ? file.languages.map((it) => plannedLanguage(it, cv, words)) : []),
    ...(isShown('presentacion')
      ? plannedText('presentation', file.summary, cv.presentacion, limits.summary)
      : []),
    ...(isShown('enlacePortfolio') ? plannedText('portfolio', link, cv.enlacePortfolio, limits.link) : []),
  ].map((item) => ({
    ...item,
    key: [item.part, item.title, item.detail, item.days?.from, item.days?.to]
      .map((it) => foldDiacritics(it ?? ''))
      .join('|'),
  }));
  const once = [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
  return once.filter((item, at) => {
    const idioma = languageOf(item);
    return idioma === undefined || once.findIndex((other) => languageOf(other) === idioma) === at;
  });
}
