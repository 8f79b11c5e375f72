import type { Candidate } from '#core/contract/entities/candidate.ts';
import { type DomainRow, type SelectionPhase, selectionPhases } from '#core/contract/entities/domain.ts';
import { localDay } from '#core/i18n/dates.ts';
import { daysBetween } from './placement-weeks.ts';

type CandidateSteps = Pick<Candidate, 'estado' | 'fecha' | 'historial'>;

/** How long a company takes to answer. */
export interface TimeToAnswer {
  /** Median of the days from an application to the first move by the company. */
  days: number;
  /** Number of candidacies that the company has moved. */
  answered: number;
}

/** Time to answer of an offer; undefined until the company has moved a candidacy whose steps are known. */
export function timeToAnswer(candidates: readonly CandidateSteps[]): TimeToAnswer | undefined {
  const waits = candidates
    .flatMap(({ fecha, historial = [] }) => {
      const first = historial.find(({ quien }) => quien === 'empresa');
      return first ? [Math.max(0, daysBetween(localDay(fecha), localDay(first.fecha)))] : [];
    })
    .toSorted((a, b) => a - b);
  const upper = waits[Math.floor(waits.length / 2)];
  const lower = waits[Math.ceil(waits.length / 2) - 1];
  if (upper === undefined || lower === undefined) return undefined;
  return { days: Math.round((lower + upper) / 2), answered: waits.length };
}

/**
 * Number of candidates who reached each phase or a later one, whatever became of them since; of those discarded,
 * the number who are so now. Undefined where the server sends no steps or no phases.
 */
export function reachedPhases(
  candidates: readonly CandidateSteps[],
  states: readonly DomainRow[],
): Readonly<Record<SelectionPhase, number>> | undefined {
  const phases = new Map(states.flatMap(({ id, fase }) => (fase ? [[id, fase] as const] : [])));
  if (phases.size === 0 || !candidates.some(({ historial }) => historial)) return undefined;
  const reached = candidates.map(({ estado, historial = [] }) => {
    const all = [estado, ...historial.map((step) => step.estado)].map((id) => phases.get(id));
    const steps = all.filter((phase) => phase !== 'descartadas');
    return {
      isDiscarded: phases.get(estado) === 'descartadas',
      furthest: Math.max(0, ...steps.map((phase) => (phase ? selectionPhases.indexOf(phase) : 0))),
    };
  });
  const counts = selectionPhases.map((phase, index) => [
    phase,
    reached.filter(({ isDiscarded, furthest }) => (phase === 'descartadas' ? isDiscarded : furthest >= index))
      .length,
  ]);
  return Object.fromEntries(counts) as Record<SelectionPhase, number>;
}
