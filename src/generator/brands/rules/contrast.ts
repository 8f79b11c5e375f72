import { explanation } from '#generator/diagnostics/report-text.ts';
import { checkPairs } from '#generator/theme/pairs.ts';
import { problemAt } from '../draft.ts';
import type { BrandRule } from '../draft.ts';

/** Colours that a brand sets as a pair are never changed, so they must be readable as they are. */
export const contrast: BrandRule = (draft) =>
  checkPairs(draft.settings.colores ?? {}).map(({ pair, fondo, texto, ratio, needed, alternatives }) =>
    problemAt(draft, ['colores', pair], {
      code: 'low-contrast',
      ...explanation('rules.lowContrast', {
        texto,
        fondo,
        pair,
        ratio,
        needed,
        texto2: alternatives.texto,
        fondo2: alternatives.fondo,
      }),
    }),
  );
