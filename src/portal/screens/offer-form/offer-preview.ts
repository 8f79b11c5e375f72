import type { Company } from '#core/contract/entities/company.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { offerForStudents, isAnonymous } from '#core/model/offer-for-students.ts';
import { labelsIn } from '#portal/forms/fields/comma-separated.ts';
import type { SelectOptions } from '#portal/forms/form/select-options.ts';
import type { OfferValues } from './offer-form.ts';
import { offerRequest } from './offer-request.ts';
import type { OfferFormFacts } from './offer-rules.ts';

/** Inputs of a preview besides the form's values. */
export interface PreviewFacts {
  company: Company;
  /** Contacts of the company who can be tutors. */
  tutors: SelectOptions;
  /** The brand's way of publishing (`idOpcionPublicacion`), where the form has no choice. */
  publishAs: number;
  /** Name or address of the chosen document. */
  file?: string | undefined;
}

/** Keys of an offer that do not come from the form. */
type ServerFields = 'idoferta' | 'urlAcceso' | 'fecha' | 'empresa' | 'provincia' | 'textoPerfilOferta';

/**
 * Derives the offer that students will see from the form's values, as a server derives it from the request.
 */
export function offerPreview(
  values: OfferValues,
  facts: OfferFormFacts,
  { company, tutors, publishAs, file }: PreviewFacts,
  opened?: EditableOffer,
): Omit<OfferDetail, ServerFields> {
  const { provincia, ficheroInformacionComplementaria: _, ...fields } = offerRequest(values, facts, opened);
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
