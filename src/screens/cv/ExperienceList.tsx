import type { Cv } from '#api/entities/cv.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EntryList } from '#shell/sections/EntryList.tsx';
import { failureText } from './editor-refusal.ts';
import { ExperienceText } from './ExperienceText.tsx';
import { experience } from './stores/portal-cv.ts';

const load = async () => (await import('./ExperienceEditor.tsx')).ExperienceEditor;

/** Work experience, the latest first. */
export function ExperienceList({ cv }: { cv: Cv }) {
  const { t } = usePage().format;
  const entries = cv.profesional.experiencia;
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
      {(entry) => <ExperienceText entry={entry} />}
    </EntryList>
  );
}
