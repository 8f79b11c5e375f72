import {
  answer,
  datos,
  envelope,
  firstSessionFor,
  forgetting,
  header,
  http,
  inSpanish,
  lenient,
  readdressed,
  returning,
  sentJson,
  type ServerFault,
} from './faults.ts';
import type { ReceivedRequest, ResponseFault } from './faulty-server.ts';
import { each, offers } from './reading-faults/json.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults produce values that no type allows
type Json = any;

const presentation = (change: (text: string) => string): ResponseFault =>
  datos('/dameCvUsuario', (cv) => ({ ...cv, presentacion: cv.presentacion && change(cv.presentacion) }));

const anHourOff = (moment: string): string =>
  new Date(Date.parse(`${moment}Z`) - 3_600_000).toISOString().slice(0, moment.length);

/** Answers the first answer of a path for ever, to everybody. */
function stale(path: string): ResponseFault {
  let first: Json;
  return datos(path, (value) => (first ??= value));
}

const ofTexts = { kind: 'texts', only: ['editPresentacion'], write: true, rule: 'kept' } as const;
const ofLanguage = { kind: 'language', rule: 'language' } as const;
const ofMoves = { kind: 'moves', only: ['cambiaEstadoCandidatura'], write: true } as const;

/** Faults in stored texts, limits, lists and counts. */
export const textAndListFaults: readonly ServerFault[] = [
  {
    ...ofTexts,
    what: 'markup stored as entities',
    came: /dameCvUsuario \(status 0\) shows it otherwise/,
    fault: presentation((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  },
  {
    ...ofTexts,
    what: 'letters beyond Latin-1 as question marks',
    fault: presentation((text) => text.replace(/[^\u0000-\u00ff]/gu, '?')),
  },
  { ...ofTexts, what: 'lines put together', fault: presentation((text) => text.replaceAll('\n', ' ')) },
  {
    ...ofTexts,
    rule: 'limits',
    what: 'a text of the full length refused',
    came: /status 15/,
    fault: envelope('/editPresentacion', (value, request) =>
      sentJson(request).texto?.length === 2000 ? { status: 15 } : value,
    ),
  },
  {
    ...ofTexts,
    rule: 'limits',
    what: 'a body of any size',
    came: /HTTP 200/,
    fault: returning('/editPresentacion', (response) =>
      response.http === 413 ? answer({ status: 15 }) : response,
    ),
  },
  {
    kind: 'limits',
    what: 'a file of any size',
    only: ['addDoc'],
    write: true,
    rule: 'limits',
    came: /status 0/,
    fault: envelope('/addDoc', (value, request) =>
      request.body.length > 1_000_000 ? { status: 0, datos: { id: 1, nombre: 'x', enlace: '' } } : value,
    ),
  },
  {
    kind: 'limits',
    what: 'a program as a document',
    only: ['addDoc'],
    write: true,
    rule: 'limits',
    came: /status 0/,
    fault: envelope('/addDoc', (value, request) =>
      sentJson(request).extension_adjunto === 'exe'
        ? { status: 0, datos: { id: 1, nombre: 'x', enlace: '' } }
        : value,
    ),
  },
  {
    kind: 'limits',
    what: 'an experience that ends before it begins',
    only: ['addExperiencia'],
    write: true,
    rule: 'status-expected',
    came: /status 0/,
    fault: lenient('/addExperiencia', 27, { idNuevaAlta: 1 }),
  },
  {
    ...ofMoves,
    rule: 'malformed-body',
    what: 'a rejection without a reason',
    came: /status 0/,
    fault: lenient('/cambiaEstadoCandidatura', 15, { idEstado: 9 }),
  },
  {
    ...ofMoves,
    rule: 'kept',
    what: 'a move that is not done',
    came: /dameCandidato\/\d+ \(status 0\) shows it otherwise/,
    fault: forgetting('/cambiaEstadoCandidatura'),
  },
  {
    ...ofMoves,
    rule: 'status-expected',
    what: 'a move to a state that does not exist',
    came: /status 0/,
    fault: envelope('/cambiaEstadoCandidatura', (value, request) =>
      sentJson(request).idEstado === 999 ? { status: 0, datos: { idEstado: 999 } } : value,
    ),
  },
  {
    ...ofMoves,
    rule: 'foreign-id',
    what: 'a candidate whom another company moves',
    came: /it was changed, as .*dameCandidato/,
    fault: firstSessionFor('Empresa', 'cambiaEstadoCandidatura'),
  },
  {
    ...ofLanguage,
    what: 'names of states in Spanish',
    only: ['dameCandidaturasPracticasUsuarioPorEstados'],
    fault: inSpanish('PorEstados'),
  },
  {
    ...ofLanguage,
    what: 'conditions of an offer in Spanish',
    only: ['dameOferta'],
    fault: inSpanish('/dameOferta/'),
  },
  { ...ofLanguage, what: 'mensaje in Spanish', only: ['logaUsuario'], fault: inSpanish('logaUsuario') },
  {
    kind: 'filters',
    what: 'a filter that is named and not applied',
    only: ['dameOfertasUsuario'],
    rule: 'filters',
    came: /^\d+ offers of/,
    fault: {
      ...readdressed((url) => (url.includes('dameOfertasUsuario') ? url.replace(/\?.*/, '') : url)),
      ...datos('/dameOfertasUsuario', (value) => ({ ...value, filtrosAplicados: ['titulo'] })),
    },
  },
  {
    kind: 'counters',
    what: 'a counter of another company’s offers',
    only: ['dameNumOfertasPracticasUsuario'],
    rule: 'counts',
    fault: datos('/dameNumOfertasPracticasUsuario', (value) => ({ ...value, numTotal: value.numTotal + 1 })),
  },
  {
    kind: 'counters',
    what: 'a counter of the first read for ever',
    only: ['dameNumProcesos', 'addOferta'],
    write: true,
    rule: 'counts',
    fault: stale('/dameNumProcesos'),
  },
  {
    kind: 'counters',
    what: 'fewer candidates than the list says',
    only: ['dameDatosProceso'],
    rule: 'counts',
    fault: datos('/dameDatosProceso/', (value) => ({ ...value, candidatos: value.candidatos.slice(1) })),
  },
  {
    kind: 'calendar',
    what: 'placements of today that have ended',
    only: ['damePracticasAlumno'],
    rule: 'calendar',
    came: /finalizada/,
    fault: datos(
      '/damePracticasAlumno',
      each((row) => ({ ...row, estado: 'finalizada' })),
    ),
  },
  {
    kind: 'calendar',
    what: 'placements of a company that are all pending',
    only: ['damePracticas'],
    rule: 'calendar',
    came: /pendiente/,
    fault: datos('/Empresa/damePracticas', (rows) =>
      Array.isArray(rows) ? rows.map((row: object) => ({ ...row, estado: 'pendiente' })) : rows,
    ),
  },
  {
    kind: 'local time',
    what: 'the moment of a document in UTC',
    only: ['addDoc'],
    write: true,
    rule: 'local-time',
    came: /^\d\d:\d\d$/,
    fault: datos('/addDoc', (value) => ({ ...value, fecha: anHourOff(value.fecha) })),
  },
  {
    kind: 'local time',
    what: 'the moment of an application in UTC',
    only: ['inscribirse'],
    write: true,
    rule: 'local-time',
    came: /^\d\d:\d\d$/,
    fault: datos(
      '/dameCandidaturas',
      each((row) => ({ ...row, fechaInscripcion: row.fechaInscripcion && anHourOff(row.fechaInscripcion) })),
    ),
  },
  {
    kind: 'notifications',
    what: 'all deleted for one',
    only: ['eliminaNotificacion'],
    write: true,
    rule: 'kept',
    came: /shows it otherwise/,
    fault: readdressed((url, request) =>
      'id' in sentJson(request) ? url.replace(/\/eliminaNotificacion$/, '/eliminaNotificaciones') : url,
    ),
  },
  {
    kind: 'notifications',
    what: 'one that stays unread',
    only: ['marcarNotificacionLeida'],
    write: true,
    rule: 'kept',
    fault: forgetting('/marcarNotificacionLeida'),
  },
  {
    kind: 'notifications',
    what: 'those of somebody else',
    only: ['dameNotificaciones'],
    rule: 'own-data',
    fault: firstSessionFor('Alumno', 'dameNotificaciones'),
  },
  {
    kind: 'another person',
    what: 'a pending offer for any company',
    only: ['dameDatosProcesoComoAlumno'],
    rule: 'foreign-id',
    fault: firstSessionFor('Empresa', 'dameDatosProcesoComoAlumno'),
  },
  {
    kind: 'paging',
    what: 'an offer of the second page that is older than the next',
    only: ['dameOfertasUsuario'],
    rule: 'order',
    fault: datos(
      '/dameOfertasUsuario/practicas/2',
      offers(([first, second, third, fourth, ...rest]: Json) =>
        [fourth, second, third, first, ...rest].filter(Boolean),
      ),
    ),
  },
  {
    kind: 'date',
    what: 'American dates of offers',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    fault: datos(
      '/dameOfertasUsuario',
      offers(each((row) => ({ ...row, fecha: row.fecha.replace(/(\d+)\/(\d+)/, '$2-$1') }))),
    ),
  },
  {
    kind: 'domain lists',
    what: 'a list that is not named',
    only: ['dominios'],
    rule: 'domain-lists',
    came: /without paises/,
    fault: datos('/api/Dominios/', (value) =>
      Array.isArray(value) && value.includes('paises') ? value.filter((it) => it !== 'paises') : value,
    ),
  },
  {
    kind: 'wrong type',
    what: 'null for an empty list',
    only: ['dameCuentasFacturacion'],
    rule: 'shape',
    fault: datos('/dameCuentasFacturacion', () => null),
  },
  {
    kind: 'wrong type',
    what: 'null as a row of a list',
    only: ['dameEventos'],
    rule: 'shape',
    fault: datos('/Alumno/dameEventos', (rows) => [null, ...rows]),
  },
  {
    kind: 'twice',
    what: 'the same application a second time',
    only: ['inscribirse'],
    write: true,
    rule: 'again',
    came: /status 0/,
    fault: lenient('/inscribirse', 10, {}),
  },
  {
    kind: 'not done',
    what: 'an application',
    only: ['inscribirse'],
    write: true,
    rule: 'kept',
    came: /dameCandidaturas\w+Usuario \(status 0\).*shows it otherwise/,
    fault: forgetting('/inscribirse'),
  },
  {
    kind: 'not done',
    what: 'an offer that is deleted and stays',
    only: ['deleteOferta'],
    write: true,
    rule: 'kept',
    fault: forgetting('/deleteOferta'),
  },
  {
    kind: 'not done',
    what: 'a copy of an offer',
    only: ['copiarOferta'],
    write: true,
    rule: 'kept',
    fault: forgetting('/copiarOferta'),
  },
  {
    kind: 'not done',
    what: 'a candidate who is not read',
    only: ['dameCandidato'],
    write: true,
    rule: 'kept',
    fault: datos('/dameDatosProceso/', (value) => ({
      ...value,
      candidatos: value.candidatos.map((it: object) => ({ ...it, leido: false })),
    })),
  },
  {
    kind: 'files',
    what: 'pages instead of files',
    only: ['dameCvUsuario'],
    rule: 'file-links',
    came: /text\/html/,
    fault: header('/api/ficheros/', 'content-type', 'text/html'),
  },
  {
    kind: 'answers',
    what: 'a connection that is broken off',
    only: ['dameGuiaOrientacion'],
    rule: 'answers',
    came: /broken off/,
    fault: http('/dameGuiaOrientacion', 0),
  },
  {
    kind: 'paths',
    what: 'HTTP 404 for a path in capitals',
    only: ['dameEventos'],
    rule: 'path-case',
    came: /HTTP 404/,
    fault: {
      answer: ({ url, method }: ReceivedRequest, response) =>
        method === 'GET' && url.includes('/DAMEEVENTOS') ? { ...response, http: 404 } : response,
    },
  },
  {
    kind: 'second judge',
    what: 'an invalid whole number',
    only: ['dameNumProcesos'],
    rule: 'shape',
    fault: datos('/dameNumProcesos', (value) => ({ ...value, practicas: value.practicas + 0.5 })),
  },
];
