import circleCheck from 'icon:circle-check';
import userX from 'icon:user-x';
import { useStore } from '@nanostores/react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { Move } from '#core/model/candidates.ts';
import { shortDay } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ActionMenu } from '#portal/ui/ActionMenu.tsx';
import { Stars } from '../note/Stars.tsx';
import { $rejections } from '../stores/rejection-store.ts';
import { useCandidateName } from '../use-candidate-name.ts';
import { useMoveLabel } from '../use-move-label.ts';

interface BoardCardProps {
  candidate: Candidate;
  /** Name of the current state. */
  state: string;
  moves: readonly Move[];
  href: string;
  isDragged: boolean;
  onOpen: (id: number) => void;
  onMove: (candidate: Candidate, move: Move) => void;
  onDrag: (candidate: Candidate) => void;
  onDragEnd: () => void;
}

/** A candidate on the board, with a menu of the moves. */
export function BoardCard(props: BoardCardProps) {
  const { candidate, state, moves, href, isDragged, onOpen, onMove, onDrag, onDragEnd } = props;
  const { format } = usePage();
  const { t } = format;
  const name = useCandidateName()(candidate);
  const labelOf = useMoveLabel(moves, ({ descripcion }) => t('candidates.moveNow', { state: descripcion }));
  const { idCandidatura, requisitos, fecha, leido } = candidate;
  const isRejected = useStore($rejections).some((rejection) => rejection.idCandidatura === idCandidatura);
  return (
    <li
      data-row={idCandidatura}
      className="board-card"
      data-unread={!leido || undefined}
      data-dragged={isDragged || undefined}
      draggable={moves.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', name);
        // Chromium ends a drag at once if something covers the element meanwhile.
        setTimeout(() => onDrag(candidate));
      }}
      onDragEnd={onDragEnd}
    >
      <h3>
        <a
          href={href}
          draggable={false}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onOpen(idCandidatura);
          }}
        >
          {name}
        </a>
      </h3>
      {moves.length > 0 && (
        <ActionMenu
          label={t('candidates.movesOf', { name })}
          actions={moves.map((move) => ({
            key: String(move.id),
            label: labelOf(move),
            icon: move.fase === 'descartadas' ? userX : circleCheck,
            isDanger: move.fase === 'descartadas',
            onPress: () => onMove(candidate, move),
          }))}
        />
      )}
      <p className="board-facts">
        {!leido && <span className="candidate-new">{t('candidates.unread')}</span>}
        <span>{state}</span>
        {isRejected && <span className="candidate-unsent">{t('candidates.rejectionUnsent')}</span>}
        <Stars count={candidate.anotacion?.estrellas} />
        {requisitos && requisitos.total > 0 && (
          <span>{t('candidates.fitShort', { met: requisitos.cumple, total: requisitos.total })}</span>
        )}
        <time dateTime={fecha}>{shortDay(fecha.slice(0, 10), format)}</time>
      </p>
    </li>
  );
}
