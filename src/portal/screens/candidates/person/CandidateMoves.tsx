import undo from 'icon:undo-2';
import arrow from 'icon:arrow-right';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import * as notices from '#core/contract/notice-codes.ts';
import { candidacyStates } from '#core/contract/constants.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import {
  canMoveBack,
  isDecision,
  type Move,
  movesOf,
  nextMove,
  outdatedCandidacy,
} from '#core/model/candidates.ts';
import type { SubmitRefusal } from '#portal/forms/form/form-state.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { lacksReason } from '#portal/forms/reason/reason.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { unavailable } from '#portal/data/server/client/result.ts';
import { createDraft } from '#portal/data/drafts/tab-draft.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Destination, MoveOutcome } from '../stores/candidate-changes.ts';
import { changesOf } from '../stores/portal-candidates.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { $rejections } from '../stores/rejection-store.ts';
import { useMoveLabel } from '../use-move-label.ts';
import type { CandidacyStates } from '../use-states.ts';
import { lastReason, moveDraft, type MoveValues } from './move-draft.ts';
import { MoveDialog } from './MoveDialog.tsx';
import { MoveButtons } from './MoveButtons.tsx';
import { MoveSelect } from './MoveSelect.tsx';
import { useMeasuredBar } from './use-measured-bar.ts';

export interface CandidateMovesProps {
  candidate: Candidate;
  name: string;
  /** `urlAcceso` of the offer. */
  offer: string | undefined;
  /** Kind of the offer. */
  idPerfil: number;
  states: CandidacyStates;
  /** All known candidates of the offer, whose possible states tell whether a move can be undone. */
  candidatos: readonly Candidate[];
  /** Opens the next unread candidate; undefined without one. */
  onNextUnread: (() => void) | undefined;
  /** Whether nobody of the list is unread. */
  isAllRead: boolean;
  /** A move to begin with, as if its button had been pressed. */
  start?: Move;
  /** Name and state, in the bar with the moves. */
  about: ReactNode;
  /** What is below the bar. */
  children: ReactNode;
}

const loadMissing = async () => (await import('./MissingData.tsx')).MissingData;

/** With more states than this, a select replaces the buttons. */
const maxButtons = 6;

/** Bar with the moves of a candidacy, which stays in sight; below it missing data, and the candidate. */
export function CandidateMoves(props: CandidateMovesProps) {
  const { candidate, name, offer, idPerfil, states, candidatos, start, about, children } = props;
  const { onNextUnread, isAllRead } = props;
  const { brand, format } = usePage();
  const { t } = format;
  const moves = movesOf(candidate, states.rows);
  const labelOf = useMoveLabel(moves, ({ descripcion }) => t('candidates.moveNow', { state: descripcion }));
  const hasUnknown = states.failed !== undefined || (candidate.estadosPosibles?.length ?? 0) > 0;
  const reasons = useRows('tipoMotivoCambioEstadoCandidatura', moves.length > 0);
  const [dialogMove, setDialogMove] = useState<Move>();
  const [busy, setBusy] = useState<number>();
  const [previousState, setPreviousState] = useState<number>();
  const [isEarlier, setEarlier] = useState(false);
  const [missing, setMissing] = useState<{ to: Destination; campos: readonly string[] }>();
  const errorRef = useRef<HTMLDivElement>(null);
  const movedNote = useRef<HTMLParagraphElement>(null);
  const isMoved = previousState !== undefined && previousState !== candidate.estado;
  const rejection = useStore($rejections).find(
    ({ idCandidatura, phase }) => idCandidatura === candidate.idCandidatura && phase !== 'held',
  );
  const isRejected = rejection !== undefined;
  const lacking = rejection?.campos ? { to: rejection.to, campos: rejection.campos } : missing;
  useEffect(() => {
    // The pressed button was removed.
    if (isMoved || isRejected) movedNote.current?.focus();
  }, [isMoved, isRejected, candidate.estado]);

  const needsReason = ({ id }: Move): boolean =>
    reasons.state === 'ready' && reasons.rows.some((row) => row.idEstado === id && row.idPerfil === idPerfil);
  const needsDialog = (move: Move): boolean =>
    isDecision(move) || move.id === candidacyStates.preEnrolmentPending || needsReason(move);

  /** A filled or freed place changes the possible moves of all candidates; without phases, any move may. */
  const scopeOf = (...ids: readonly number[]): 'one' | 'all' => {
    const hasPhases = states.rows.some(({ fase }) => fase);
    const fills = ({ id, fase }: Move): boolean => ids.includes(id) && fase === 'seleccionadas';
    return hasPhases && !states.rows.some(fills) ? 'one' : 'all';
  };

  function clearDraft({ idEstado }: Destination): void {
    const { form, id } = moveDraft(String(candidate.idCandidatura), idEstado);
    createDraft(form, id).clear();
  }

  async function send(to: Destination): Promise<MoveOutcome> {
    clearError(errorRef);
    setBusy(to.idEstado);
    const outcome = await changesOf(offer).move(candidate, to, scopeOf(candidate.estado, to.idEstado));
    setBusy(undefined);
    setMissing(undefined);
    if (outcome.kind === 'moved') {
      clearDraft(to);
      setPreviousState(candidate.estado);
      setEarlier(outcome.isEarlier === true);
    } else if (outcome.kind === 'missing') {
      const { campos } = outcome;
      if (campos.length > 0) setMissing({ to, campos });
      else showNotice(notices.candidateNotSelectedYet);
    }
    return outcome;
  }

  async function sendNow(to: Destination): Promise<void> {
    if (busy !== undefined) return;
    const outcome = await send(to);
    if (outcome.kind !== 'failed') return;
    const { failure } = outcome;
    showError(failure, {
      place: errorRef,
      ...(failure.kind === 'unavailable' && { retry: () => void sendNow(to) }),
    });
  }

  /** Rejects after a moment in which that can be taken back. */
  async function reject(to: Destination): Promise<SubmitRefusal<MoveValues> | undefined> {
    try {
      const { rejections } = await import('../stores/portal-rejections.ts');
      rejections.reject(candidate, to, { offer, scope: scopeOf(candidate.estado, to.idEstado) });
    } catch {
      return refusalOf(unavailable('network'), {}, { brand, side: 'company', ...format });
    }
    clearDraft(to);
    if (offer && to.idMotivo !== undefined) lastReason(offer).write({ idMotivo: to.idMotivo });
    setDialogMove(undefined);
    return undefined;
  }

  async function sendRejection(): Promise<void> {
    const { rejections } = await import('../stores/portal-rejections.ts');
    await rejections.sendNow(candidate.idCandidatura);
  }

  async function submit(to: Destination): Promise<SubmitRefusal<MoveValues> | undefined> {
    if (dialogMove?.fase === 'descartadas') return reject(to);
    const outcome = await send(to);
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      if (lacksReason(failure)) return { problems: { motivo: 'validation.required' } };
      // Keep the dialog with its input, unless the candidacy is outdated and the move cannot succeed.
      if (!('code' in failure) || !outdatedCandidacy.includes(failure.code))
        return refusalOf(failure, {}, { brand, side: 'company', ...format });
      showError(failure, { place: errorRef });
    }
    setDialogMove(undefined);
    // Not moved yet: what is missing is filled in first, maybe on another page, and the reason is kept until then.
    return outcome.kind === 'missing' ? {} : undefined;
  }

  const bar = useMeasuredBar();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pane around it has the focus: the keys that scroll are for the CV.
    const { activeElement } = document;
    if (activeElement !== document.body && activeElement?.contains(body.current))
      body.current?.focus({ preventScroll: true });
  }, []);
  const press = (move: Move): void => {
    if (busy !== undefined) return;
    if (needsDialog(move)) setDialogMove(move);
    else void sendNow({ idEstado: move.id });
  };
  const isStarted = useRef(false);
  const areReasonsKnown = reasons.state !== 'loading';
  const begin = useEffectEvent((): void => {
    if (!start || isStarted.current) return;
    isStarted.current = true;
    press(start);
  });
  useEffect(() => {
    // The reasons tell whether the move needs a dialog.
    if (areReasonsKnown) begin();
  }, [areReasonsKnown]);
  const canUndo = isMoved && (candidate.estadosPosibles?.includes(previousState) ?? true);
  useShortcuts(
    t('candidates.shortcutMoves'),
    canUndo && !isRejected
      ? [
          {
            key: 'z',
            label: t('candidates.undo', { state: states.nameOf(previousState) }),
            run: () => void sendNow({ idEstado: previousState }),
          },
        ]
      : [],
  );
  const mayBeFinal = moves.some(
    (move) => !needsDialog(move) && canMoveBack(candidatos, move.id, candidate.estado) !== true,
  );
  return (
    <>
      <section ref={bar} className="candidate-bar" aria-label={t('candidates.selection')}>
        <p className="candidate-marks">{about}</p>
        {(isMoved || isRejected) && (
          <div className="candidate-done">
            <p ref={movedNote} className="candidate-moved" tabIndex={-1}>
              {isEarlier && `${t('candidates.movedEarlier')} `}
              {isRejected
                ? t('candidates.rejectionUnsent')
                : t('candidates.moved', { state: states.nameOf(candidate.estado) })}
            </p>
            {onNextUnread && (
              <Button onClick={onNextUnread}>
                {t('candidates.nextUnread')}
                <Icon shapes={arrow} />
              </Button>
            )}
            {isAllRead && (
              <p>
                {t('candidates.allRead')}{' '}
                <a href={brand.paths['company-offers']}>{t('actions.seeMyOffers')}</a>
              </p>
            )}
            {canUndo && !isRejected && (
              <Button
                isBusy={busy === previousState}
                onClick={() => void sendNow({ idEstado: previousState })}
              >
                <Icon shapes={undo} />
                {t('candidates.undo', { state: states.nameOf(previousState) })}
              </Button>
            )}
          </div>
        )}
        {!isRejected && moves.length === 0 && (
          <p>{t(hasUnknown ? 'candidates.movesUnknown' : 'candidates.noMoves')}</p>
        )}
        {!isRejected && moves.length > maxButtons && (
          <MoveSelect moves={moves} isBusy={busy !== undefined} onMove={press} />
        )}
        {!isRejected && moves.length > 0 && moves.length <= maxButtons && (
          <MoveButtons {...{ name, moves, busy }} next={nextMove(candidate, states.rows)} onMove={press} />
        )}
        <ActionError place={errorRef} />
      </section>
      <div ref={body} className="candidate-body" role="group" aria-label={name} tabIndex={-1}>
        {lacking && (
          <LazyPart
            load={loadMissing}
            props={{
              campos: lacking.campos,
              isSelection: states.rows.some(
                ({ id, fase }) => id === lacking.to.idEstado && fase === 'seleccionadas',
              ),
              onSaved: () => void (rejection ? sendRejection() : sendNow(lacking.to)),
              onClose: () => setMissing(undefined),
            }}
          />
        )}
        {mayBeFinal && !isRejected && <p className="candidate-hint">{t('candidates.mayBeFinal')}</p>}
        {children}
      </div>
      {dialogMove && (
        <MoveDialog
          move={dialogMove}
          submitLabel={labelOf(dialogMove)}
          name={name}
          draftId={String(candidate.idCandidatura)}
          idPerfil={idPerfil}
          isFinal={isFinal(canMoveBack(candidatos, dialogMove.id, candidate.estado))}
          usualReason={
            offer && dialogMove.fase === 'descartadas' ? lastReason(offer).read()?.idMotivo : undefined
          }
          onSubmit={submit}
          onClose={() => setDialogMove(undefined)}
        />
      )}
    </>
  );
}

const isFinal = (canReturn: boolean | undefined): boolean | undefined =>
  canReturn === undefined ? undefined : !canReturn;
