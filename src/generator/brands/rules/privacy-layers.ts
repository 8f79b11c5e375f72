import { explanation } from '#generator/diagnostics/report-text.ts';
import { treatmentsOf } from '#core/brand/treatments.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

const setting = ['legal', 'tratamientos'] as const;

/**
 * Settings that decide which forms there are: with a mistake in one, its default could enable forms that nobody wanted.
 */
const deciding = [
  setting,
  ['modulos'],
  ['canRegistroAlumno'],
  ['showPropuestaPracticas'],
  ['quitarCampoDiscapacidad'],
] as const;

/**
 * Warns about forms that collect data without the first layer of privacy information. A brand without a responsible
 * party has other things to write first.
 */
export const privacyLayers: BrandRule = (draft) => {
  const { legal } = draft.settings;
  if (legal?.titular === undefined || !deciding.every((path) => draft.isSound(path))) return [];
  const missing = treatmentsOf(draft.settings).filter((treatment) => !legal.tratamientos?.[treatment]);
  if (missing.length === 0) return [];
  const names = missing.map((treatment) => `\`${treatment}\``).join(', ');
  return [
    problemAt(draft, setting, {
      code: 'privacy-layer',
      severity: 'warning',
      ...explanation('rules.privacyLayer', { count: missing.length, names }),
    }),
  ];
};
