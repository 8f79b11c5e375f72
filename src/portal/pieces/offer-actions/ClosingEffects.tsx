import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import type { SelectionPhase } from '#core/contract/entities/domain.ts';
import type { Process } from '#core/contract/entities/process.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';

/** Phases of candidacies that end with their offer. */
const endingPhases: readonly (SelectionPhase | undefined)[] = ['nuevas', 'enProceso', 'finalistas'];

/**
 * Number of candidacies that closing an offer ends and keeps; nothing without candidacies or if loading
 * failed.
 */
export function ClosingEffects({ offer }: { offer: Process }) {
  const { t } = usePage().format;
  const hasAny = offer.numCandidatos > 0;
  const process = useQueryAnswer(dameDatosProceso, { params: { id: offer.urlAcceso } }, hasAny);
  const states = useRows('estadosCandidaturasAlumno', hasAny);
  if (!hasAny || process.state !== 'ready' || states.state !== 'ready') return null;
  const phases = process.datos.candidatos.map(
    ({ estado }) => states.rows.find(({ id }) => id === estado)?.fase,
  );
  const ended = phases.filter((phase) => endingPhases.includes(phase)).length;
  const selected = phases.filter((phase) => phase === 'seleccionadas').length;
  if (ended === 0 && selected === 0) return null;
  return (
    <p>
      {ended > 0 && <strong>{t('company-offers.closeEnds', { count: ended })}</strong>}{' '}
      {selected > 0 && t('company-offers.closeKeeps', { count: selected })}
    </p>
  );
}
