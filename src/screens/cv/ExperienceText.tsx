import type { Experience } from '#api/entities/experience.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useLabels } from './use-labels.ts';

/** Work experience as text. */
export function ExperienceText({ entry }: { entry: Experience }) {
  const { t, date } = usePage().format;
  const sector = useLabels('sectoresActividad', entry.sector);
  const month = (day: string): string => date(day, { month: 'long', year: 'numeric' });
  const { fechaInicio, fechaFin } = entry;
  const end = fechaFin ? month(fechaFin) : t('cv.now');
  const period = fechaInicio
    ? t('cv.period', { start: month(fechaInicio), end })
    : fechaFin && t('cv.until', { end });
  return (
    <>
      <h3>{entry.puesto}</h3>
      <p className="entry-line">
        {[entry.empresa, sector(entry.sector), period].filter(Boolean).join(' · ')}
      </p>
      {entry.descripcion && <p className="cv-text">{entry.descripcion}</p>}
      {entry.adjunto && <a href={entry.adjunto}>{t('cv.experienceDocument')}</a>}
    </>
  );
}
