import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { daysNamed } from '../validate/readable-values.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';

const day = 24 * 60 * 60 * 1000;

/** Maximum number of days between a period and a day named for it; a longer distance is taken for a mistake. */
const farAway = 62;

type Notice = BrandDraft['settings']['avisos'][number];

/** The end in the year after, where the period then takes at most two months: most likely, the year was not changed. */
function nextSuchDay(from: string, until: string): string | undefined {
  const later = `${Number(from.slice(0, 4)) + (until.slice(5) < from.slice(5) ? 1 : 0)}${until.slice(4)}`;
  const days = (Date.parse(later.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day;
  return later !== until && days >= 0 && days <= farAway ? later : undefined;
}

/** The same hour a day after the beginning, for a night whose end has the day of its beginning. */
function dayAfter(from: string, until: string): string | undefined {
  const [first, last] = [from, until].map((moment) => Date.parse(`${moment.replace(' ', 'T')}Z`));
  if (from.length <= 10 || first === undefined || last === undefined || first - last >= day) return undefined;
  return new Date(last + day).toISOString().slice(0, 16).replace('T', ' ');
}

/** A beginning behind its end, which is never. */
function reversed(draft: BrandDraft, path: SettingPath, from: string, until: string): Diagnostic[] {
  const [first, last] = [
    [...path, 'desde'],
    [...path, 'hasta'],
  ];
  // A day includes its last moment, an hour does not.
  const isNever = from.length > 10 ? from >= until : from > until;
  if (!isNever || !draft.isSound(first) || !draft.isSound(last)) return [];
  const values = { setting: settingName(path), from, until };
  const texts = { code: 'contradiction' as const, ...explanation('rules.reversedDates', values) };
  const meant = dayAfter(from, until) ?? nextSuchDay(from, until);
  const other = meant === undefined ? undefined : { line: `hasta: '${meant}'` };
  return [
    problemAt(draft, last, {
      ...texts,
      fix: other
        ? reportText('settings.write', other)
        : reportText('rules.reversedDates.swap', { first: `desde: '${until}'`, last: `hasta: '${from}'` }),
      ...(other && { replacement: `'${meant}'` }),
    }),
  ];
}

function past(
  draft: BrandDraft,
  path: SettingPath,
  until: string,
  today: string,
  whole: SettingPath,
): Diagnostic[] {
  if (until.slice(0, 10) >= today || !draft.isSound(path)) return [];
  const values = { setting: settingName(path), until, whole: settingName(whole) };
  return [
    problemAt(draft, path, {
      code: 'past-date',
      severity: 'warning',
      ...explanation('rules.pastDate', values),
    }),
  ];
}

/** Days after which a period can hardly be meant: a slip in a year or a month. */
const longest = { avisos: 366, mantenimiento: 31 } as const;

function long(draft: BrandDraft, path: SettingPath, from: string, until: string): Diagnostic[] {
  const days = Math.round((Date.parse(until.slice(0, 10)) - Date.parse(from.slice(0, 10))) / day);
  if (days <= longest[path[0] === 'avisos' ? 'avisos' : 'mantenimiento']) return [];
  const values = { setting: settingName(path), from, until, days };
  return [
    problemAt(draft, [...path, 'hasta'], {
      code: 'doubtful-fact',
      severity: 'warning',
      ...explanation('rules.longPeriod', values),
    }),
  ];
}

/** Reports a notice whose text names days other than its own period, such as a text of the year before. */
function otherDays(draft: BrandDraft, path: SettingPath, { desde, hasta, texto }: Notice): Diagnostic[] {
  const [from, until] = [Date.parse(desde), Date.parse(hasta)];
  return Object.entries(texto).flatMap(([language, text]) => {
    const where = [...path, 'texto', language];
    const named = daysNamed(text).map(({ year, month, day: dayOfMonth }) => {
      const years =
        year === undefined ? [-1, 0, 1].map((offset) => Number(desde.slice(0, 4)) + offset) : [Number(year)];
      const moments = years.map((one) => Date.UTC(one, month - 1, dayOfMonth));
      return Math.min(...moments.map((moment) => Math.max(from - moment, moment - until) / day));
    });
    if (named.length === 0 || Math.min(...named) <= farAway || !draft.isSound(where)) return [];
    const values = { from: desde, until: hasta };
    return [
      problemAt(draft, where, {
        code: 'doubtful-fact',
        severity: 'warning',
        ...explanation('rules.otherDays', values),
      }),
    ];
  });
}

/**
 * Checks what has a time: notices, maintenance, registration.
 * @param today in the form `2026-11-22`
 */
export function dates(today: string): BrandRule {
  return (draft) => {
    const { avisos, mantenimiento, registroAlumnoHasta, canRegistroAlumno } = draft.settings;
    const periods: { path: SettingPath; desde: string; hasta: string }[] = [
      ...avisos.map((notice, index) => ({ ...notice, path: ['avisos', index] })),
      ...(mantenimiento ? [{ ...mantenimiento, path: ['mantenimiento'] }] : []),
    ];
    const registration: SettingPath = ['registroAlumnoHasta'];
    return [
      ...periods.flatMap(({ path, desde, hasta }) => {
        const never = reversed(draft, path, desde, hasta);
        if (never.length > 0) return never;
        // A list of one notice would be left empty.
        const whole = path.length > 1 && avisos.length === 1 ? path.slice(0, 1) : path;
        return [...past(draft, [...path, 'hasta'], hasta, today, whole), ...long(draft, path, desde, hasta)];
      }),
      ...avisos.flatMap((notice, index) => otherDays(draft, ['avisos', index], notice)),
      ...(registroAlumnoHasta !== undefined && canRegistroAlumno
        ? past(draft, registration, registroAlumnoHasta, today, registration)
        : []),
    ];
  };
}
