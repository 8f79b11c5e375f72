import type { Cv } from '#api/entities/cv.ts';
import type { Experience } from '#api/entities/experience.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EntryList } from '#shell/sections/EntryList.tsx';
import { failureText } from './editor-refusal.ts';
import { experience } from './stores/portal-cv.ts';
import { useLabels } from './use-labels.ts';

const load = async () => (await import('./ExperienceEditor.tsx')).ExperienceEditor;

/** Work experience, the latest first. */
export function ExperienceList({ cv }: { cv: Cv }) {
  const { t, date } = usePage().format;
  const entries = cv.profesional.experiencia;
  const sector = useLabels('sectoresActividad', ...entries.map((entry) => entry.sector));
  const month = (day: string): string => date(day, { month: 'long', year: 'numeric' });
  const periodOf = ({ fechaInicio, fechaFin }: Experience): string | undefined => {
    const end = fechaFin ? month(fechaFin) : t('cv.now');
    if (fechaInicio) return t('cv.period', { start: month(fechaInicio), end });
    return fechaFin && t('cv.until', { end });
  };
  return (
    <EntryList
      id="experience"
      entries={entries}
      nameOf={({ puesto }) => puesto}
      load={load}
      texts={{
        add: t('cv.addExperience'),
        empty: t('cv.noExperience'),
        removeQuestion: ({ puesto }) => t('cv.removeStudy', { name: puesto }),
      }}
      remove={async (entry) => {
        const result = await experience.remove(entry);
        return result.ok ? undefined : failureText(result, t);
      }}
    >
      {(entry) => (
        <>
          <h3>{entry.puesto}</h3>
          <p className="entry-line">
            {[entry.empresa, sector(entry.sector), periodOf(entry)].filter(Boolean).join(' · ')}
          </p>
          {entry.descripcion && <p className="cv-text">{entry.descripcion}</p>}
          {entry.adjunto && <a href={entry.adjunto}>{t('cv.experienceDocument')}</a>}
        </>
      )}
    </EntryList>
  );
}
