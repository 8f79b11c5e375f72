import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { localDay } from '#core/i18n/dates.ts';
import { fullName } from '#core/model/people.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';
import { dayCell } from '#portal/lists/file/list-table.ts';
import { stateOf } from './placement-groups.ts';
import { stateNames } from './state-names.ts';

/** Columns of the student's placements as a file. */
export const placementColumns: ListFileColumns<StudentPlacement> = ({ format: { t } }) => {
  const today = localDay();
  return [
    { name: t('placements.work'), value: ({ titulo }) => titulo },
    { name: t('placements.company'), value: ({ empresa }) => empresa },
    { name: t('placements.state'), value: (placement) => t(stateNames[stateOf(placement, today)]) },
    { name: t('placements.firstDay'), value: ({ fechaInicio }) => dayCell(fechaInicio) },
    { name: t('placements.lastDay'), value: ({ fechaFin }) => dayCell(fechaFin) },
    { name: t('placements.horasAldia'), value: ({ horasAldia }) => horasAldia },
    { name: t('placements.numeroDiasSemana'), value: ({ numeroDiasSemana }) => numeroDiasSemana },
    {
      name: t('placements.universityTutor'),
      value: ({ nombreTutorUniversidad: name, apellidosTutorUniversidad: surname }) =>
        fullName(name, surname),
    },
  ];
};
