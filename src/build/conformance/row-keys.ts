import type { CallName } from '#core/contract/calls/index.ts';

/** What names a row of the lists that calls answer. */
export const rowKeys: Partial<Record<CallName, string>> = {
  dameCandidaturasEmpleoUsuario: 'idCandidatura',
  dameCandidaturasPracticasUsuario: 'idCandidatura',
  dameOfertasUsuario: 'idoferta',
  ofertasEncajanConUsuario: 'idoferta',
  damePracticasAlumno: 'id',
  dameEventos: 'idEvento',
  dameEventosEmpresa: 'idEvento',
  dameEncuestas: 'urlAcceso',
  dameEncuestasUsuario: 'urlAcceso',
  dameNotificaciones: 'idNotificacion',
  documentacionDeProcesosSolicitada: 'idDocumento',
  dameTitulacionesActuales: 'idTitulacion',
  dameProcesosEmpleoYpracticas: 'idoferta',
  dameConveniosEmpresa: 'idConvenio',
  dameContactosTipoTutorPracticas: 'idContacto',
  dameContactosConveniosEmpresa: 'idContacto',
  dameContactosFacturacionEmpresa: 'idContacto',
  dameCuentasFacturacion: 'idCuenta',
  documentosAportados: 'id',
  damePracticas: 'id',
  dameAnexosPracticas: 'idHoja',
  dameSolicitudesPracticasEducacion: 'idSolicitudPractica',
  damePropuestasAlumno: 'idSolicitudPractica',
  damePropuestasEmpresa: 'idSolicitudPractica',
  programasPracticasActivos: 'idPrograma',
  programasDeLaEmpresa: 'idPrograma',
  titulaciones: 'idTitulacion',
  TagsInteresAlumno: 'id',
  ProgramasInformaticos: 'id',
  tiposPeriodoCurso: 'id',
  tiposDiasSemana: 'id',
  tiposHorarioRealizacion: 'id',
};

/** Of these, those that are somebody’s own: no two people have a row in common. */
export const ownRows: readonly CallName[] = [
  'dameCandidaturasEmpleoUsuario',
  'dameCandidaturasPracticasUsuario',
  'damePracticasAlumno',
  'dameNotificaciones',
  'documentacionDeProcesosSolicitada',
  'dameProcesosEmpleoYpracticas',
  'dameConveniosEmpresa',
  'dameContactosTipoTutorPracticas',
  'dameContactosConveniosEmpresa',
  'dameContactosFacturacionEmpresa',
  'dameCuentasFacturacion',
  'documentosAportados',
  'damePracticas',
  'dameAnexosPracticas',
  'dameSolicitudesPracticasEducacion',
  'damePropuestasAlumno',
  'damePropuestasEmpresa',
];

/** The rows of an answer: a list, or the one list inside of an object. */
function rowsOf(datos: unknown): readonly Record<string, unknown>[] {
  const list = Array.isArray(datos)
    ? datos
    : Object.values(typeof datos === 'object' && datos !== null ? datos : {}).find(Array.isArray);
  return (list ?? []).filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  );
}

/** What names the rows of an answer; none for calls whose rows have no name. */
export function rowIds(name: CallName, datos: unknown): unknown[] {
  const key = rowKeys[name];
  return key === undefined ? [] : rowsOf(datos).map((row) => row[key]);
}
