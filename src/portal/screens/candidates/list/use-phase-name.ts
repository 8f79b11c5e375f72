import type { SelectionPhase } from '#core/contract/entities/domain.ts';
import { usePage } from '#portal/island/page-context.ts';
import type { CandidateTab } from '../candidate-filters.ts';
import type { CandidacyStates } from '../use-states.ts';

const phases = {
  nuevas: 'candidates.new',
  enProceso: 'candidates.inProcess',
  finalistas: 'candidates.finalists',
  seleccionadas: 'candidates.selected',
  descartadas: 'candidates.discarded',
} as const satisfies Record<SelectionPhase, string>;

/** Returns a function for the name of a tab of the list, or of a column of the board. */
export function usePhaseName(states: CandidacyStates): (tab: CandidateTab) => string {
  const { t } = usePage().format;
  return ({ phase, estado }) => (phase ? t(phases[phase]) : states.nameOf(estado ?? 0));
}
