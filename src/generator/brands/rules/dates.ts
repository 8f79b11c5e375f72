import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandDraft, BrandRule, SettingPath } from '../draft.ts';

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
  return [problemAt(draft, last, { code: 'contradiction', ...explanation('rules.reversedDates', values) })];
}

function past(draft: BrandDraft, path: SettingPath, until: string, today: string): Diagnostic[] {
  if (until.slice(0, 10) >= today || !draft.isSound(path)) return [];
  const values = { setting: settingName(path), until };
  return [
    problemAt(draft, path, {
      code: 'past-date',
      severity: 'warning',
      ...explanation('rules.pastDate', values),
    }),
  ];
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
        return never.length > 0 ? never : past(draft, [...path, 'hasta'], hasta, today);
      }),
      ...(registroAlumnoHasta !== undefined && canRegistroAlumno
        ? past(draft, registration, registroAlumnoHasta, today)
        : []),
    ];
  };
}
