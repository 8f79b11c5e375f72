import type { Cv } from '#core/contract/entities/cv.ts';
import { isFixedForm } from '#portal/forms/fields/field-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { experienceForm } from '#portal/pieces/cv-sheet/experience-form.ts';
import { ExperienceText } from '#portal/pieces/cv-sheet/ExperienceText.tsx';
import { experience } from '../stores/portal-cv.ts';

const load = async () => (await import('./ExperienceEditor.tsx')).ExperienceEditor;

/** List of work experience. */
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
      isFixed={isFixedForm(experienceForm, { flags })}
      remove={async (entry) => {
        const result = await experience.remove(entry);
        return result.ok ? undefined : failureText(result, t, 'student');
      }}
    >
      {(entry) => <ExperienceText entry={entry} />}
    </EntryList>
  );
}
