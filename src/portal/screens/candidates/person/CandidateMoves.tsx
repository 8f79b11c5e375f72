import undo from 'icon:undo-2';
import { useEffect, useId, useRef, useState } from 'react';
import * as notices from '#core/contract/notice-codes.ts';
import { candidacyStates } from '#core/contract/constants.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { canMoveBack, isDecision, type Move, movesOf, outdatedCandidacy } from '#core/model/candidates.ts';
import type { SubmitRefusal } from '#portal/forms/form/use-form.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { refusalOf } from '#portal/forms/parts/refusal.ts';
import { lacksReason } from '#portal/forms/reason/reason.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionError } from '#portal/messages/ActionError.tsx';
import { clearError, showError, showNotice } from '#portal/data/messages/messages.ts';
import { Button } from '#portal/ui/Button.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import type { Destination, MoveOutcome } from '../stores/candidate-changes.ts';
import { changesOf } from '../stores/portal-candidates.ts';
import type { States } from '../use-states.ts';
import { MoveDialog } from './MoveDialog.tsx';
import type { MoveValues } from './MoveForm.tsx';
import { MoveSelect } from './MoveSelect.tsx';

export interface CandidateMovesProps {
  candidate: Candidate;
  name: string;
  /** urlAcceso and kind of the offer. */
  offer: string | undefined;
  idPerfil: number;
  states: States;
  /** All who applied, as far as they are known: what can be undone is seen by them. */
  candidatos: readonly Candidate[];
}

const loadMissing = async () => (await import('./MissingData.tsx')).MissingData;

/** More states than that are not shown side by side. */
const mostButtons = 6;

/** What a company can do with a candidacy, and what came of it. */
export function CandidateMoves(props: CandidateMovesProps) {
  const { candidate, name, offer, idPerfil, states, candidatos } = props;
  const { brand, format } = usePage();
  const { t } = format;
  const moves = movesOf(candidate, states.rows);
  const hasUnknown = states.failed !== undefined || (candidate.estadosPosibles?.length ?? 0) > 0;
  const reasons = useRows('tipoMotivoCambioEstadoCandidatura', moves.length > 0);
  const [asked, setAsked] = useState<Move>();
  const [busy, setBusy] = useState<number>();
  const [left, setLeft] = useState<number>();
  const [isEarlier, setEarlier] = useState(false);
  const [missing, setMissing] = useState<{ to: Destination; campos: readonly string[] }>();
  const place = useRef<HTMLDivElement>(null);
  const label = useId();
  const note = useRef<HTMLParagraphElement>(null);
  const isMoved = left !== undefined && left !== candidate.estado;
  useEffect(() => {
    // The button that was pressed is gone.
    if (isMoved) note.current?.focus();
  }, [isMoved, candidate.estado]);

  const needsWords = ({ id }: Move): boolean =>
    reasons.state === 'ready' && reasons.rows.some((row) => row.idEstado === id && row.idPerfil === idPerfil);
  const asks = (move: Move): boolean =>
    isDecision(move) || move.id === candidacyStates.preEnrolmentPending || needsWords(move);

  /** Places that are filled or free again change what is possible for all; where a server has no phases, any move may. */
  const concerns = (...ids: readonly number[]): 'one' | 'all' => {
    const hasPhases = states.rows.some(({ fase }) => fase);
    const fills = ({ id, fase }: Move): boolean => ids.includes(id) && fase === 'seleccionadas';
    return hasPhases && !states.rows.some(fills) ? 'one' : 'all';
  };

  async function send(to: Destination): Promise<MoveOutcome> {
    clearError(place);
    setBusy(to.idEstado);
    const outcome = await changesOf(offer).move(candidate, to, concerns(candidate.estado, to.idEstado));
    setBusy(undefined);
    setMissing(undefined);
    if (outcome.kind === 'moved') {
      setLeft(candidate.estado);
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
    showError(failure, { place, ...(failure.kind === 'unavailable' && { retry: () => void sendNow(to) }) });
  }

  async function submit(to: Destination): Promise<SubmitRefusal<MoveValues> | undefined> {
    const outcome = await send(to);
    if (outcome.kind === 'failed') {
      const { failure } = outcome;
      if (lacksReason(failure)) return { problems: { motivo: 'validation.required' } };
      // What was said of the move stays, unless nothing can come of it any more.
      if (!('code' in failure) || !outdatedCandidacy.includes(failure.code))
        return refusalOf(failure, {}, { brand, side: 'company', t });
      showError(failure, { place });
    }
    setAsked(undefined);
    return undefined;
  }

  const press = (move: Move): void => {
    if (busy !== undefined) return;
    if (asks(move)) setAsked(move);
    else void sendNow({ idEstado: move.id });
  };
  const canUndo = isMoved && (candidate.estadosPosibles?.includes(left) ?? true);
  const mayBeFinal = moves.some(
    (move) => !asks(move) && canMoveBack(candidatos, move.id, candidate.estado) !== true,
  );
  return (
    <div className="candidate-moves">
      {isMoved && (
        <p ref={note} className="candidate-moved" tabIndex={-1}>
          {isEarlier && `${t('candidates.movedEarlier')} `}
          {t('candidates.moved', { state: states.nameOf(candidate.estado) })}
        </p>
      )}
      {canUndo && (
        <Button isBusy={busy === left} onClick={() => void sendNow({ idEstado: left })}>
          <Icon shapes={undo} />
          {t('candidates.undo', { state: states.nameOf(left) })}
        </Button>
      )}
      {moves.length === 0 && <p>{t(hasUnknown ? 'candidates.movesUnknown' : 'candidates.noMoves')}</p>}
      {moves.length > mostButtons && <MoveSelect moves={moves} isBusy={busy !== undefined} onMove={press} />}
      {moves.length > 0 && moves.length <= mostButtons && (
        <div className="candidate-move-buttons" role="group" aria-labelledby={label}>
          <p id={label} className="candidate-move-label">
            {t('candidates.moveTo')}
          </p>
          {moves.map((move) => (
            <Button key={move.id} isBusy={busy === move.id} onClick={() => press(move)}>
              {move.descripcion}
            </Button>
          ))}
        </div>
      )}
      {mayBeFinal && <p className="candidate-hint">{t('candidates.mayBeFinal')}</p>}
      <ActionError place={place} />
      {missing && (
        <LazyPart
          load={loadMissing}
          props={{
            campos: missing.campos,
            isSelection: states.rows.some(
              ({ id, fase }) => id === missing.to.idEstado && fase === 'seleccionadas',
            ),
            onSaved: () => void sendNow(missing.to),
            onClose: () => setMissing(undefined),
          }}
        />
      )}
      {asked && (
        <MoveDialog
          move={asked}
          name={name}
          idPerfil={idPerfil}
          isFinal={isFinal(canMoveBack(candidatos, asked.id, candidate.estado))}
          onSubmit={submit}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}

const isFinal = (canReturn: boolean | undefined): boolean | undefined =>
  canReturn === undefined ? undefined : !canReturn;
