import chevron from 'icon:chevron-down';
import type { Process } from '#core/contract/entities/process.ts';
import { isForUniversity } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Paragraphs } from '#portal/lists/detail/Paragraphs.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { offerStateOf } from './offer-state.ts';
import './offer-state.scss';

interface OfferStateProps {
  offer: Process;
  /** Only the state, which unfolds to its meaning: for the row of a list. */
  isBrief?: boolean;
}

/** State of a company's offer, with its meaning and next step; what has to be corrected is always shown. */
export function OfferState({ offer, isBrief = false }: OfferStateProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const { tag, tone, meaning } = offerStateOf(offer);
  const { observacionesUniversidad, cierre, copiaDe, Estado } = offer;
  const isPending = Estado === 'pendiente';
  const sheet = brand.paths['company-offer-sheet'];
  const refusal = cierre?.por === 'universidad' ? cierre.motivo : undefined;
  const correction = isPending ? observacionesUniversidad : undefined;
  const chip = (
    <span className="own-state-tag" data-tone={tone}>
      {t(tag)}
    </span>
  );
  const explanation = (
    <>
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
    </>
  );
  return (
    <div className="own-state">
      {correction && (
        <div className="own-state-said">
          <strong>{t('company-offers.correction')}</strong>
          <Paragraphs text={correction} />
        </div>
      )}
      {isBrief ? (
        <details className="own-state-more">
          <summary>
            {chip}
            <span className="visually-hidden"> {t('company-offers.stateMeaning')}</span>
            <Icon shapes={chevron} />
          </summary>
          {explanation}
        </details>
      ) : (
        <>
          {chip}
          {explanation}
        </>
      )}
    </div>
  );
}
