import type { WorkingTimeLimits } from '#core/contract/validation/working-time.ts';
import type { Language } from '#core/i18n/languages.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';

/** Hours of a day without a break, in minutes since midnight. */
export interface Shift {
  from: number;
  to: number;
}

/** Working hours of the days of a week, Monday first; days off are empty. */
export type Week = readonly (readonly Shift[])[];

/** A schedule: the hours by day, and what else was written about it. */
export interface Schedule {
  week: Week;
  rest: string;
}

export const emptyWeek: Week = Array.from({ length: 7 }, () => []);

const dayNames: Readonly<Record<Language, readonly string[]>> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
  ca: ['dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte', 'diumenge'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};

const words: Readonly<Record<Language, { and: string; days: string; hours: string }>> = {
  es: { and: ' y ', days: ' a ', hours: 'de ' },
  ca: { and: ' i ', days: ' a ', hours: 'de ' },
  en: { and: ' and ', days: ' to ', hours: '' },
};

const dayOfWord = new Map(
  Object.values(dayNames).flatMap((names) =>
    names.flatMap((name, day) => {
      const word = foldDiacritics(name);
      return [[word, day] as const, [word.endsWith('s') ? word : `${word}s`, day] as const];
    }),
  ),
);

/** "9:00", as it stands in texts. */
const timeText = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function joined(parts: readonly string[], and: string): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : parts.slice(0, -1).join(', ') + and + last;
}

/** "lunes a viernes", "lunes y miércoles": three days or more in a row are a range. */
function daysText(days: readonly number[], language: Language): string {
  const { and, days: to } = words[language];
  const names = dayNames[language];
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const parts = runs.flatMap((run) => {
    const named = run.map((day) => names[day] ?? '');
    return run.length > 2 ? [`${named[0]}${to}${named.at(-1)}`] : named;
  });
  return joined(parts, and);
}

/** A schedule in words: days with the same hours together, "Lunes a viernes, de 9:00 a 14:00; sábado, de 10:00 a 13:00". */
export function scheduleText({ week, rest }: Schedule, language: Language): string {
  const { and, days: to, hours } = words[language];
  const groups = new Map<string, number[]>();
  week.forEach((periods, day) => {
    if (periods.length === 0) return;
    const text = joined(
      periods.map((period) => hours + timeText(period.from) + to + timeText(period.to)),
      and,
    );
    groups.set(text, [...(groups.get(text) ?? []), day]);
  });
  const text = [...groups].map(([times, days]) => `${daysText(days, language)}, ${times}`).join('; ');
  const sentence = text && text.charAt(0).toUpperCase() + text.slice(1);
  return [sentence, rest.trim()].filter(Boolean).join('. ');
}

type Token = { day: number } | { time: number } | 'to' | 'and';

/** Words that say nothing which days and times do not. */
const fillers = new Set(
  'de del dels d els les los las el la h hs hora horas hores hour hours from on cada every'.split(' '),
);
const connectors = new Map<string, 'to' | 'and'>([
  ...['a', 'al', 'als', 'to', '-', '–', '—', 'hasta', 'fins', 'until'].map((word) => [word, 'to'] as const),
  ...['y', 'i', 'e', 'and', ',', '/', '&'].map((word) => [word, 'and'] as const),
]);

/** The words of a text; `undefined` where one of them is no part of a timetable. */
function tokensOf(text: string): Token[] | undefined {
  const found = foldDiacritics(text).match(/\d{1,2}(?:[:.h]\d{2})?|[a-z]+|[^\s\w]/g);
  const tokens: Token[] = [];
  for (const word of found ?? []) {
    const day = dayOfWord.get(word);
    const connector = connectors.get(word);
    if (day !== undefined) tokens.push({ day });
    else if (/^\d/.test(word)) {
      const [hours = 0, minutes = 0] = word.split(/[:.h]/).map(Number);
      if (hours > 23 || minutes > 59) return undefined;
      tokens.push({ time: hours * 60 + minutes });
    } else if (connector) {
      // ", de 9 a 14 y": of connectors in a row the range counts, which the next value would lack otherwise.
      const last = tokens.at(-1);
      if (last === 'to' || last === 'and') tokens[tokens.length - 1] = last === 'to' ? last : connector;
      else tokens.push(connector);
    } else if (!fillers.has(word)) return undefined;
  }
  if (tokens.at(-1) === 'and') tokens.pop();
  return tokens;
}

/** Days and their periods of one part of a text: days first, then times in pairs. */
function readPart(text: string): { days: number[]; periods: Shift[] } | undefined {
  const tokens = tokensOf(text);
  if (!tokens) return undefined;
  const days: number[] = [];
  const periods: Shift[] = [];
  let start: number | undefined;
  let isRange = false;
  for (const token of tokens) {
    if (token === 'to' || token === 'and') {
      isRange = token === 'to';
      continue;
    }
    if ('day' in token) {
      const last = days.at(-1);
      if (periods.length > 0 || start !== undefined) return undefined;
      if (!isRange) days.push(token.day);
      else if (last === undefined || last >= token.day) return undefined;
      else for (let day = last + 1; day <= token.day; day += 1) days.push(day);
    } else if (start === undefined) {
      if (isRange) return undefined;
      start = token.time;
    } else {
      if (!isRange || start >= token.time) return undefined;
      periods.push({ from: start, to: token.time });
      start = undefined;
    }
    isRange = false;
  }
  if (days.length === 0 || periods.length === 0 || start !== undefined || isRange) return undefined;
  return { days, periods };
}

/** Periods that a day of the grid has room for. */
export const periodsOfDay = 2;

const fits = (periods: readonly Shift[]): boolean =>
  periods.length <= periodsOfDay &&
  !periods.some(({ from }, index) => index > 0 && from < (periods[index - 1]?.to ?? 0));

function readWeek(text: string): Week | undefined {
  const week: Shift[][] = emptyWeek.map(() => []);
  for (const part of text.split(/[;\n]/)) {
    if (!part.trim()) continue;
    const read = readPart(part);
    if (!read) return undefined;
    for (const day of read.days) week[day]?.push(...read.periods);
  }
  return week.some((periods) => periods.length > 0) && week.every(fits) ? week : undefined;
}

/**
 * Reads a schedule in words, in any language of the portals: the hours by day up to the end of a sentence, and the
 * rest as it is. A text that begins in another way is all rest.
 */
export function readSchedule(text: string): Schedule {
  const ends = [text.length, ...[...text.matchAll(/\.(?=\s)/g)].map(({ index }) => index)];
  for (const end of ends) {
    const week = readWeek(text.slice(0, end).replace(/\.\s*$/, ''));
    if (week) return { week, rest: text.slice(end + 1).trim() };
  }
  return { week: emptyWeek, rest: text.trim() };
}

/** Whether a schedule has hours by day. */
export const hasHours = ({ week }: Pick<Schedule, 'week'>): boolean =>
  week.some((periods) => periods.length > 0);

/** Hours of a day. */
export const hoursOf = (periods: readonly Shift[]): number =>
  periods.reduce((sum, { from, to }) => sum + to - from, 0) / 60;

/** Hours of a week. */
export const weekHours = (week: Week): number => week.reduce((sum, periods) => sum + hoursOf(periods), 0);

/** Finds the first limit that a week exceeds, by day before by week; `undefined` within all limits. */
export function exceededByWeek(
  week: Week,
  { horasDia, horasSemana }: WorkingTimeLimits = {},
): 'horasDia' | 'horasSemana' | undefined {
  if (horasDia !== undefined && week.some((periods) => hoursOf(periods) > horasDia)) return 'horasDia';
  return horasSemana !== undefined && weekHours(week) > horasSemana ? 'horasSemana' : undefined;
}

/** "09:00", as inputs of a time have it; empty for none. */
export const inputTime = (minutes: number | undefined): string =>
  minutes === undefined ? '' : timeText(minutes).padStart(5, '0');

/** Minutes of an input's time; `undefined` for none. */
export function minutesOf(value: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(value) ?? [];
  return hours === undefined ? undefined : Number(hours) * 60 + Number(minutes);
}
