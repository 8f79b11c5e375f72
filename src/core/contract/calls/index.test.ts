import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';
import type { Call } from '../call.ts';
import { calls, callList } from './index.ts';

/* Written by hand from the specification, area by area, as the reference of the contract. */
const documented = `
GET /api/Dominios/dominios/{language}
GET /api/Dominios/{listName}/{language}
GET /api/Dominios/TagsInteresAlumno
GET /api/Dominios/ProgramasInformaticos
GET /api/Dominios/titulaciones/{language}
GET /api/Dominios/tipoMotivoCambioEstadoCandidatura/{language}
GET /api/Dominios/centrosEducativosDeProvincia/{provinceId}
GET /api/dominios/esProvinciaConIslas/{id}
GET /api/Dominios/tiposPeriodoCurso
GET /api/Dominios/tiposDiasSemana
GET /api/Dominios/tiposHorarioRealizacion
POST /api/Dominios/titulacionesConcretasFiltradas

POST /api/Empresa/logaUsuario
POST /api/Alumno/logaUsuario
POST /api/Empresa/dameEmpresasDelUsuario
POST /api/Alumno/validaRespuestaLoginIntegrado
POST /api/Empresa/recuerdoPassword
GET /api/Alumno/dameTextoRGPDactual
GET /api/Empresa/guardaAceptacionRGPD
GET /api/Alumno/guardaAceptacionRGPD
POST /api/Alumno/editarIdiomaPreferido
POST /api/Empresa/editarIdiomaPreferido
POST /api/Alumno/registrarUsuario
POST /api/Alumno/comprobarDatosRegistroEgresado
POST /api/Alumno/editDatosRegistroEgresado
POST /api/Alumno/solicitarReseteoPassword
POST /api/Alumno/restablecerPassword
POST /api/Alumno/editarPassword
POST /api/Alumno/solicitarBajaServicio
POST /api/Empresa/restablecerPassword
POST /api/Empresa/establecerPassword
POST /api/Empresa/editaUsuario
POST /api/Empresa/guardarUsuarioEmpresa
POST /api/Empresa/editaEmpresaCompletos
GET /api/Empresa/editaUsuario
GET /api/Empresa/existeCIF/{cif}/{fixedKey}

GET /api/Alumno/dameCvUsuario
GET /api/Alumno/documentacionDeProcesosSolicitada
POST /api/Alumno/addEstudio
POST /api/Alumno/addEstudioUniversidad
POST /api/Alumno/editEstudio
POST /api/Alumno/delEstudio
POST /api/Alumno/bajaEstudioUniversidad
POST /api/Alumno/editDatosPersonales
POST /api/Alumno/addIdioma
POST /api/Alumno/editIdioma
POST /api/Alumno/delIdioma
POST /api/Alumno/editInteres
POST /api/Alumno/editSectoresInteres
POST /api/Alumno/editProfesionales
POST /api/Alumno/addExperiencia
POST /api/Alumno/editExperiencia
POST /api/Alumno/delExperiencia
POST /api/Alumno/addDoc
POST /api/Alumno/delDoc
POST /api/Alumno/editPermisoTrabajo
POST /api/Alumno/editImagenPerfil
POST /api/Alumno/editEnlacePortfolio
POST /api/Alumno/editDatosEmail
POST /api/Alumno/editDatosPreferenciaPracticas
POST /api/Alumno/editDatosBusquedaActivaPracticas
POST /api/Alumno/editDatosBusquedaActivaTrabajo
POST /api/Alumno/editCompetencias
POST /api/Alumno/editConocimientosInformaticos
POST /api/Alumno/editPresentacion
POST /api/Alumno/editarNivelFormativoSNE

GET /api/Alumno/dameCandidaturasEmpleoUsuario
GET /api/Alumno/dameCandidaturasPracticasUsuario
GET /api/Alumno/dameCandidaturasPracticasUsuarioPorEstados
POST /api/Alumno/editOrdenCandidaturasAlumno
GET /api/Alumno/dameNumOfertasEmpleoUsuario
GET /api/Alumno/dameNumOfertasPracticasUsuario
GET /api/Alumno/dameOfertasUsuario/{type}/{page}
GET /api/Alumno/ofertasEncajanConUsuario
GET /api/Alumno/dameOferta/{url}
POST /api/Alumno/inscribirse
POST /api/Alumno/desinscribirse
POST /api/Alumno/aceptarPreinscripcion
POST /api/Alumno/rechazarPreinscripcion
GET /api/Alumno/damePracticasAlumno
POST /api/Alumno/addFicheroPractica
POST /api/Alumno/addDocumentoPractica
POST /api/Alumno/editDocumentoSeguimientoCF
GET /api/Alumno/faltanDatosPersonalesObligatorios
GET /api/Alumno/faltaDatosNecesariosPorPractica
GET /api/Alumno/sacaAvisoDeMinimoDeCreditosParaInscribirse/{id}
GET /api/Alumno/numeroSolicitudPracticasEducacionDisponibles
GET /api/Alumno/dameGuiaOrientacion
GET /api/Alumno/dameTitulacionesActuales
POST /api/Alumno/compruebaCIF
POST /api/Alumno/compruebaEmailContactoEmpresa
POST /api/Alumno/solicitudPractica

GET /api/Alumno/dameEventos
GET /api/Alumno/dameFichaEvento/{id}
GET /api/Publico/dameFichaEvento/{id}
POST /api/Alumno/inscribirseEnEvento
GET /api/Empresa/dameEncuestas
GET /api/Alumno/dameEncuestasUsuario
POST /api/Encuestas/accesoEncuesta/{id}
GET /api/Encuestas/{id}
POST /api/Encuestas/logaUsuario/{id}
POST /api/Encuestas/validaRespuestaLoginIntegrado/{id}
POST /api/Encuestas/logaAnonimo/{id}
POST /api/Encuestas/guardaContestacionEncuesta/{id}
GET /api/Encuestas/guardaAceptacionRGPD

GET /api/Empresa/dameProcesosEmpleoYpracticas
GET /api/Empresa/dameNumProcesos
GET /api/Empresa/dameDatosEmpresa
GET /api/Empresa/dameDatosProceso/{id}
GET /api/Empresa/dameDatosProcesoComoAlumno/{id}
GET /api/Empresa/dameCandidato/{id}
GET /api/Empresa/dameOfertaEditable/{id}
GET /api/Empresa/dameConveniosEmpresa
GET /api/Empresa/dameDocumentosPracticas
GET /api/Empresa/faltanDatosAlaEmpresa
GET /api/Empresa/faltanDatosAlContactoEmpresa
GET /api/Empresa/dameDatosContactoEmpresa
GET /api/Empresa/damePracticas
GET /api/Empresa/tieneMenuSolicitudesPracticasEducacion
GET /api/Empresa/dameSolicitudesPracticasEducacion
GET /api/Empresa/dameSolicitudPractica/{id}
GET /api/Empresa/dameAnexosPracticas
GET /api/Empresa/dameNotasInformativasPracticasCurricularExtraordinaria
GET /api/Empresa/programasDeLaEmpresa
GET /api/empresa/documentosAportados
GET /api/empresa/dameDocumentosPracticasPorPrograma
GET /api/empresa/dameContactosTipoTutorPracticas
GET /api/empresa/dameContactosConveniosEmpresa
GET /api/empresa/dameContactosFacturacionEmpresa
GET /api/empresa/dameCuentasFacturacion
GET /api/empresa/dameDetalleUltimoConvenioEmpresa
POST /api/Empresa/addOferta
POST /api/Empresa/cambiaEstadoCandidatura
POST /api/Empresa/cerrarOferta
POST /api/Empresa/copiarOferta
POST /api/Empresa/copiarOfertaPerfilContrario
POST /api/Empresa/deleteOferta
POST /api/Empresa/editaContactoEmpresa
POST /api/Empresa/solictitarAccionSobrePractica
POST /api/Empresa/adjuntaFicheroAlConvenioEmpresa
POST /api/Empresa/addContactoEmpresa
POST /api/Empresa/addCuentaFacturacion
POST /api/Empresa/addConvenioEmpresa
POST /api/Empresa/rechazarSolicitudPractica
POST /api/Empresa/aceptarSolicitudPractica
POST /api/Empresa/compruebaDNIalumno
POST /api/Empresa/solicitudPractica
POST /api/empresa/adddoc
POST /api/empresa/deldoc

GET /api/Empresa/dameNotificaciones
GET /api/Alumno/dameNotificaciones
POST /api/Empresa/marcarNotificacionLeida
POST /api/Alumno/marcarNotificacionLeida
POST /api/Empresa/eliminaNotificacion
POST /api/Alumno/eliminaNotificacion
POST /api/Empresa/marcarNotificacionesSinEnlaceLeidas
POST /api/Alumno/marcarNotificacionesSinEnlaceLeidas
POST /api/Empresa/eliminaNotificaciones
POST /api/Alumno/eliminaNotificaciones
GET /api/Empresa/dameComunicaciones
GET /api/Alumno/dameComunicaciones
GET /api/Publico/programasPracticasActivos
GET /api/Alumno/detallePrograma/{id}
GET /api/Empresa/detallePrograma/{id}
POST /api/Alumno/solicitaAdhesionPrograma/{id}
POST /api/Empresa/solicitaAhesionPrograma/{id}
`
  .split('\n')
  .filter((line) => line !== '');

const extensions = [
  'GET /api/Alumno/damePropuestas',
  'GET /api/Empresa/damePropuestas',
  'GET /api/Empresa/dameEventos',
  'POST /api/Alumno/cierraSesion',
  'POST /api/Empresa/cierraSesion',
  'POST /api/Empresa/anotaCandidatura',
  'POST /api/Empresa/marcarCandidaturaNoLeida',
].sort();

/** All addresses of the calls; a call for both user types has two. */
const addressesOf = (list: readonly Call[]): string[] =>
  list
    .flatMap((call) =>
      (call.path.includes('{tipo}') ? ['Alumno', 'Empresa'] : ['']).map(
        (tipo) => `${call.method} ${call.path.replace('{tipo}', tipo)}`,
      ),
    )
    .sort();

it('has every documented call, spelt as documented, and the marked extensions', () => {
  const addresses = addressesOf(callList);
  expect(addresses).toEqual([...documented, ...extensions].sort());
  expect(addresses).toHaveLength(166 + extensions.length);
});

it('marks exactly the undocumented calls as extensions', () => {
  expect(addressesOf(callList.filter((call) => call.extension))).toEqual(extensions);
});

/** The code of the portal without tests, imports, types, and calls that are only named or dropped from the cache. */
function portalCode(): string {
  const portal = join(import.meta.dirname, '../../../portal');
  const files = globSync('**/*.{ts,tsx}', { cwd: portal }).filter((file) => !file.includes('.test.'));
  const imports = /^import\b[^;]*;/gm;
  const notCalls = /\btypeof \w+|\bdrop\([^)]*\)|\b\w+:/g;
  return files
    .map((file) => readFileSync(join(portal, file), 'utf8').replace(imports, '').replace(notCalls, ''))
    .join('\n');
}

it('has the calls of every file', async () => {
  const files = globSync('*.ts', { cwd: import.meta.dirname }).filter(
    (file) => !/^index|\.test\.|^never-sent/.test(file),
  );
  const found = await Promise.all(
    files.map(async (file) => {
      const exported = Object.entries((await import(`./${file}`)) as Record<string, Call>);
      const missing = exported.filter(([name, call]) => call?.name === name && !(name in calls));
      return missing.map(([name]) => `${name} is not in calls: spread ${file} in calls/index.ts.`);
    }),
  );
  expect(found.flat()).toEqual([]);
});

it('has only calls that the portal makes', () => {
  const names = new Set(portalCode().match(/\w+/g));
  const what =
    'No page makes these calls: add the page (step 6 of docs/how-to/call.md), or take the call out.';
  expect(
    Object.keys(calls).filter((name) => !names.has(name)),
    what,
  ).toEqual([]);
});

describe.each(Object.entries(calls))('%s', (name, call) => {
  it('is listed under its own name', () => {
    expect(call.name).toBe(name);
  });

  it('has a schema for each parameter of its path, and no other', () => {
    const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter);
    expect('params' in call ? Object.keys(call.params.shape).sort() : []).toEqual(inPath.sort());
  });

  it('has a body only when it posts', () => {
    if ('request' in call) expect(call.method).toBe('POST');
  });

  it('is resent only if it reads', () => {
    expect(call.idempotent).toBe(call.method === 'GET');
  });

  it('may be cached only if it reads', () => {
    if ('freshFor' in call) expect(call.method).toBe('GET');
  });

  it('answers codes in order, each once, and never 0', () => {
    expect(call.statuses).toEqual([...new Set(call.statuses)].sort((a, b) => a - b));
    expect(call.statuses).not.toContain(0);
  });

  it('requires a session where its path belongs to a user type', () => {
    const side = /^\/api\/(\w+|\{tipo\})\//.exec(call.path)?.[1]?.toLowerCase();
    if (call.who === 'alumno') expect(side).toBe('alumno');
    if (call.who === 'empresa') expect(side).toBe('empresa');
    if (call.who === 'usuario') expect(side).toBe('{tipo}');
    if (call.who === 'encuesta') expect(side).toBe('encuestas');
  });

  it('has only optional keys in its query', () => {
    if ('query' in call) expect(z.safeParse(call.query, {}).success).toBe(true);
  });
});
