import type { Study } from '#core/contract/entities/study.ts';
import { yearsOf } from '#core/contract/validation/duration.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { furtherFacts } from '#portal/forms/review/declared-facts.tsx';
import { studyForm } from './study-form.ts';
import { useLabels } from '#portal/island/domain/use-domain-labels.ts';

/** Keys with their own rendering; all others are shown as facts by their row in the form. */
const renderedKeys = [
  'titulacion',
  'titulacionTexto',
  'nivel',
  'centro',
  'duracion',
  'nota',
  'actual',
] as const;

/** Studies as text. */
export function StudyText({ study }: { study: Study }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const degree = useLabels('titulaciones', study.titulacion);
  const level = useLabels('tiposNivelesTitulacion', study.nivel);
  const shown = <T,>(key: string, value: T): T | undefined =>
    flagsOf(brand.fields.academicos, key).visible ? value : undefined;
  const line = [
    shown('centro', study.centro ?? (study.deLaUniversidad ? brand.settings.institucion : undefined)),
    shown('nivel', level(study.nivel)),
    study.actual && t('cv.ongoing'),
  ]
    .filter(Boolean)
    .join(' · ');
  const years = yearsOf(study.duracion ?? '');
  return (
    <>
      <h3>{degree(study.titulacion) ?? study.titulacionTexto ?? t('cv.studies')}</h3>
      {line && <p className="entry-line">{line}</p>}
      <Facts
        facts={[
          {
            label: t('cv.nota'),
            value: shown('nota', study.nota !== undefined && number(study.nota)),
          },
          ...furtherFacts(studyForm, renderedKeys, study, brand.fields.academicos, format),
          {
            label: t('cv.duracion'),
            value: shown('duracion', years ? t('cv.years', { count: years }) : study.duracion),
          },
        ]}
      />
    </>
  );
}
