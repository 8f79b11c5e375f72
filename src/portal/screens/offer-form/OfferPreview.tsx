import { publication } from '#core/contract/constants.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { readForm } from '#portal/forms/fields/form-values.ts';
import { optionText } from '#portal/forms/review/option-text.ts';
import { useListed } from '#portal/island/domain/use-words.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferContent } from '#portal/pieces/offer-sheet/OfferContent.tsx';
import { offerForm } from './offer-form.ts';
import { idPerfilOf, offerFlags, type OfferTerms } from './offer-rules.ts';
import type { OfferChoices } from './use-offer-choices.ts';
import type { FormOfOffer } from './use-offer-form.ts';

interface OfferPreviewProps {
  values: FormOfOffer;
  terms: OfferTerms;
  company: Company;
  choices: OfferChoices;
}

/** What stands in the form as students will see it, by what shows it to them. */
export function OfferPreview({ values, terms, company, choices }: OfferPreviewProps) {
  const { t } = usePage().format;
  const flags = offerFlags(values, terms);
  const read = readForm(offerForm, values, { flags, isNew: terms.isNew });
  const { provincia, ...rest } = read;
  const province = useListed('provincias', [provincia]);
  const isAnonymous = read.idOpcionPublicacion === publication.anonymous;
  const { nombreFiscal = '', nombreComercial = nombreFiscal, web, sector, datosEmpresa } = company;
  const [year, month, day] = terms.today.split('-');
  const offer = {
    ...rest,
    titulo: values.titulo.trim() || t('offer-form.untitled'),
    empresa: isAnonymous ? t('offer-form.confidential') : nombreComercial,
    ...(!isAnonymous && {
      datosEmpresa: { nombre: nombreComercial, descripcion: datosEmpresa.descripcion, web, sector },
    }),
    // It has no number yet.
    idoferta: '–',
    urlAcceso: 'vista-previa',
    fecha: `${day}/${month}/${year}`,
    idPerfil: idPerfilOf(terms.kind),
    provincia: province || values.provinciaTexto,
    idProvincia: provincia,
    nombresTutores: optionText(choices.tutors, values.tutores).split(', ').filter(Boolean),
    nombreCentroPracticas: optionText(choices.workplaces, values.centroPracticas),
  } as unknown as OfferDetail;
  return (
    <div className="offer">
      <p className="offer-preview-title">{offer.titulo}</p>
      <OfferContent offer={offer} kind={terms.kind}>
        {null}
      </OfferContent>
    </div>
  );
}
