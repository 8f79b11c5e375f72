import left from 'icon:chevron-left';
import right from 'icon:chevron-right';
import enlarge from 'icon:maximize-2';
import close from 'icon:x';
import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react';
import * as codes from '#core/contract/codes.ts';
import { dameCandidato } from '#core/contract/calls/candidate.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { detailState } from '#portal/lists/detail/detail-state.ts';
import { AnswerRemarks } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { candidateAddress } from '../candidate-address.ts';
import { noteRead } from '../stores/portal-candidates.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import type { CandidacyStates } from '../use-states.ts';

interface CandidatePaneProps {
  id: number;
  /** `urlAcceso` of the offer. */
  offer: string;
  states: CandidacyStates;
  candidatos: readonly Candidate[];
  previous: Candidate | undefined;
  next: Candidate | undefined;
  /** Opens the next unread candidate; undefined without one. */
  onNextUnread: (() => void) | undefined;
  /** With each new object the pane takes the focus. */
  reading: object | undefined;
  onOpen: (id: number) => void;
  onClose: () => void;
}

const loadView = async () => (await import('./CandidateView.tsx')).CandidateView;

/** Codes for a candidacy that does not exist any more, or not for this company. */
const goneCodes = [codes.applicationNotFound, codes.offerNotFound, codes.actionNotAllowed];

/** A candidate beside the list, marked as read when shown. The bar with previous and next stays mounted. */
export function CandidatePane(props: CandidatePaneProps) {
  const { id, candidatos, previous, next, reading, onOpen, onClose } = props;
  const { brand, format } = usePage();
  const { t } = format;
  const answer = useQueryAnswer(dameCandidato, { params: { id } });
  const query = useQuery().toString();
  const nameOf = useCandidateName();
  const listed = candidatos.find(({ idCandidatura }) => idCandidatura === id);
  const name = listed && nameOf(listed);
  useAnnounce(name);
  const pane = useRef<HTMLElement>(null);
  // A layout effect, so that the content finds the focus here when it appears, and takes it.
  useLayoutEffect(() => {
    const body = pane.current?.querySelector<HTMLElement>('.candidate-body');
    if (reading) (body ?? pane.current)?.focus({ preventScroll: true });
  }, [reading, id]);
  return (
    <aside
      ref={pane}
      tabIndex={-1}
      className="candidate-pane"
      aria-label={t('candidates.opened')}
      aria-busy={answer.state === 'loading'}
    >
      <div className="candidate-pane-head">
        {name && <p className="candidate-pane-name">{name}</p>}
        {/* aria-disabled, so that the buttons keep the focus at either end of the list. */}
        <div className="candidate-pane-bar">
          <Button
            aria-disabled={!previous || undefined}
            onClick={() => previous && onOpen(previous.idCandidatura)}
          >
            <Icon shapes={left} />
            {t('candidates.previous')}
          </Button>
          <Button aria-disabled={!next || undefined} onClick={() => next && onOpen(next.idCandidatura)}>
            {t('candidates.next')}
            <Icon shapes={right} />
          </Button>
          <a
            className="candidate-own-page"
            href={candidateAddress(brand.paths, id, query)}
            aria-label={t('candidates.ownPage')}
            title={t('candidates.ownPage')}
          >
            <Icon shapes={enlarge} />
          </a>
          <Button kind="quiet" aria-label={t('candidates.closePane')} onClick={onClose}>
            <Icon shapes={close} />
          </Button>
        </div>
      </div>
      <PaneContent key={id} {...props} />
    </aside>
  );
}

/** The opened candidate, or why there is nothing to show. */
function PaneContent({ id, offer, states, candidatos, onNextUnread, onClose }: CandidatePaneProps) {
  const { t } = usePage().format;
  const input = { params: { id } };
  const shown = detailState(useQueryAnswer(dameCandidato, input), goneCodes);
  const retry = (): Promise<unknown> => queryCache.refresh(dameCandidato, input);
  // Deferred: rendering a CV must not block the list beside it.
  const candidate = useDeferredValue(shown.state === 'ready' ? shown.datos : undefined, undefined);
  const isRead = shown.state === 'ready';
  const isGone = shown.state === 'gone';
  const goneText = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused element may have been removed with the candidacy.
    if (isGone && document.activeElement === document.body) goneText.current?.focus();
  }, [isGone]);
  useEffect(() => {
    if (isRead) noteRead(offer, { idCandidatura: id });
  }, [isRead, offer, id]);
  return (
    <>
      {(shown.state === 'loading' || (isRead && !candidate)) && (
        <SkeletonRows rows={5} label={t('frame.loading')} />
      )}
      {shown.state === 'failed' && (
        <FailedRead text={t('candidates.cvFailed')} failure={shown.failure} retry={() => void retry()} />
      )}
      {isGone && (
        <p ref={goneText} role="alert" tabIndex={-1}>
          {t('candidates.goneText')}
        </p>
      )}
      {shown.state === 'ready' && candidate && (
        <>
          <AnswerRemarks answers={[shown]} retry={retry} />
          <LazyPart
            load={loadView}
            props={{
              ...{ candidate, offer, states, candidatos },
              onUnread: onClose,
              onNextUnread,
              isAllRead: onNextUnread === undefined,
            }}
          />
        </>
      )}
    </>
  );
}
