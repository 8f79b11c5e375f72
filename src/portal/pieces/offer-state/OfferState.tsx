import type { Process } from '#core/contract/entities/process.ts';
import { isForUniversity } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { offerStateOf } from './offer-state.ts';
import './offer-state.scss';

/** State of a company's offer, with its meaning and next step. */
export function OfferState({ offer }: { offer: Process }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { tag, tone, meaning } = offerStateOf(offer);
  const { observacionesUniversidad, cierre, copiaDe, Estado } = offer;
  const isPending = Estado === 'pendiente';
  const sheet = brand.paths['company-offer-sheet'];
  const refusal = cierre?.por === 'universidad' ? cierre.motivo : undefined;
  const correction = isPending ? observacionesUniversidad : undefined;
  return (
    <div className="own-state">
      {correction && (
        <div className="own-state-said">
          <strong>{t('company-offers.correction')}</strong>
          <Paragraphs text={correction} />
        </div>
      )}
      <span className="own-state-tag" data-tone={tone}>
        {t(tag)}
      </span>
      <p>
        {t(meaning)}
        {isForUniversity(offer) && <> {t('company-offers.askToChange')}</>}
        {isPending && copiaDe && sheet && (
          <>
            {' '}
            <a href={fillPattern(sheet, { id: copiaDe })}>{t('company-offers.isCopy')}</a>
          </>
        )}
      </p>
      {refusal && (
        <div className="own-state-said">
          <strong>{t('company-offers.refusedBecause')}</strong>
          <Paragraphs text={refusal} />
        </div>
      )}
    </div>
  );
}
