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

/** Lookups from the names in a file to the domain lists of the portal. */
export interface KnownWords {
  /** Id of a language by its name or code in the file. */
  language: (language: PortableLanguage) => number | undefined;
  /** Id of a level of language skills. */
  level: (level: NonNullable<PortableLanguage['level']>) => number | undefined;
  /** Name of a degree. */
  degree: (id: number | undefined) => string | undefined;
}

type PlannedValues =
  | { part: 'experience'; values: Omit<Experience, 'id' | 'adjunto'> }
  | { part: 'studies'; values: Omit<Study, 'id'> }
  | { part: 'languages'; values: Omit<SpokenLanguage, 'id'> }
  | { part: 'presentation' | 'portfolio'; values: string };

export type PlanPart = PlannedValues['part'];

/** An item of a file that may be added to the CV. */
export interface PlannedItem {
  /** Stable for the same file, independent of the CV. */
  key: string;
  part: PlanPart;
  title: string;
  detail?: string;
  /** Start and end, YYYY-MM-DD. */
  days?: { from?: string | undefined; to?: string | undefined };
  /**
   * `new` can be added, `there` exists already, `taken` would replace another text, `unknown` has no match in a
   * domain list, `days` has invalid days.
   */
  state: 'new' | 'there' | 'taken' | 'unknown' | 'days';
  /** Whether a text exceeds the limit of the CV and will be cut. */
  isCut: boolean;
  /** Values to add, if possible. */
  write?: PlannedValues;
}

/** Maximum number of items of a plan: each is a call, and real CVs have fewer. */
export const maxItems = 200;

/** Cuts a plan to `maxItems`; `count` is the number of all items if some were cut. */
export const cutPlan = (items: readonly PlannedItem[]): { plan: PlannedItem[]; count?: number } => ({
  plan: items.slice(0, maxItems),
  ...(items.length > maxItems && { count: items.length }),
});

/** Maximum lengths of texts in characters. */
const limits = { line: 150, text: 4000, summary: 2000, link: 500 };

const isSameText = (one = '', other = ''): boolean =>
  foldDiacritics(one).trim() === foldDiacritics(other).trim();

/** Whether two texts are equal, or one of them is missing. */
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
  // Hidden fields are not sent.
  const visible = Object.entries(values).filter(([key]) => key === 'puesto' || flagsOf(flags, key).visible);
  const { fechaInicio, fechaFin } = Object.fromEntries(visible) as Partial<typeof values>;
  const areDaysValid =
    isInOrder(fechaInicio, fechaFin) &&
    [fechaInicio, fechaFin].every((day) => !day || isOfLifetime(day, today));
  return {
    part: 'experience',
    title,
    ...omitUndefined({ detail: employer, days: from || to ? { from, to } : undefined }),
    state: isThere ? 'there' : areDaysValid ? 'new' : 'days',
    isCut:
      title.length > limits.line ||
      (employer?.length ?? 0) > limits.line ||
      (text?.length ?? 0) > limits.text,
    write: { part: 'experience', values: Object.fromEntries(visible) as typeof values },
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
  if (cv.idiomas.some((spoken) => spoken.idioma === idioma)) return { ...item, state: 'there' };
  if (nivel === undefined) return { ...item, state: 'unknown' };
  return {
    ...item,
    ...(language.level !== 'native' && { detail: language.level ?? '' }),
    state: 'new',
    write: { part: 'languages', values: { idioma, nivel } },
  };
}

/** Id of the language that an item would add. */
const languageOf = ({ write }: Omit<PlannedItem, 'key'>): number | undefined =>
  write?.part === 'languages' ? write.values.idioma : undefined;

/** Plans a single text of the CV, which does not replace an existing one. */
function plannedText(
  part: 'presentation' | 'portfolio',
  text: string | undefined,
  current: string | undefined,
  maxLength: number,
): Omit<PlannedItem, 'key'>[] {
  if (!text) return [];
  const write = { part, values: text.slice(0, maxLength) };
  const item = { part, title: text, isCut: text.length > maxLength };
  if (!current) return [{ ...item, state: 'new', write }];
  return [{ ...item, state: isSameText(current, write.values) ? 'there' : 'taken' }];
}

interface PlanSettings {
  words: KnownWords;
  /** YYYY-MM-DD */
  today: string;
  fields: Readonly<Record<'experiencia' | 'academicos' | 'profesional', GroupFlags>>;
}

/**
 * Plans the import of a file into a CV, section by section. Existing data is not changed: personal data and
 * filled-in single texts stay. Duplicates in the file are planned once.
 */
export function planOf(file: PortableCv, cv: Cv, { words, fields, today }: PlanSettings): PlannedItem[] {
  const isShown = (key: string): boolean => flagsOf(fields.profesional, key).visible;
  const link = file.portfolio && isWebAddress(file.portfolio) ? file.portfolio : undefined;
  const items = [
    ...file.studies.map((study) => plannedStudy(study, cv, words, fields.academicos)),
    ...file.work.map((work) => plannedWork(work, cv, fields.experiencia, today)),
    ...(isShown('idiomas') ? file.languages.map((language) => plannedLanguage(language, cv, words)) : []),
    ...(isShown('presentacion')
      ? plannedText('presentation', file.summary, cv.presentacion, limits.summary)
      : []),
    ...(isShown('enlacePortfolio') ? plannedText('portfolio', link, cv.enlacePortfolio, limits.link) : []),
  ].map((item) => ({
    ...item,
    key: [item.part, item.title, item.detail, item.days?.from, item.days?.to]
      .map((text) => foldDiacritics(text ?? ''))
      .join('|'),
  }));
  const unique = [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();
  return unique.filter((item, index) => {
    const idioma = languageOf(item);
    return idioma === undefined || unique.findIndex((other) => languageOf(other) === idioma) === index;
  });
}
