import { explanation } from '#generator/diagnostics/report-text.ts';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import { problemAt, settingName } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

const legitimateInterest = /inter[eéè]s(?:os)? leg[ií]tim|legitimate interest/i;

/** Warns if a public body claims a legitimate interest, which the law denies to public tasks. */
export const legalBasis: BrandRule = (draft) => {
  const { organismo, legal } = draft.settings;
  if (organismo !== 'publico') return [];
  return Object.entries(legal?.tratamientos ?? {}).flatMap(([form, { legitimacion }]) =>
    Object.entries(legitimacion).flatMap(([language, text]): Diagnostic[] => {
      const path = ['legal', 'tratamientos', form, 'legitimacion', language];
      if (!legitimateInterest.test(text) || !draft.isSound(path)) return [];
      const name = settingName(path);
      return [
        problemAt(draft, path, {
          code: 'legal-basis',
          severity: 'warning',
          ...explanation('rules.legalBasis', { name }),
        }),
      ];
    }),
  );
};
