import { collected, type Treatment, treatmentsOf } from '#core/brand/treatments.ts';
import type { PageData, PrivacyLayer } from '#portal/island/page-context.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PageRequest } from './page-request.ts';

type Page = Pick<PageRequest, 'brand' | 'route' | 'language' | 'portal'>;

/** The first layer of one form; `undefined` where the brand does not declare the treatment. */
function layerOf({ brand, language, portal }: Page, treatment: Treatment): PrivacyLayer | undefined {
  const { legal, institucion } = brand.settings;
  const declared = legal?.tratamientos?.[treatment];
  if (!declared) return undefined;
  const { t } = portal.format(['privacy']);
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
export function privacyLayers(page: Page): { privacy?: Partial<Record<Treatment, PrivacyLayer>> } {
  const treatments = collected[page.route];
  if (!treatments) return {};
  const shown = treatmentsOf(page.brand.settings);
  const layers = treatments.flatMap((treatment) => {
    if (!shown.includes(treatment)) return [];
    const layer = layerOf(page, treatment);
    return layer ? [[treatment, layer] as const] : [];
  });
  return layers.length > 0 ? { privacy: Object.fromEntries(layers) } : {};
}

/** Whose data a page shows to themselves, by the keys of `legal.conservacion`. */
const ownData: Readonly<Partial<Record<RouteId, 'alumnado' | 'empresas'>>> = {
  cv: 'alumnado',
  company: 'empresas',
  profile: 'empresas',
};

/** How long the data are kept that people look at on a page, where the brand says so. */
export function retentionNote({ brand, route, language, portal }: Page): Pick<PageData, 'retention'> {
  const owner = ownData[route];
  const text = owner && brand.settings.legal?.conservacion?.[owner]?.[language];
  if (!text) return {};
  const { t } = portal.format(['privacy']);
  return { retention: { title: t('privacy.retention'), text, more: t('privacy.more') } };
}
