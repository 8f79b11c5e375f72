import type { Cv } from '#api/entities/cv.ts';
import { isFixed } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EntryList } from '#shell/sections/EntryList.tsx';
import { failureText } from '../editor-refusal.ts';
import { ExperienceText } from './ExperienceText.tsx';
import { experienceLabels } from '../field-labels.ts';
import { experience } from '../stores/portal-cv.ts';

const load = async () => (await import('./ExperienceEditor.tsx')).ExperienceEditor;

const experienceKeys = Object.keys(experienceLabels);

/** Work experience, the latest first. */
export function ExperienceList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.experiencia;
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
        removeQuestion: ({ puesto }) => t('cv.removeExperience', { name: puesto }),
      }}
      isFixed={isFixed(flags, experienceKeys)}
      remove={async (entry) => {
        const result = await experience.remove(entry);
        return result.ok ? undefined : failureText(result, t);
      }}
    >
      {(entry) => <ExperienceText entry={entry} />}
    </EntryList>
  );
}
