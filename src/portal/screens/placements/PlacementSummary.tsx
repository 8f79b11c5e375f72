import { localDay } from '#core/i18n/dates.ts';
import calendar from 'icon:calendar';
import calendarDays from 'icon:calendar-days';
import clock from 'icon:clock';
import euro from 'icon:euro';
import hourglass from 'icon:hourglass';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { Fact } from '#portal/lists/detail/Fact.tsx';
import { useLabelList } from '#portal/island/domain/use-domain-labels.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Period } from './Period.tsx';
import { stateOf } from './placement-groups.ts';
import { stateNames } from './state-names.ts';

/** State and working time of a placement. */
export function PlacementSummary({ placement }: { placement: StudentPlacement }) {
  const { language, format } = usePage();
  const { t, number, money } = format;
  const { fechaInicio, fechaFin, horario, horasAldia, numeroDiasSemana, diasSemana, ayudaEstudio } =
    placement;
  const state = stateOf(placement, localDay());
  const names = useLabelList('diasSemana', diasSemana ?? []);
  // Only English capitalizes the names of days.
  const days = language === 'en' ? names : names.toLocaleLowerCase(language);
  return (
    <section className="detail-panel placement-summary" aria-labelledby="placement-state">
      <h2 id="placement-state">{t('placements.state')}</h2>
      <p className="placement-badge" data-state={state}>
        {t(stateNames[state])}
      </p>
      <dl className="detail-facts">
        {(fechaInicio ?? fechaFin) && (
          <Fact icon={calendar} name={t('placements.dates')}>
            <Period {...{ fechaInicio, fechaFin }} />
          </Fact>
        )}
        {horasAldia !== undefined && (
          <Fact icon={hourglass} name={t('placements.horasAldia')}>
            {number(horasAldia)}
          </Fact>
        )}
        {numeroDiasSemana !== undefined && (
          <Fact icon={calendarDays} name={t('placements.numeroDiasSemana')}>
            {number(numeroDiasSemana)}
          </Fact>
        )}
        {days && (
          <Fact icon={calendarDays} name={t('placements.diasSemana')}>
            {days}
          </Fact>
        )}
        {horario && (
          <Fact icon={clock} name={t('placements.horario')}>
            {horario}
          </Fact>
        )}
        {ayudaEstudio !== undefined && (
          <Fact icon={euro} name={t('placements.ayudaEstudio')}>
            {t('placements.perMonth', { amount: money(ayudaEstudio) })}
          </Fact>
        )}
      </dl>
    </section>
  );
}
