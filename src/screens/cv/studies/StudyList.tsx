import type { Cv } from '#api/entities/cv.ts';
import type { Study } from '#api/entities/study.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { isFixed } from '#shell/fields/form-values.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EntryList } from '#shell/sections/EntryList.tsx';
import { failureText } from '../editor-refusal.ts';
import { studyLabels } from '../field-labels.ts';
import { studies } from '../stores/portal-cv.ts';
import { allStudies, areLastStudies } from '../stores/studies-store.ts';
import { StudyText } from './StudyText.tsx';
import { useLabels } from '../use-labels.ts';

const load = async () => (await import('./StudyEditor.tsx')).StudyEditor;

/** Names that are in no list are the same field to a brand. */
const studyKeys = Object.keys(studyLabels).filter((key) => key !== 'titulacionTexto');

/** Studies and complementary training. */
export function StudyList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t } = format;
  const flags = brand.fields.academicos;
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
        add: t('cv.addStudy'),
        empty: t('cv.noStudies'),
        removeQuestion: (study) => t('cv.removeStudy', { name: nameOf(study) }),
      }}
      whyKept={(study) => (areLastStudies(cv, study) ? t('errors.lastStudies') : undefined)}
      isFixed={isFixed(flags, studyKeys)}
      remove={async (study) => {
        const result = await studies.remove(study);
        return result.ok ? undefined : failureText(result, t);
      }}
    >
      {(study) => <StudyText study={study} />}
    </EntryList>
  );
}
