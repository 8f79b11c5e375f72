import { explanation } from '#generator/diagnostics/report-text.ts';
import type { LogoSetting } from '#generator/theme/logos.ts';
import { problemAt } from '../draft.ts';
import type { BrandDraft, BrandRule } from '../draft.ts';
import { describePlaces, shownLogos } from './shown-logos.ts';

const darkVariant = (setting: LogoSetting): LogoSetting =>
  setting === 'logoencabezado' ? 'logoencabezadoOscuro' : 'logoOscuro';

/** Warns about logos with too little contrast where they are shown. */
export const logoPlates: BrandRule = async (draft: BrandDraft) => {
  const plates = (await shownLogos(draft)).filter(({ plate }) => plate);
  return [...Map.groupBy(plates, ({ setting }) => setting)].map(([setting, places]) =>
    problemAt(draft, [setting], {
      code: 'logo-on-plate',
      severity: 'warning',
      ...explanation('rules.logoPlate', {
        setting,
        where: describePlaces(places),
        dark: darkVariant(setting),
      }),
    }),
  );
};
