import type { Candidate } from '#core/contract/entities/candidate.ts';
import { type SelectionPhase, selectionPhases } from '#core/contract/entities/domain.ts';
import { reachedPhases, timeToAnswer } from '#core/model/selection-figures.ts';
import { useRows } from '#portal/island/domain/use-rows.ts';
import { usePage } from '#portal/island/page-context.ts';

const phaseTexts = {
  nuevas: 'company-offers.phaseNew',
  enProceso: 'company-offers.phaseInProcess',
  finalistas: 'company-offers.phaseFinalists',
  seleccionadas: 'company-offers.phaseSelected',
  descartadas: 'company-offers.phaseDiscarded',
} as const satisfies Record<SelectionPhase, string>;

/** Time to answer of an offer and number of people of each phase; nothing where the server sends no steps. */
export function SelectionFigures({ candidates }: { candidates: readonly Candidate[] }) {
  const { t, number } = usePage().format;
  const hasSteps = candidates.some(({ historial }) => historial && historial.length > 0);
  const states = useRows('estadosCandidaturasAlumno', hasSteps);
  const isLoading = states.state === 'loading';
  const reached = states.state === 'ready' ? reachedPhases(candidates, states.rows) : undefined;
  const answer = timeToAnswer(candidates);
  if (!hasSteps || !(answer || reached || isLoading)) return null;
  return (
    <section className="sheet-figures" aria-labelledby="figures">
      <h2 id="figures">{t('company-offers.figures')}</h2>
      {answer && <p>{t('company-offers.timeToAnswer', { ...answer })}</p>}
      {(reached || isLoading) && (
        <table aria-busy={isLoading || undefined}>
          <caption>{t('company-offers.reached')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('company-offers.phase')}</th>
              <th scope="col">{t('company-offers.people')}</th>
            </tr>
          </thead>
          <tbody>
            {selectionPhases.map((phase) => (
              <tr key={phase}>
                <th scope="row">{t(phaseTexts[phase])}</th>
                <td>{reached ? number(reached[phase]) : '…'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
