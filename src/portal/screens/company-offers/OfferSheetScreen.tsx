import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameDatosProcesoComoAlumno } from '#core/contract/calls/company-offer.ts';
import type { ProcessDetail } from '#core/contract/entities/candidate.ts';
import { kindOf } from '#core/model/company-offers.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { showNotice } from '#portal/data/messages/messages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { Detail } from '#portal/lists/detail/Detail.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { OfferActions } from '#portal/pieces/offer-actions/OfferActions.tsx';
import type { OfferOutcome } from '#portal/pieces/offer-actions/offer-changes.ts';
import { OfferContent } from '#portal/pieces/offer-sheet/OfferContent.tsx';
import { OfferState } from '#portal/pieces/offer-state/OfferState.tsx';
import { InternalFacts } from './InternalFacts.tsx';
import { SelectionFigures } from './SelectionFigures.tsx';
import { useOwnOfferLook } from './use-own-offer-look.tsx';
import '#portal/lists/filters/filters.scss';
import './offer-view.scss';

/** Data sheet of one of the company's offers: its state, actions and full content. */
export function OfferSheetScreen() {
  return (
    <Detail
      {...useOwnOfferLook()}
      call={dameDatosProceso}
      input={(id) => ({ params: { id } })}
      titleOf={({ proceso }) => proceso.titulo}
    >
      {(process, reload) => <Sheet process={process} reload={reload} />}
    </Detail>
  );
}

interface SheetProps {
  process: ProcessDetail;
  reload: () => Promise<unknown>;
}

function Sheet({ process, reload }: SheetProps) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const { proceso, oferta, candidatos } = process;
  const input = { params: { id: proceso.urlAcceso } };
  const studentView = useQueryAnswer(dameDatosProcesoComoAlumno, input);
  const candidates = brand.paths['company-offer-candidates'];

  function onDone(outcome: OfferOutcome): void {
    if (outcome.action === 'copy') {
      showNotice({
        title: t('company-offers.copied'),
        message: t('company-offers.copiedText'),
        target: 'company-offers',
      });
    } else void reload();
  }

  return (
    <div className="offer">
      <h1>{proceso.titulo}</h1>
      <section className="sheet-head" aria-label={t('company-offers.state')}>
        <OfferState offer={proceso} />
        <dl className="sheet-counts">
          <div>
            <dt>{t('company-offers.candidates')}</dt>
            <dd>
              {candidates && proceso.numCandidatos > 0 ? (
                <a href={fillPattern(candidates, { id: proceso.urlAcceso })}>
                  {number(proceso.numCandidatos)}
                </a>
              ) : (
                number(proceso.numCandidatos)
              )}
              {proceso.numCandidatosSinLeer > 0 && (
                <span className="list-badge">
                  {t('company-offers.unreadCount', { count: proceso.numCandidatosSinLeer })}
                </span>
              )}
            </dd>
          </div>
        </dl>
        <OfferActions offer={proceso} onDone={onDone} without="sheet" />
      </section>
      <SelectionFigures candidates={candidatos} />
      {studentView.state === 'failed' && (
        <FailedRead
          failure={studentView.failure}
          text={t('company-offers.offerFailed')}
          retry={() => void queryCache.refresh(dameDatosProcesoComoAlumno, input)}
          isPart
        />
      )}
      {studentView.state === 'ready' && (
        <OfferContent offer={studentView.datos} kind={kindOf(proceso)}>
          <InternalFacts process={proceso} offer={oferta} />
        </OfferContent>
      )}
    </div>
  );
}
