import type { Brand } from '#core/brand/brand.ts';
import { collected, type Treatment, treatmentsOf } from '#core/brand/treatments.ts';
import { brandTexts } from '#core/i18n/brand-texts.ts';
import { createFormatter } from '#core/i18n/formatter.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PrivacyLayer } from '#portal/island/page-context.ts';

/** The first layer of one form; `undefined` where the brand does not declare the treatment. */
function layerOf(brand: Brand, treatment: Treatment, language: Language): PrivacyLayer | undefined {
  const { legal, institucion } = brand.settings;
  const declared = legal?.tratamientos?.[treatment];
  if (!declared) return undefined;
  const { t } = createFormatter(language, brandTexts(brand, language, ['privacy']));
  const { titular, emailProteccionDatos: email } = legal;
  const row = (label: string, text: string | undefined): [string, string][] => (text ? [[label, text]] : []);
  return {
    title: t('privacy.title'),
    rows: [
      [t('privacy.responsible'), titular ?? institucion],
      ...row(t('privacy.purpose'), declared.finalidad[language]),
      ...row(t('privacy.basis'), declared.legitimacion[language]),
      ...row(t('privacy.recipients'), declared.destinatarios[language]),
      ...row(t('privacy.source'), declared.procedencia?.[language]),
      [t('privacy.rights'), email ? t('privacy.rightsAt', { email }) : t('privacy.rightsText')],
    ],
    more: t('privacy.more'),
  };
}

/**
 * The privacy layers of the forms of a page. They are in the page's JSON, with their labels, so that they add to no
 * other page and to no catalogue.
 */
export function privacyLayers(
  brand: Brand,
  route: RouteId,
  language: Language,
): { privacy?: Partial<Record<Treatment, PrivacyLayer>> } {
  const shown = treatmentsOf(brand.settings);
  const layers = (collected[route] ?? []).flatMap((treatment) => {
    if (!shown.includes(treatment)) return [];
    const layer = layerOf(brand, treatment, language);
    return layer ? [[treatment, layer] as const] : [];
  });
  return layers.length > 0 ? { privacy: Object.fromEntries(layers) } : {};
}
