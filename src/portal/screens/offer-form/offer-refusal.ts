import * as codes from '#core/contract/codes.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Formatter } from '#core/i18n/formatter.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { textOf } from '#portal/forms/form/form-context.ts';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import type { FieldsOfCodes } from '#portal/forms/parts/refusal.ts';
import { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
import { offerFile, type OfferFormValues } from './offer-draft.ts';
import type { OfferResult } from './send-offer.ts';

/** Fields that the server's codes refer to; a wrong identity number has a field only if just one was sent. */
const fieldsOfCodes = ({
  dniTutorEmpresa,
  dniCandidato,
}: OfferFormValues): FieldsOfCodes<OfferFormValues> => ({
  ...(!(dniTutorEmpresa && dniCandidato) && {
    [codes.badIdentityDocument]: dniCandidato ? 'dniCandidato' : 'dniTutorEmpresa',
  }),
  [codes.startAfterEnd]: 'fechaFin',
  [codes.fileExtension]: offerFile,
  [codes.badEmail]: 'emailTutorEmpresa',
  [codes.badPhone]: 'telefonoTutorEmpresa',
  [codes.programmeNotFound]: 'programa',
  [codes.ibanMissing]: 'conServicio',
});

/** Whether the offer became uneditable while its form was open; only the institution can change it. */
const isUneditable = (failure: CallFailure): boolean =>
  'code' in failure && (failure.code === codes.offerHasManager || failure.code === codes.offerNotEditable);

/** A failure of sending an offer, other than one that is resolved with the stored offer. */
export type OfferFailure = Exclude<OfferResult, { ok: true } | { kind: 'changed' | 'arrived' }>;

interface RefusedOffer {
  values: OfferFormValues;
  /** Fields that the form shows: only these can be corrected, so codes about others go on top. */
  shown: readonly string[];
  brand: PublicBrand;
  format: Formatter;
}

/** Puts the failure of sending an offer at the fields that its code is about, or on top of the form. */
export function offerRefusal(
  failure: OfferFailure,
  { values, shown, brand, format }: RefusedOffer,
): SubmitRefusal<OfferFormValues> {
  if (failure.kind === 'lost') return { message: 'offer-form.lostAnswer' };
  const fields = Object.entries(fieldsOfCodes(values)).filter(([, key]) => shown.includes(key ?? ''));
  const refusal = refusalWithLink(failure, Object.fromEntries(fields), { brand, side: 'company', ...format });
  if (!isUneditable(failure) || !refusal.message) return refusal;
  const { t } = format;
  return { ...refusal, message: { text: `${textOf(refusal.message, t)} ${t('offer-form.contact')}` } };
}
