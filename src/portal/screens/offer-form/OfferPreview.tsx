import type { Company } from '#core/contract/entities/company.ts';
import type { EditableOffer } from '#core/contract/entities/offer-form.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { OfferContent } from '#portal/pieces/offer-sheet/OfferContent.tsx';
import { offerPreview } from './offer-preview.ts';
import type { OfferFormFacts } from './offer-rules.ts';
import type { OfferChoices } from './use-offer-choices.ts';
import type { OfferFormValues } from './offer-draft.ts';

interface OfferPreviewProps {
  values: OfferFormValues;
  facts: OfferFormFacts;
  company: Company;
  choices: OfferChoices;
  /** The offer as stored on the server; absent for a new offer. */
  opened?: EditableOffer | undefined;
}

/** Preview of the form's offer, rendered by the component that students see. */
export function OfferPreview({ values, facts, company, choices, opened }: OfferPreviewProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { ficheroInformacionComplementaria: chosen, ficheroInformacionComplementariaEnlace: address } =
    values;
  const preview = offerPreview(
    values,
    facts,
    {
      company,
      tutors: choices.tutors,
      publishAs: brand.settings.publicacionOfertaDefecto,
      file: address || chosen.split('|')[0],
    },
    opened,
  );
  const province = useLabelList('provincias', [preview.idProvincia]);
  const [year, month, day] = facts.today.split('-');
  const offer: OfferDetail = {
    ...preview,
    titulo: preview.titulo || t('offer-form.untitled'),
    empresa: preview.datosEmpresa?.nombre ?? t('offer-form.confidential'),
    // A new offer has no number yet.
    idoferta: '–' as unknown as number,
    urlAcceso: 'vista-previa',
    fecha: `${day}/${month}/${year}`,
    provincia: province || preview.provinciaTexto,
    textoPerfilOferta: '',
  };
  return (
    <div className="offer">
      <p className="offer-preview-title">{offer.titulo}</p>
      <OfferContent offer={offer} kind={facts.kind} />
    </div>
  );
}
