import type { Candidate } from '#core/contract/entities/candidate.ts';
import type { DomainRow } from '#core/contract/entities/domain.ts';
import { type Move, movesOf } from '#core/model/candidates.ts';
import type { CandidateTab } from '../candidate-filters.ts';

/** A column of the board: a phase with its candidates, in the order of the list. */
interface BoardColumn {
  tab: CandidateTab;
  candidates: Candidate[];
}

export function boardColumns(rows: readonly Candidate[], tabs: readonly CandidateTab[]): BoardColumn[] {
  return tabs.map((tab) => ({ tab, candidates: rows.filter(({ estado }) => tab.states.has(estado)) }));
}

/** Moves of a candidate that lead into a column, as the buttons of the candidate offer them. */
export function movesInto(
  { tab }: Pick<BoardColumn, 'tab'>,
  candidate: Candidate,
  states: readonly DomainRow[],
): readonly Move[] {
  // Without the possible states of a server, a drop would be a guess.
  if (!candidate.estadosPosibles) return [];
  return movesOf(candidate, states).filter(({ id }) => tab.states.has(id));
}

/** Direction of an arrow key on the board, in columns and rows. */
const arrows: Readonly<Record<string, readonly [columns: number, rows: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Card that an arrow key leads to from another one: the next in its column, or the one of the nearest column that
 * has any, as far down as there are cards.
 */
export function cardAt(
  columns: readonly (readonly number[])[],
  from: number,
  key: string,
): number | undefined {
  const [across, down] = arrows[key] ?? [0, 0];
  const column = columns.findIndex((cards) => cards.includes(from));
  const row = columns[column]?.indexOf(from) ?? -1;
  if (across === 0) return columns[column]?.[row + down];
  for (let index = column + across; index >= 0 && index < columns.length; index += across) {
    const cards = columns[index] ?? [];
    if (cards.length > 0) return cards[Math.min(row, cards.length - 1)];
  }
  return undefined;
}
