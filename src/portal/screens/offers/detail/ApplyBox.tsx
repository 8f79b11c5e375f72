import * as codes from '#core/contract/codes.ts';
import * as notices from '#core/contract/notice-codes.ts';
import external from 'icon:external-link';
import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { candidacyStates } from '#core/contract/constants.ts';
import { desinscribirse } from '#core/contract/calls/student-applications.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#core/contract/calls/student-offers.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { OfferDetail } from '#core/contract/entities/offer-detail.ts';
import { isWebAddress } from '#core/contract/validation/web-address.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { fillPattern } from '#core/routing/pattern.ts';
import { usePendingAction } from '#portal/island/use-pending-action.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { useDomainLabels } from '#portal/island/domain/use-domain-labels.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { daysToApply, isOver, type OfferKind } from '#core/model/offers.ts';
import { ServerLink } from '#portal/island/server-link/ServerLink.tsx';
import { useServerAddress } from '#portal/island/server-link/use-server-address.ts';
import { ListNames } from '#portal/pieces/offer-sheet/ListNames.tsx';
import { WithdrawButton } from '#portal/pieces/withdrawal/WithdrawButton.tsx';
import { dropApplications } from '#portal/data/cache/applications.ts';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { announce } from '#portal/data/messages/announce.ts';
import { call } from '#portal/data/server/call.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { ApplyFlow, ApplyOutcome, ApplicationMessage } from '../apply/ApplyFlow.tsx';
import { markApplied } from '../mark-applied.ts';
import './joy.scss';

interface ApplyBoxProps {
  offer: OfferDetail;
  kind: OfferKind;
  reload: () => Promise<OfferDetail | undefined>;
}

const load = () => import('../apply/ApplyFlow.tsx');

/** The apply button, or the state of the student's application. */
export function ApplyBox({ offer, kind, reload }: ApplyBoxProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const heading = useRef<HTMLHeadingElement>(null);
  const place = useRef<HTMLDivElement>(null);
  // Kept apart from the offer, which stays stale if reading it again fails.
  const [applied, setApplied] = useState<'before' | { message: ApplicationMessage | undefined }>();
  const [progress, setProgress] = useState<MessageId>();
  const hasApplied = applied !== undefined || offer.estado !== undefined || offer.inscrito === true;
  const link = flagsOf(brand.fields.oferta, 'urlInscripcionExterna').visible && offer.urlInscripcionExterna;
  const isExternal = useServerAddress(link || undefined) !== undefined && isWebAddress(link || '');
  const missing = offer.requisitos?.filter(({ cumple }) => !cumple).length ?? 0;
  const until = flagsOf(brand.fields.oferta, 'fechaCaducidad').visible && offer.fechaCaducidad;
  const days = daysToApply(offer);
  const documents = flagsOf(brand.fields.oferta, 'documentosRequeridos').visible
    ? (offer.documentosRequeridos ?? [])
    : [];

  /** Reloads the offer and moves focus to the heading, because the pressed button disappears. */
  async function reloadAndFocus(): Promise<OfferDetail | undefined> {
    const reloaded = await reload();
    requestAnimationFrame(() => heading.current?.focus());
    return reloaded;
  }

  return (
    <section className="offer-apply" aria-labelledby="offer-apply">
      <h2 id="offer-apply" ref={heading} tabIndex={-1}>
        {t(hasApplied ? 'offers.yourApplication' : 'offers.applyTitle')}
      </h2>
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
          <OwnApplication {...{ offer, kind, place }} reload={reloadAndFocus} onProgress={setProgress} />
        </>
      ) : (
        <>
          {missing > 0 && (
            <p className="offer-requirements-sum" data-missing>
              <a href="#offer-requirements">{t('offer.requirementsMissing', { count: missing })}</a>
            </p>
          )}
          {until && (
            <p className="offer-soft">
              {t('offers.applyUntil', { day: date(until) })}
              {days !== undefined && <strong>{` ${t('frame.closesIn', { count: days })}.`}</strong>}
            </p>
          )}
          {documents.length > 0 && (
            <div className="offer-soft">
              <p>{t('offer.documentosRequeridos')}:</p>
              <ListNames name="tiposDocumentoAlumnoPracticas" ids={documents} />
            </div>
          )}
          {isExternal ? (
            <>
              <p className="offer-soft">{t('offers.externalText')}</p>
              <ServerLink className="button button-primary" address={link || undefined}>
                <Icon shapes={external} />
                {t('offers.applyOutside')}
              </ServerLink>
            </>
          ) : (
            <ApplyButton
              {...{ offer, kind, place }}
              isDoubtful={missing > 0}
              reload={reloadAndFocus}
              onApplied={setApplied}
              onProgress={setProgress}
            />
          )}
        </>
      )}
      <ActionError place={place} waiting={progress ? t(progress) : false} />
    </section>
  );
}

interface ActionProps extends ApplyBoxProps {
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

function OwnApplication({ offer, kind, reload, place, onProgress }: ActionProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [isSending, setSending] = useState(false);
  const states = useDomainLabels('estadosCandidaturasAlumno');
  const own = useQueryAnswer(
    kind === 'practicas' ? dameCandidaturasPracticasUsuario : dameCandidaturasEmpleoUsuario,
    {},
  );
  const { estado, urlAcceso } = offer;
  const status = states?.of(estado);
  const application =
    own.state === 'ready' ? own.datos.find((one) => one.urlAcceso === urlAcceso) : undefined;
  const isWaiting = estado === candidacyStates.preEnrolmentPending;
  const isAnswered = isWaiting || estado === candidacyStates.preEnrolmentRejected;
  const canWithdraw = own.state !== 'loading' && !isAnswered && application?.puedeRetirar !== false;
  const href = brand.paths.application && fillPattern(brand.paths.application, { id: urlAcceso });

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
    <>
      <p className="offer-status">
        <span className="offer-card-badge" data-over={(application && isOver(application)) || undefined}>
          {status ?? t('frame.applied')}
        </span>
      </p>
      {application?.descripcionEstadoMotivo && (
        <p className="offer-soft">{application.descripcionEstadoMotivo}</p>
      )}
      {href && (
        <a className={`button ${isWaiting ? 'button-primary' : ''}`} href={href}>
          {t(isWaiting ? 'offers.answerApplication' : 'offers.seeApplication')}
        </a>
      )}
      {canWithdraw && (
        <WithdrawButton offer={offer} kind="quiet" isBusy={isSending} onWithdraw={() => void withdraw()} />
      )}
    </>
  );
}
