import { allInputs } from '#portal/forms/fields/all-inputs.ts';
import { fieldOf } from '#portal/forms/fields/field-of.tsx';
import { offerForm } from './offer-form.ts';

/** Field component of the offer form. */
export const OfferField = fieldOf(offerForm, allInputs);
