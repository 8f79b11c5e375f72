import type { Cv } from '#core/contract/entities/cv.ts';
import type { Study } from '#core/contract/entities/study.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { isFixedForm } from '#portal/forms/fields/field-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EntryList } from '#portal/forms/editors/EntryList.tsx';
import { failureText } from '#portal/forms/editors/failure-text.ts';
import { areOwnStudiesGiven } from '#portal/pieces/own-studies/own-studies.ts';
import { studies } from '../stores/portal-cv.ts';
import { allStudies, areLastStudies } from '../stores/studies-store.ts';
import { studyForm } from '#portal/pieces/cv-sheet/study-form.ts';
import { StudyText } from '#portal/pieces/cv-sheet/StudyText.tsx';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

const load = async () => (await import('./StudyEditor.tsx')).StudyEditor;

/** List of studies and complementary training. */
export function StudyList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.academicos;
  // In this case a note above the list reports missing studies.
  const areOwnGiven = areOwnStudiesGiven(brand.fields);
  const { visible: showsTraining } = flagsOf(brand.fields.profesional, 'formacionComplementaria');
  const entries = showsTraining ? allStudies(cv) : cv.academicos;
  const degree = useLabels('titulaciones', ...entries.map(({ titulacion }) => titulacion));
  const nameOf = (study: Study): string => degree(study.titulacion) ?? study.titulacionTexto ?? '';
  return (
    <EntryList
      id="studies"
      entries={entries}
      nameOf={nameOf}
      load={load}
      texts={{
        add: t(areOwnGiven ? 'cv.addOtherStudy' : 'cv.addStudy'),
        ...(!areOwnGiven && { empty: t('cv.noStudies') }),
        removeQuestion: (study) => t('cv.removeStudy', { name: nameOf(study) }),
      }}
      isRemovable={(study) => !(areOwnGiven && study.deLaUniversidad)}
      removalObstacle={(study) => (areLastStudies(cv, study) ? t('errors.lastStudies') : undefined)}
      isFixed={isFixedForm(studyForm, { flags })}
      remove={async (study) => {
        const result = await studies.remove(study);
        return result.ok ? undefined : failureText(result, t, 'student');
      }}
    >
      {(study) => <StudyText study={study} />}
    </EntryList>
  );
}
