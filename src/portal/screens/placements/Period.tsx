import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Start and end dates, as far as known. */
export function Period({ fechaInicio, fechaFin }: Pick<StudentPlacement, 'fechaInicio' | 'fechaFin'>) {
  const { t, date } = usePage().format;
  const short = (day: string): string => date(day, { dateStyle: 'medium' });
  if (fechaInicio && fechaFin)
    return (
      <span>
        <time dateTime={fechaInicio}>{short(fechaInicio)}</time>
        {' – '}
        <time dateTime={fechaFin}>{short(fechaFin)}</time>
      </span>
    );
  if (fechaInicio) return <span>{t('placements.from', { day: short(fechaInicio) })}</span>;
  return fechaFin ? <span>{t('placements.until', { day: short(fechaFin) })}</span> : null;
}
