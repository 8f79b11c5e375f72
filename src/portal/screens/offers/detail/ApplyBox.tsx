import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { desinscribirse } from '#core/contract/calls/student-applications.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { usePendingAction } from '#portal/island/use-pending-action.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import type { OfferKind } from '#core/model/offers.ts';
import { WithdrawButton } from '#portal/pieces/withdrawal/WithdrawButton.tsx';
import { dropApplications } from '#portal/data/cache/applications.ts';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { announce } from '#portal/data/messages/announce.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { ApplyFlow, ApplyOutcome, ApplicationMessage } from '../apply/ApplyFlow.tsx';
import { markApplied } from '../mark-applied.ts';
import { ApplySection, ApplyTerms, isAppliedTo, missingOf, OwnState } from './ApplySection.tsx';
import './joy.scss';

interface ApplyBoxProps {
  offer: OfferDetail;
  kind: OfferKind;
  /** Only what the page was painted with is known: nothing acts yet. */
  isEarly: boolean;
  reload: () => Promise<OfferDetail | undefined>;
}

const load = () => import('../apply/ApplyFlow.tsx');

/** The apply button, or the state of the student's application. */
export function ApplyBox({ offer, kind, isEarly, reload }: ApplyBoxProps) {
  const { t } = usePage().format;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Kept apart from the offer, which stays stale if reading it again fails.
  const [applied, setApplied] = useState<'before' | { message: ApplicationMessage | undefined }>();
  const [progress, setProgress] = useState<MessageId>();
  const hasApplied = applied !== undefined || isAppliedTo(offer);

  /** Reloads the offer and moves focus to the heading, because the pressed button disappears. */
  async function reloadAndFocus(): Promise<OfferDetail | undefined> {
    const reloaded = await reload();
    requestAnimationFrame(() => heading.current?.focus());
    return reloaded;
  }

  return (
    <ApplySection {...{ hasApplied, heading }}>
      {hasApplied ? (
        <>
          {typeof applied === 'object' && (
            <div className="offer-joy">
              <div className="offer-burst" />
              <p>
                {applied.message?.text ?? t('offers.wellDone')}
                {applied.message?.action && (
                  <>
                    {' '}
                    <a href={applied.message.action.href}>{applied.message.action.label}</a>
                  </>
                )}
              </p>
            </div>
          )}
          <OwnApplication
            {...{ offer, kind, isEarly, place }}
            reload={reloadAndFocus}
            onProgress={setProgress}
          />
        </>
      ) : (
        <ApplyTerms offer={offer}>
          {!isEarly && (
            <ApplyButton
              {...{ offer, kind, place }}
              isDoubtful={missingOf(offer) > 0}
              reload={reloadAndFocus}
              onApplied={setApplied}
              onProgress={setProgress}
            />
          )}
        </ApplyTerms>
      )}
      {!isEarly && <ActionError place={place} waiting={progress ? t(progress) : false} />}
    </ApplySection>
  );
}

interface ActionProps extends Omit<ApplyBoxProps, 'isEarly'> {
  /** Element of the error message. */
  place: RefObject<HTMLDivElement | null>;
  /** Called with the text of the running action, or `undefined` once it has ended. */
  onProgress: (progress: MessageId | undefined) => void;
}

interface ApplyButtonProps extends ActionProps {
  /** The student does not meet all requirements, so the button is not the page's primary one. */
  isDoubtful: boolean;
  /** Called once the application exists: sent with this button, or `before` from elsewhere. */
  onApplied: (applied: 'before' | { message: ApplicationMessage | undefined }) => void;
}

function ApplyButton({ offer, kind, isDoubtful, reload, place, onApplied, onProgress }: ApplyButtonProps) {
  const { t } = usePage().format;
  const [isActive, setActive] = useState(false);
  const active = useRef(false);
  const [isResumed, setResumed] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [Flow, setFlow] = useState<ComponentType<Parameters<typeof ApplyFlow>[0]>>();

  function setRunning(isRunning: boolean): void {
    active.current = isRunning;
    setActive(isRunning);
    onProgress(isRunning ? 'offers.applying' : undefined);
  }

  function begin(resumes = false): void {
    if (active.current) return;
    setRunning(true);
    clearError(place);
    setResumed(resumes);
    load().then(
      (module) => setFlow(() => module.ApplyFlow),
      () => {
        setRunning(false);
        showError(
          { ok: false, kind: 'unavailable', code: codes.serviceUnavailable, reason: 'network' },
          { place, retry: () => begin(resumes) },
        );
      },
    );
  }

  usePendingAction(`inscripcion/${offer.urlAcceso}`, () => begin(true));

  async function end(outcome: ApplyOutcome): Promise<void> {
    setFlow(undefined);
    setAsking(false);
    const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
    const code = failure?.kind === 'error' ? failure.code : undefined;
    const message = outcome && 'notice' in outcome ? outcome.message : undefined;
    // Only announced: a notice bar would repeat the page's own message, over the title.
    if (message) announce(message.text);
    else if (outcome && 'notice' in outcome) showNotice(outcome.notice);
    // The page itself shows that the offer is gone.
    else if (failure && code !== codes.offerNotFound)
      showError(failure, {
        offer: kind,
        place,
        ...(failure.kind === 'unavailable' && { retry: () => begin() }),
      });
    if ((outcome && !failure) || code === codes.alreadyApplied) {
      dropApplications();
      markApplied(kind, offer.urlAcceso);
      await reload();
      onApplied(failure ? 'before' : { message });
    } else if (code === codes.offerNotFound) await reload();
    setRunning(false);
  }

  return (
    <>
      <Button
        kind={isDoubtful ? 'secondary' : 'primary'}
        onClick={() => begin()}
        isBusy={isActive && !isAsking}
      >
        {t('offers.apply')}
      </Button>
      {Flow && (
        <Flow {...{ offer, kind, isResumed }} onAsk={setAsking} onEnd={(outcome) => void end(outcome)} />
      )}
    </>
  );
}

function OwnApplication({
  offer,
  kind,
  isEarly,
  reload,
  place,
  onProgress,
}: ActionProps & Pick<ApplyBoxProps, 'isEarly'>) {
  const [isSending, setSending] = useState(false);
  const own = useQueryAnswer(
    kind === 'practicas' ? dameCandidaturasPracticasUsuario : dameCandidaturasEmpleoUsuario,
    {},
  );
  const { estado, urlAcceso } = offer;
  const application =
    own.state === 'ready' ? own.datos.find((one) => one.urlAcceso === urlAcceso) : undefined;
  const canWithdraw = !isEarly && own.state !== 'loading' && application?.puedeRetirar !== false;

  async function withdraw(): Promise<void> {
    if (isSending) return;
    setSending(true);
    onProgress('offers.withdrawing');
    clearError(place);
    const result = await call(desinscribirse, { body: { urlOferta: urlAcceso } });
    setSending(false);
    dropApplications();
    const reloaded = await reload();
    // A lost answer may have been a success.
    const isDone = result.ok || (result.kind === 'unavailable' && reloaded && reloaded.estado !== estado);
    if (isDone) showNotice(notices.withdrawn);
    else showError(result, { offer: kind, place });
    onProgress(undefined);
  }

  return (
    <OwnState {...{ offer, application }}>
      {canWithdraw && (
        <WithdrawButton offer={offer} kind="quiet" isBusy={isSending} onWithdraw={() => void withdraw()} />
      )}
    </OwnState>
  );
}
