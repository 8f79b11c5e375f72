import { publicBrand } from '#core/brand/public-brand.ts';
import { hasOfferField } from '#core/contract/validation/offer.ts';
import { formValues, readForm } from '#portal/forms/fields/form-values.ts';
import { closingOf, closingProblems } from '#portal/pieces/offer-actions/closing.ts';
import { closingForm } from '#portal/pieces/offer-actions/closing-form.ts';
import { offerForm } from '#portal/screens/offer-form/offer-form.ts';
import { brandFacts, idPerfilOf, offerFlags, offerProblems } from '#portal/screens/offer-form/offer-rules.ts';
import { jobForm, placementForm } from '../company-sandbox.ts';
import type { ComparedForm, FormSandbox } from './compared-form.ts';
import { today } from './form-sandbox.ts';

/** Forms about offers of a company: both kinds, and closing one. */
export function offerForms({ brand, ids }: FormSandbox): ComparedForm[] {
  const shown = publicBrand(brand, 'es');
  const { settings } = shown;
  // All other fields are shared by both kinds.
  const jobFields = Object.fromEntries(
    Object.entries(offerForm.fields).filter(([key]) => !hasOfferField(key, 2, settings)),
  );
  const offer = (kind: 'practicas' | 'empleo', data: object): ComparedForm => {
    const facts = {
      kind,
      isNew: true,
      ...brandFacts(shown),
      hasWorkplaces: false,
      hasTutors: false,
      hasProgrammes: false,
      today,
    };
    return {
      name: kind,
      call: 'addOferta',
      as: 'company',
      form: { fields: kind === 'empleo' ? jobFields : offerForm.fields },
      base: formValues(offerForm, data),
      problems: (values) => offerProblems(values as never, facts),
      body: (values) => ({
        ...readForm(offerForm, values, { flags: offerFlags(values, facts), isNew: true }),
        idPerfil: idPerfilOf(kind),
      }),
    };
  };
  return [
    offer('practicas', placementForm),
    offer('empleo', jobForm),
    {
      name: 'closing',
      call: 'cerrarOferta',
      as: 'company',
      form: closingForm,
      base: {
        chosen: 'si',
        candidatos: '',
        nombre: 'Nora',
        fechaInicioContrato: '2026-03-01',
        idTipoContrato: '1',
      },
      problems: (values) => closingProblems(values as never, [], today),
      body: (values) => ({ urlOferta: ids.offer, ...closingOf(values as never, []) }),
    },
  ];
}
