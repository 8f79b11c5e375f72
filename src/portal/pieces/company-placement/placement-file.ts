import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import { localDay } from '#core/i18n/dates.ts';
import { awaitsChange, placementState } from '#core/model/company-placements.ts';
import { fullName } from '#core/model/people.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';
import { dayCell } from '#portal/lists/file/list-table.ts';
import { placementStateTexts } from './placement-arrangement.ts';

/** Columns of the placements of a company as a file. */
export const placementColumns: ListFileColumns<CompanyPlacement> = ({ format: { t } }) => {
  const today = localDay();
  return [
    { name: t('placement-changes.person'), value: ({ nombre, apellidos }) => fullName(nombre, apellidos) },
    { name: t('placement-changes.title'), value: ({ titulo }) => titulo },
    {
      name: t('placement-changes.state'),
      value: (placement) => t(placementStateTexts[placementState(placement, today)]),
    },
    { name: t('placement-changes.starts'), value: ({ fechaInicio }) => dayCell(fechaInicio) },
    { name: t('placement-changes.ends'), value: ({ fechaFin }) => dayCell(fechaFin) },
    { name: t('placement-changes.horasAldia'), value: ({ horasAldia }) => horasAldia },
    { name: t('placement-changes.numeroDiasSemana'), value: ({ numeroDiasSemana }) => numeroDiasSemana },
    { name: t('placement-changes.horario'), value: ({ horario }) => horario },
    {
      name: t('placement-changes.companyTutor'),
      value: (placement) => fullName(placement.nombreTutorEmpresa, placement.apellidosTutorEmpresa),
    },
    { name: t('placement-changes.tutorEmail'), value: ({ emailTutorEmpresa }) => emailTutorEmpresa },
    {
      name: t('placement-changes.universityTutor'),
      value: (placement) => fullName(placement.nombreTutorUniversidad, placement.apellidosTutorUniversidad),
    },
    {
      name: t('placement-changes.universityTutorEmail'),
      value: ({ emailTutorUniversidad }) => emailTutorUniversidad,
    },
    {
      name: t('placement-changes.requests'),
      value: (placement) => (awaitsChange(placement) ? t('placement-changes.pending') : undefined),
    },
  ];
};
