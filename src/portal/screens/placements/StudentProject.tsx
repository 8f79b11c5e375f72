import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { fullName } from '#core/model/people.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import type { ProjectPeople } from '#portal/pieces/training-project/project-parts.ts';
import { TrainingProject } from '#portal/pieces/training-project/TrainingProject.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { placementAddress } from './placement-address.ts';

/** Personal data of the student, as the project names them. */
function studentOf({ personales }: Cv): ProjectPeople['student'] {
  const {
    nombre,
    apellido1,
    apellido2,
    numeroDocumento,
    email,
    emailEstudiante,
    telefonoMovil,
    telefonoFijo,
  } = personales;
  return {
    name: fullName(nombre, apellido1, apellido2),
    identity: numeroDocumento,
    email: emailEstudiante ?? email,
    phone: telefonoMovil ?? telefonoFijo,
  };
}

/** Training project of one of the student's placements. */
export function StudentProject({ placement }: { placement: StudentPlacement }) {
  const { brand, format } = usePage();
  const { t } = format;
  const cv = useQueryAnswer(dameCvUsuario, {});
  if (cv.state === 'loading') return <SkeletonRows rows={6} label={t('training-project.loading')} />;
  return (
    <TrainingProject
      placement={placement}
      people={{
        student: cv.state === 'ready' ? studentOf(cv.datos) : { name: '' },
        company: { name: placement.empresa },
      }}
      back={{ href: placementAddress(placement, brand.paths), text: t('training-project.back') }}
    >
      {cv.state === 'failed' && (
        <FailedRead
          failure={cv.failure}
          text={t('training-project.partFailed')}
          retry={() => void queryCache.refresh(dameCvUsuario, {})}
          isPart
        />
      )}
    </TrainingProject>
  );
}
