import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import type { FormValues } from '../form/native-fields.ts';
import type { SubmitRefusal } from '../form/form-state.ts';
import type { RefusalContext } from './refusal-context.ts';

/** Form of a wire name (`form.key`): the area of its labels, its page, and what its data is called as a whole. */
interface WireForm {
  area: string;
  route?: RouteId;
  data?: MessageId;
}

const company = { area: 'company', route: 'company', data: 'errors.dataOfCompany' } as const;
const profile = { area: 'profile', route: 'profile', data: 'errors.dataOfProfile' } as const;

/** Only what has a page of its own is filled in elsewhere. */
const wireForms: Readonly<Record<string, WireForm>> = {
  empresa: company,
  cuenta: company,
  contacto: profile,
  perfil: profile,
  cv: { area: 'cv', route: 'cv', data: 'errors.dataOfCv' },
  oferta: { area: 'offer-form' },
  convenio: { area: 'agreements' },
  solicitud: { area: 'proposal' },
  cambio: { area: 'placement-changes' },
};

const formOf = (campo: string): WireForm | undefined => wireForms[campo.split('.')[0] ?? ''];

/** The key of a wire name, without its form and the indexes of list entries. */
const keyOf = (campo: string): string => campo.split(/[.[\]]+/).findLast((part) => /\D/.test(part)) ?? campo;

/**
 * Message about data that the server misses and the form has no field for: the names, with a link to where they are
 * filled in, or else whom to ask.
 * @param campos wire names
 */
export function missingElsewhere<V extends FormValues>(
  campos: readonly string[],
  { brand, t, has = () => false }: RefusalContext,
): SubmitRefusal<V> {
  const areas = Object.values(wireForms).map(({ area }) => area);
  const nameOf = (campo: string): string => {
    const form = formOf(campo);
    const label = (form ? [form.area] : areas).map((area) => `${area}.${keyOf(campo)}`).find(has);
    if (label) return `«${t(label as MessageId)}»`;
    // The page does not have the texts of other forms.
    return form?.data ? t(form.data) : `«${keyOf(campo)}»`;
  };
  const pageOf = (campo: string): string | undefined => {
    const { route } = formOf(campo) ?? {};
    const path = route && brand.paths[route];
    return path === globalThis.location?.pathname ? undefined : path;
  };
  const names = [...new Set(campos.map(nameOf))].join(', ');
  const linked = campos.find(pageOf);
  const href = linked && pageOf(linked);
  const { email = '' } = brand.settings.contacto ?? {};
  const sentences = [
    t('errors.dataMissingElsewhere', { names }),
    ...(campos.every(pageOf) ? [] : [t('errors.dataToAskFor', { email, hasEmail: email ? 'yes' : 'no' })]),
  ];
  return {
    message: { text: sentences.join(' ') },
    // In a new tab: unsaved input stays.
    ...(href && { action: { href: fieldLink(href, linked), label: 'actions.completeData', opensTab: true } }),
  };
}
