import external from 'icon:external-link';
import { type ComponentType, useRef, useState } from 'react';
import { candidacyStates } from '#api/constants.ts';
import { desinscribirse } from '#api/calls/student-applications.ts';
import {
  dameCandidaturasEmpleoUsuario,
  dameCandidaturasPracticasUsuario,
} from '#api/calls/student-offers.ts';
import type { OfferDetail } from '#api/entities/offer-detail.ts';
import { isWebAddress } from '#api/validation/web-address.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { fillPattern } from '#routing/pattern.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { useDomainList } from '#shell/islands/use-domain-list.ts';
import { isOver, type OfferKind } from '#shell/offer-card/offer-facts.ts';
import { dropApplications } from '#stores/applications.ts';
import { raise, tell } from '#stores/messages.ts';
import { call } from '#stores/server.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { Question } from '#ui/Question.tsx';
import type { ApplyFlow, ApplyOutcome } from '../apply/ApplyFlow.tsx';
import { markApplied } from '../list-place.ts';

interface ApplyBoxProps {
  offer: OfferDetail;
  kind: OfferKind;
  reload: () => Promise<OfferDetail | undefined>;
}

const load = () => import('../apply/ApplyFlow.tsx');

/** The way to apply, or how the own application stands. */
export function ApplyBox({ offer, kind, reload }: ApplyBoxProps) {
  const { brand, format } = usePage();
  const { t, date } = format;
  const heading = useRef<HTMLHeadingElement>(null);
  // The offer that is shown may be from before, should it not come anew.
  const [isTaken, setTaken] = useState(false);
  const hasApplied = isTaken || offer.estado !== undefined || offer.inscrito === true;
  const link = flagsOf(brand.fields.oferta, 'urlInscripcionExterna').visible && offer.urlInscripcionExterna;
  const isExternal = Boolean(link) && isWebAddress(link || '');
  const missing = offer.requisitos?.filter(({ cumple }) => !cumple).length ?? 0;
  const until = flagsOf(brand.fields.oferta, 'fechaCaducidad').visible && offer.fechaCaducidad;

  /** The button is gone with what it did: whoever pressed it goes on at what has come in its place. */
  async function show(): Promise<OfferDetail | undefined> {
    const now = await reload();
    requestAnimationFrame(() => heading.current?.focus());
    return now;
  }

  return (
    <section className="offer-apply" aria-labelledby="offer-apply">
      <h2 id="offer-apply" ref={heading} tabIndex={-1}>
        {t(hasApplied ? 'offers.yourApplication' : 'offers.applyTitle')}
      </h2>
      {hasApplied ? (
        <OwnApplication offer={offer} kind={kind} reload={show} />
      ) : (
        <>
          {missing > 0 && (
            <p className="offer-requirements-sum" data-missing>
              <a href="#offer-requirements">{t('offers.requirementsMissing', { count: missing })}</a>
            </p>
          )}
          {until && <p className="offer-soft">{t('offers.applyUntil', { day: date(until) })}</p>}
          {isExternal ? (
            <>
              <p className="offer-soft">{t('offers.externalText')}</p>
              <a
                className="button button-primary"
                href={link || undefined}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon shapes={external} />
                {t('offers.applyOutside')} <span className="visually-hidden">{t('frame.newTab')}</span>
              </a>
            </>
          ) : (
            <ApplyButton offer={offer} kind={kind} reload={show} onTaken={() => setTaken(true)} />
          )}
        </>
      )}
    </section>
  );
}

/** Codes of what has happened to an offer meanwhile: it is gone, or was applied for. */
const isGone = 4;
const isApplied = 10;

function ApplyButton({ offer, kind, reload, onTaken }: ApplyBoxProps & { onTaken: () => void }) {
  const { t } = usePage().format;
  const [isActive, setActive] = useState(false);
  const active = useRef(false);
  const [Flow, setFlow] = useState<ComponentType<Parameters<typeof ApplyFlow>[0]>>();

  function put(isNow: boolean): void {
    active.current = isNow;
    setActive(isNow);
  }

  function begin(): void {
    if (active.current) return;
    put(true);
    load().then(
      (module) => setFlow(() => module.ApplyFlow),
      () => {
        put(false);
        raise({ ok: false, kind: 'unavailable', code: 500, reason: 'network' }, { retry: begin });
      },
    );
  }

  async function end(outcome: ApplyOutcome): Promise<void> {
    setFlow(undefined);
    const failure = outcome && 'failure' in outcome ? outcome.failure : undefined;
    const code = failure?.kind === 'error' ? failure.code : undefined;
    if (outcome && 'notice' in outcome) tell(outcome.notice);
    // That it is gone, the page itself says.
    else if (failure && code !== isGone)
      raise(failure, { offer: kind, ...(failure.kind === 'unavailable' ? { retry: begin } : {}) });
    if ((outcome && !failure) || code === isApplied) {
      dropApplications();
      markApplied(kind, offer.urlAcceso);
      await reload();
      onTaken();
    } else if (code === isGone) await reload();
    put(false);
  }

  return (
    <>
      <Button kind="primary" onClick={begin} isBusy={isActive}>
        {t('offers.apply')}
      </Button>
      {Flow && <Flow offer={offer} kind={kind} onEnd={(outcome) => void end(outcome)} />}
    </>
  );
}

function OwnApplication({ offer, kind, reload }: ApplyBoxProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const states = useDomainList('estadosCandidaturasAlumno');
  const own = useAnswer(
    kind === 'practicas' ? dameCandidaturasPracticasUsuario : dameCandidaturasEmpleoUsuario,
    {},
  );
  const { estado, urlAcceso } = offer;
  const status = states?.find(({ id }) => id === estado)?.descripcion;
  const application =
    own.state === 'ready' ? own.datos.find((one) => one.urlAcceso === urlAcceso) : undefined;
  const isWaiting = estado === candidacyStates.preEnrolmentPending;
  const isAnswered = isWaiting || estado === candidacyStates.preEnrolmentRejected;
  const canWithdraw = own.state !== 'loading' && !isAnswered && application?.puedeRetirar !== false;
  const href = brand.paths.application && fillPattern(brand.paths.application, { id: urlAcceso });

  async function withdraw(isYes: boolean): Promise<void> {
    setAsking(false);
    if (!isYes || isSending) return;
    setSending(true);
    const result = await call(desinscribirse, { body: { urlOferta: urlAcceso } });
    setSending(false);
    dropApplications();
    const now = await reload();
    // An answer that was lost may have been a yes.
    const isDone = result.ok || (result.kind === 'unavailable' && now && now.estado !== estado);
    if (isDone) tell(501);
    else raise(result, { offer: kind });
  }

  return (
    <>
      <p className="offer-status">
        <span className="offer-card-badge" data-over={(application && isOver(application)) || undefined}>
          {status ?? t('offers.applied')}
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
        <Button kind="quiet" isBusy={isSending} onClick={() => setAsking(true)}>
          {t('offers.withdraw')}
        </Button>
      )}
      <Question
        open={isAsking}
        title={t('offers.withdrawQuestion')}
        no={t('frame.no')}
        yes={t('frame.yes')}
        onAnswer={(isYes) => void withdraw(isYes)}
      />
    </>
  );
}
