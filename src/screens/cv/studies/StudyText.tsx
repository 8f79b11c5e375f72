import type { Study } from '#api/entities/study.ts';
import { flagsOf } from '#brand/field-flags.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Facts } from '#shell/sections/Facts.tsx';
import { studyLabels } from '../field-labels.ts';
import { useLabels } from '../use-labels.ts';

/** Studies as text. */
export function StudyText({ study }: { study: Study }) {
  const { brand, format } = usePage();
  const { t, number } = format;
  const degree = useLabels('titulaciones', study.titulacion);
  const level = useLabels('tiposNivelesTitulacion', study.nivel);
  const kind = useLabels('tiposFormacionAcademica', study.tipoFormacion);
  const branch = useLabels('ramas', study.rama);
  const shown = <T,>(key: string, value: T): T | undefined =>
    flagsOf(brand.fields.academicos, key).visible ? value : undefined;
  const line = [
    shown('centro', study.centro ?? (study.deLaUniversidad ? brand.settings.institucion : undefined)),
    shown('nivel', level(study.nivel)),
    study.actual && t('cv.ongoing'),
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <>
      <h3>{degree(study.titulacion) ?? study.titulacionTexto ?? t('cv.studies')}</h3>
      {line && <p className="entry-line">{line}</p>}
      <Facts
        facts={[
          {
            label: t(studyLabels.nota),
            value: shown('nota', study.nota !== undefined && number(study.nota)),
          },
          { label: t(studyLabels.tipoFormacion), value: shown('tipoFormacion', kind(study.tipoFormacion)) },
          { label: t(studyLabels.rama), value: shown('rama', branch(study.rama)) },
          { label: t(studyLabels.duracion), value: shown('duracion', study.duracion) },
        ]}
      />
    </>
  );
}
