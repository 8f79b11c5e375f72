import type { Cv } from '#api/entities/cv.ts';
import type { Study } from '#api/entities/study.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { EntryList } from '#shell/sections/EntryList.tsx';
import { Facts } from '#shell/sections/Facts.tsx';
import { failureText } from './editor-refusal.ts';
import { studyLabels } from './field-labels.ts';
import { studies } from './stores/portal-cv.ts';
import { allStudies, areLastStudies } from './stores/studies-store.ts';
import { useLabels } from './use-labels.ts';

const load = async () => (await import('./StudyEditor.tsx')).StudyEditor;

/** Studies and complementary training. */
export function StudyList({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const entries = allStudies(cv);
  const degree = useLabels('titulaciones', ...entries.map(({ titulacion }) => titulacion));
  const level = useLabels('tiposNivelesTitulacion', ...entries.map(({ nivel }) => nivel));
  const branch = useLabels('ramas', ...entries.map(({ rama }) => rama));
  const nameOf = (study: Study): string => degree(study.titulacion) ?? study.titulacionTexto ?? '';
  const shown = <T,>(key: string, value: T): T | undefined =>
    flagsOf(brand.fields.academicos, key).visible ? value : undefined;
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
      remove={async (study) => {
        const result = await studies.remove(study);
        return result.ok ? undefined : failureText(result, t);
      }}
    >
      {(study) => (
        <>
          <h3>{nameOf(study)}</h3>
          <p className="entry-line">
            {[
              shown('centro', study.centro),
              shown('nivel', level(study.nivel)),
              study.actual && t('cv.ongoing'),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Facts
            facts={[
              {
                label: t(studyLabels.nota),
                value: shown('nota', study.nota !== undefined && number(study.nota)),
              },
              { label: t(studyLabels.rama), value: shown('rama', branch(study.rama)) },
              { label: t(studyLabels.duracion), value: shown('duracion', study.duracion) },
            ]}
          />
        </>
      )}
    </EntryList>
  );
}
