import { publication } from '#core/contract/constants.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { EditableOffer, OfferRequest } from '#core/contract/entities/offer-form.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import { offerForm, type OfferValues } from './offer-form.ts';
import { idPerfilOf, offerFlags, type OfferFormFacts } from './offer-rules.ts';

/** Makes the request of an offer, without its document. */
export function offerRequest(
  values: OfferValues,
  facts: OfferFormFacts,
  opened?: EditableOffer,
): OfferRequest {
  const flags = offerFlags(values, facts);
  const read = readForm(offerForm, values, { flags, isNew: facts.isNew }, opened);
  const { idOpcionPublicacion, admiteMenores, ...rest } = read;
  return {
    ...rest,
    ...omitUndefined({ idOpcionPublicacion }),
    ...(facts.switches.menores !== 'ninguno' && { admiteMenores }),
    idPerfil: idPerfilOf(facts.kind),
    ...(idOpcionPublicacion !== undefined && {
      ocultarDatosEmpresa: idOpcionPublicacion === publication.anonymous,
    }),
  } as OfferRequest;
}
