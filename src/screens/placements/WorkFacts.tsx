import type { StudentPlacement } from '#api/entities/placement.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { Facts } from '#shell/sections/Facts.tsx';
import { useNames } from './use-names.ts';

/** What the work is, where it is done and for which studies. */
export function WorkFacts({ placement }: { placement: StudentPlacement }) {
  const { t } = usePage().format;
  const { titulacion, curso, centroPracticas, departamento, puestoTrabajo } = placement;
  const degree = useNames('titulaciones', [titulacion]);
  const year = useNames('cursos', [curso]);
  return (
    <Facts
      facts={[
        { label: t('placements.puestoTrabajo'), value: puestoTrabajo },
        { label: t('placements.departamento'), value: departamento },
        { label: t('placements.centroPracticas'), value: centroPracticas },
        { label: t('placements.titulacion'), value: degree },
        { label: t('placements.curso'), value: year },
      ]}
    />
  );
}
