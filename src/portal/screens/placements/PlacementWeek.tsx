import { useId } from 'react';
import { localDay } from '#core/i18n/dates.ts';
import { weekOf } from '#core/model/placement-weeks.ts';
import { usePage } from '#portal/island/page-context.ts';

interface PlacementWeekProps {
  fechaInicio: string | undefined;
  fechaFin: string | undefined;
}

/** Current week of a placement and its number of weeks; nothing before the start and after the end. */
export function PlacementWeek(dates: PlacementWeekProps) {
  const { t } = usePage().format;
  const id = useId();
  const week = weekOf(dates, localDay());
  if (!week) return null;
  return (
    <div className="placement-week">
      <span id={id}>{t('placements.weekOf', week)}</span>
      <progress aria-labelledby={id} value={week.week} max={week.weeks} />
    </div>
  );
}
