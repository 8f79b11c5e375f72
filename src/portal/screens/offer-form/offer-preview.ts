import type { Company } from '#core/contract/entities/company.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { offerForStudents, isAnonymous } from '#core/model/offer-for-students.ts';
import { labelsIn } from '#portal/forms/fields/parts.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import type { OfferValues } from './offer-form.ts';
import { offerRequest } from './offer-request.ts';
import type { OfferFormFacts } from './offer-rules.ts';

/** What a preview goes by besides the form. */
export interface PreviewFacts {
  company: Company;
  /** The contacts who can be tutors. */
  tutors: SelectOptions;
  /** How the brand publishes where the form does not say. */
  publishAs: number;
  /** The document that was chosen: its name, or an address. */
  file?: string | undefined;
}

/** What of an offer comes from elsewhere than from its form. */
type OfHead = 'idoferta' | 'urlAcceso' | 'fecha' | 'empresa' | 'provincia' | 'textoPerfilOferta';

/** What stands in the form of an offer, as students are told it: what is sent goes the way that it goes on a server. */
export function offerPreview(
  values: OfferValues,
  terms: OfferFormFacts,
  { company, tutors, publishAs, file }: PreviewFacts,
  opened?: EditableOffer,
): Omit<OfferDetail, OfHead> {
  const { provincia, ficheroInformacionComplementaria: _, ...fields } = offerRequest(values, terms, opened);
  const { nombreFiscal = '', nombreComercial = nombreFiscal, web, sector, datosEmpresa } = company;
  return {
    ...offerForStudents(
      fields,
      isAnonymous(fields, publishAs)
        ? 'anonymous'
        : {
            nombre: nombreComercial,
            descripcion: datosEmpresa.descripcion,
            web,
            sector,
            tutors: labelsIn(fields.tutores?.join(), tutors).map((name) => ({ nombre: name })),
            workplace: datosEmpresa.centrosTrabajo[fields.centroPracticas ?? ''],
            file: file || opened?.ficheroInformacionComplementaria,
          },
    ),
    ...(provincia !== undefined && { idProvincia: provincia }),
  };
}
