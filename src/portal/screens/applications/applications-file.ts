import { profiles } from '#core/contract/constants.ts';
import type { Application } from '#core/contract/entities/application.ts';
import type { ListFileColumns } from '#portal/lists/file/ListFile.tsx';
import { dayCell } from '#portal/lists/file/list-table.ts';

/** Columns of the student's applications as a file. @param nameOf name of a state */
export const applicationColumns =
  (nameOf: (estado: number) => string | undefined): ListFileColumns<Application> =>
  ({ brand, format: { t } }) => [
    { name: t('applications.offer'), value: ({ titulo }) => titulo },
    { name: t('applications.company'), value: ({ empresa }) => empresa },
    {
      name: t('applications.kind'),
      value: ({ idPerfil }) =>
        t(idPerfil === profiles.empleo ? 'applications.job' : 'applications.placement'),
    },
    {
      name: t('applications.reference'),
      value: ({ idoferta }) => (brand.settings.showReferenciaOferta ? idoferta : undefined),
    },
    { name: t('applications.since'), value: ({ fechaInscripcion }) => dayCell(fechaInscripcion) },
    { name: t('applications.state'), value: ({ estado }) => nameOf(estado) },
    {
      name: t('applications.stateSince'),
      value: ({ historial }) => dayCell(historial?.at(-1)?.fecha),
    },
  ];
