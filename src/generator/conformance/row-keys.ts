import type { CallName } from '#core/contract/calls/index.ts';

/** Key of the row id in the lists of each call. */
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

/** Calls with private rows: no row belongs to two accounts. */
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

/** Finds the rows of a response: a list, or the first list inside of an object. */
function rowsOf(datos: unknown): readonly Record<string, unknown>[] {
  const list = Array.isArray(datos)
    ? datos
    : Object.values(typeof datos === 'object' && datos !== null ? datos : {}).find(Array.isArray);
  return (list ?? []).filter(
    (row): row is Record<string, unknown> => typeof row === 'object' && row !== null,
  );
}

/** Reads the row ids of a response; empty for calls without row ids. */
export function rowIds(name: CallName, datos: unknown): unknown[] {
  const key = rowKeys[name];
  return key === undefined ? [] : rowsOf(datos).map((row) => row[key]);
}
