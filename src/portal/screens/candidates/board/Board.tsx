import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Candidate, ProcessDetail } from '#core/contract/entities/candidate.ts';
import { type Move, movesOf } from '#core/model/candidates.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Button } from '#portal/ui/Button.tsx';
import { candidateAddress } from '../candidate-address.ts';
import type { CandidateTab } from '../candidate-filters.ts';
import { usePhaseName } from '../list/use-phase-name.ts';
import type { CandidacyStates } from '../use-states.ts';
import { BoardCard } from './BoardCard.tsx';
import { boardColumns, cardAt, movesInto } from './board-columns.ts';
import { BoardMove } from './BoardMove.tsx';
import './board.scss';

interface BoardProps {
  process: ProcessDetail;
  states: CandidacyStates;
  tabs: readonly CandidateTab[];
  /** Filtered and sorted candidates of all phases. */
  rows: readonly Candidate[];
  /** Query of the list, carried to the pages of the candidates. */
  query: string;
  onOpen: (id: number) => void;
  /** Candidate to focus when the board appears. */
  last: number | undefined;
}

/** Number of cards that a column shows at first, and adds on demand. */
const step = 20;

/** The candidates in a column for each phase; a card moves by its menu, or by dropping it on a state of a column. */
export function Board({ process, states, tabs, rows, query, onOpen, last }: BoardProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const phaseName = usePhaseName(states);
  const board = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const [dragged, setDragged] = useState<Candidate>();
  const [target, setTarget] = useState<number>();
  const [started, setStarted] = useState<{ id: number; move: Move; count: number }>();
  const columns = boardColumns(rows, tabs);
  const moving = process.candidatos.find(({ idCandidatura }) => idCandidatura === started?.id);

  const focusCard = (id: number | undefined): void =>
    board.current?.querySelector<HTMLElement>(`[data-row="${id}"] a`)?.focus();
  useEffect(() => {
    // The candidate that was open beside the list took the focus along.
    if (last !== undefined && document.activeElement === document.body) focusCard(last);
  }, [last]);

  const start = ({ idCandidatura }: Candidate, move: Move): void =>
    setStarted((before) => ({ id: idCandidatura, move, count: (before?.count ?? 0) + 1 }));
  const endDrag = (): void => {
    setDragged(undefined);
    setTarget(undefined);
  };
  const onDrop = (event: DragEvent, move: Move): void => {
    event.preventDefault();
    if (dragged) start(dragged, move);
    endDrag();
  };
  const onArrowKey = (event: KeyboardEvent): void => {
    const card = event.target instanceof Element && event.target.closest('h3');
    if (!card || event.altKey || event.ctrlKey || event.metaKey || !event.key.startsWith('Arrow')) return;
    event.preventDefault();
    event.stopPropagation();
    const from = Number(card.closest<HTMLElement>('[data-row]')?.dataset['row']);
    const ids = columns.map(({ candidates }) => candidates.map(({ idCandidatura }) => idCandidatura));
    focusCard(cardAt(ids, from, event.key));
  };

  return (
    <>
      <div ref={board} className="board" onKeyDown={onArrowKey}>
        {columns.map(({ tab, candidates }) => {
          const count = shown[tab.key] ?? step;
          const moves = dragged ? movesInto({ tab }, dragged, states.rows) : [];
          return (
            <section key={tab.key} className="board-column" aria-label={phaseName(tab)}>
              <h2>
                {phaseName(tab)} <span className="candidate-tab-count">{candidates.length}</span>
              </h2>
              <ul role="list">
                {candidates.slice(0, count).map((candidate) => (
                  <BoardCard
                    key={candidate.idCandidatura}
                    candidate={candidate}
                    state={states.nameOf(candidate.estado)}
                    moves={candidate.estadosPosibles ? movesOf(candidate, states.rows) : []}
                    href={candidateAddress(brand.paths, candidate.idCandidatura, query)}
                    isDragged={dragged === candidate}
                    onOpen={onOpen}
                    onMove={start}
                    onDrag={setDragged}
                    onDragEnd={endDrag}
                  />
                ))}
              </ul>
              {candidates.length > count && (
                <Button onClick={() => setShown({ ...shown, [tab.key]: count + step })}>
                  {t('candidates.more', { count: candidates.length - count })}
                </Button>
              )}
              {dragged && (
                // Only for the pointer: the menu of a card has the same moves.
                <div className="board-targets" aria-hidden data-none={moves.length === 0 || undefined}>
                  {moves.map((move) => (
                    <div
                      key={move.id}
                      className="board-target"
                      data-over={target === move.id || undefined}
                      onDragOver={(event) => {
                        event.preventDefault();
                        event.dataTransfer.dropEffect = 'move';
                        setTarget(move.id);
                      }}
                      onDragLeave={() => setTarget(undefined)}
                      onDrop={(event) => onDrop(event, move)}
                    >
                      {move.descripcion}
                    </div>
                  ))}
                </div>
              )}
            </section>
          );
        })}
      </div>
      {moving && started && (
        <BoardMove
          key={`${started.id}.${started.count}`}
          candidate={moving}
          move={started.move}
          process={process}
          states={states}
        />
      )}
    </>
  );
}
