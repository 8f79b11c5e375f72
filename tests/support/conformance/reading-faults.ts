import {
  always,
  answer,
  claims,
  datos,
  envelope,
  firstSessionFor,
  hasToken,
  header,
  http,
  late,
  latin1,
  returning,
  type ServerFault,
} from './faults.ts';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- faults change what no type allows
type Json = any;

const without =
  (key: string) =>
  (value: Json): Json => {
    const { [key]: _, ...rest } = value;
    return rest;
  };
const renamed =
  (from: string, to: string) =>
  (value: Json): Json => {
    const { [from]: moved, ...rest } = value;
    return moved === undefined ? rest : { ...rest, [to]: moved };
  };
const each =
  (change: (row: Json) => Json) =>
  (rows: Json): Json =>
    rows.map(change);
const isList = (value: unknown): boolean => Array.isArray(value);
const offers =
  (change: (rows: Json) => Json) =>
  (value: Json): Json => ({
    ...value,
    ofertas: change(value.ofertas),
  });

const list = '/Alumno/dameOfertasUsuario';

/** Faults that show without anything being changed. */
export const readingFaults: readonly ServerFault[] = [
  {
    kind: 'missing key',
    what: 'offers without idoferta',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(list, offers(each(without('idoferta')))),
  },
  {
    kind: 'missing key',
    what: 'a CV without personal data',
    only: ['dameCvUsuario'],
    rule: 'shape',
    meddling: datos('/dameCvUsuario', without('personales')),
  },
  {
    kind: 'missing key',
    what: 'pages without their number',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(list, without('numPaginas')),
  },
  {
    kind: 'missing key',
    what: 'a status 0 without datos',
    only: ['dameNumProcesos'],
    rule: 'shape',
    meddling: envelope('/dameNumProcesos', (value) => (value.status === 0 ? { status: 0 } : value)),
  },
  {
    kind: 'wrong type',
    what: 'ids as texts',
    only: ['dameProcesosEmpleoYpracticas'],
    rule: 'shape',
    meddling: datos(
      '/dameProcesosEmpleoYpracticas',
      each((row) => ({ ...row, idoferta: String(row.idoferta) })),
    ),
  },
  {
    kind: 'wrong type',
    what: 'one row instead of a list',
    only: ['dameCuentasFacturacion'],
    rule: 'shape',
    meddling: datos('/dameCuentasFacturacion', (rows) => rows[0] ?? {}),
  },
  {
    kind: 'wrong type',
    what: 'yes and no as 1 and 0',
    only: ['tieneMenuSolicitudesPracticasEducacion'],
    rule: 'shape',
    meddling: datos('/tieneMenuSolicitudes', Number),
  },
  {
    kind: 'wrong type',
    what: 'a status in words',
    only: ['dameGuiaOrientacion'],
    rule: 'envelope',
    meddling: envelope('/dameGuiaOrientacion', (value) => ({ ...value, status: String(value.status) })),
  },
  {
    kind: 'wrong type',
    what: 'a state that the contract does not know',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, estado: 'FORMALIZADO' })),
    ),
  },
  {
    kind: 'wrong status',
    what: 'a code that the call does not have',
    only: ['dameEventos'],
    rule: 'status-listed',
    meddling: envelope('/Alumno/dameEventos', (value, asked) => (hasToken(asked) ? { status: 77 } : value)),
  },
  {
    kind: 'wrong status',
    what: 'code 200 for success',
    only: ['dameComunicaciones'],
    rule: 'status-listed',
    meddling: envelope('/dameComunicaciones', (value) =>
      value.status === 0 ? { ...value, status: 200 } : value,
    ),
  },
  {
    kind: 'wrong status',
    what: 'no offer found that is in the list',
    only: ['dameOferta'],
    rule: 'status-expected',
    meddling: envelope('/dameOferta/', (value) => (value.status === 0 ? { status: 4 } : value)),
  },
  {
    kind: 'wrong status',
    what: 'data without a session',
    only: ['dameGuiaOrientacion'],
    rule: 'session-required',
    meddling: returning('/dameGuiaOrientacion', (returned, asked) =>
      hasToken(asked) ? returned : answer({ status: 0, datos: [] }),
    ),
  },
  {
    kind: 'wrong status',
    what: 'no refusal of a body that is no JSON',
    only: ['titulacionesConcretasFiltradas'],
    rule: 'malformed-body',
    meddling: envelope('/titulacionesConcretas', (value) =>
      value.status === 15 ? { status: 0, datos: [] } : value,
    ),
  },
  {
    kind: 'wrong status',
    what: 'the data of students for companies',
    only: ['dameGuiaOrientacion'],
    rule: 'other-half',
    meddling: envelope('/dameGuiaOrientacion', (value) =>
      value.status === 71 ? { status: 0, datos: [] } : value,
    ),
  },
  ...[1, 2, 15].map((status): ServerFault => ({
    kind: `${status} for everything`,
    what: `status ${status} for every call with a token`,
    only: ['dameEventos', 'dameCvUsuario', 'dameDatosEmpresa'],
    rule: status === 15 ? 'status-listed' : 'status-expected',
    meddling: always(status),
  })),
  {
    kind: 'empty lists',
    what: 'every list empty',
    only: ['dominio', 'titulaciones', 'dameOfertasUsuario'],
    rule: 'domain-lists',
    // Who cannot sign in is told so, and nothing else.
    meddling: datos('/api/', (value, { url }) =>
      isList(value) && !url.includes('dameEmpresas') ? [] : value,
    ),
  },
  {
    kind: 'empty lists',
    what: 'pages without offers',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: datos(
      list,
      offers(() => []),
    ),
  },
  {
    kind: 'empty lists',
    what: 'no offers of a company that has some',
    only: ['dameNumProcesos', 'dameProcesosEmpleoYpracticas'],
    rule: 'counts',
    meddling: datos('/dameProcesosEmpleoYpracticas', () => []),
  },
  {
    kind: 'another person',
    what: 'the CV of whoever signed in first',
    only: ['dameCvUsuario'],
    rule: 'own-data',
    meddling: firstSessionFor('Alumno', 'dameCvUsuario'),
  },
  {
    kind: 'another person',
    what: 'the candidacies of someone else',
    only: ['dameCandidaturasPracticasUsuario'],
    rule: 'own-data',
    meddling: firstSessionFor('Alumno', 'dameCandidaturasPracticasUsuario'),
  },
  {
    kind: 'another person',
    what: 'the company of someone else',
    only: ['dameDatosEmpresa'],
    rule: 'own-data',
    meddling: firstSessionFor('Empresa', 'dameDatosEmpresa'),
  },
  {
    kind: 'another person',
    what: 'an offer with its candidates for any company',
    only: ['dameDatosProceso'],
    rule: 'foreign-id',
    meddling: firstSessionFor('Empresa', 'dameDatosProceso'),
  },
  {
    kind: 'misspelt key',
    what: 'importante for Importante',
    only: ['dameNotificaciones'],
    rule: 'key-spelling',
    meddling: datos('/dameNotificaciones', each(renamed('Importante', 'importante'))),
  },
  {
    kind: 'misspelt key',
    what: 'urlImagenPrincipal for ulrImagenPrincipal',
    only: ['dameEventos'],
    rule: 'key-spelling',
    meddling: datos(
      '/Alumno/dameEventos',
      each((row) => renamed('ulrImagenPrincipal', 'urlImagenPrincipal')({ ulrImagenPrincipal: 'x', ...row })),
    ),
  },
  {
    kind: 'misspelt key',
    what: 'fecha_caducidad for fechaCaducidad',
    only: ['dameConveniosEmpresa'],
    rule: 'key-spelling',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => renamed('fechaCaducidad', 'fecha_caducidad')({ fechaCaducidad: '2027-01-01', ...row })),
    ),
  },
  {
    kind: 'order',
    what: 'offers with the oldest first',
    only: ['dameOfertasUsuario'],
    rule: 'order',
    meddling: datos(
      list,
      offers((rows) => rows.toReversed()),
    ),
  },
  {
    kind: 'token',
    what: 'exp in milliseconds',
    only: ['logaUsuario'],
    rule: 'token-claims',
    meddling: claims((value) => ({ ...value, exp: value.exp * 1000 })),
  },
  {
    kind: 'token',
    what: 'no nombre',
    only: ['logaUsuario'],
    rule: 'token-claims',
    meddling: claims(without('nombre')),
  },
  {
    kind: 'token',
    what: 'exp in the past',
    only: ['logaUsuario'],
    rule: 'token-claims',
    meddling: claims((value) => ({ ...value, exp: 1_700_000_000 })),
  },
  {
    kind: 'HTML',
    what: 'a page of a proxy',
    only: ['dameEventos'],
    rule: 'json',
    meddling: returning('/Alumno/dameEventos', (returned) => ({
      ...returned,
      body: Buffer.from('<!doctype html><h1>Bad gateway</h1>'),
    })),
  },
  {
    kind: 'HTML',
    what: 'the right body as text/html',
    only: ['dameEventos'],
    rule: 'content-type',
    meddling: header('/Alumno/dameEventos', 'content-type', 'text/html; charset=utf-8'),
  },
  {
    kind: 'encoding',
    what: 'Latin-1',
    only: ['titulaciones'],
    rule: 'encoding',
    meddling: latin1('/titulaciones/'),
  },
  {
    kind: 'encoding',
    what: 'UTF-8 that was encoded twice',
    only: ['titulaciones'],
    rule: 'encoding',
    meddling: returning('/titulaciones/', (returned) => ({
      ...returned,
      body: Buffer.from(returned.body.toString('latin1'), 'utf8'),
    })),
  },
  ...(
    [
      [201, 'dameEventos'],
      [401, 'dameCvUsuario'],
      [500, 'dameDatosEmpresa'],
    ] as const
  ).map(([status, name]): ServerFault => ({
    kind: 'HTTP status',
    what: `HTTP ${status} for an answer`,
    only: [name],
    rule: 'http-200',
    meddling: http(`/${name}`, status),
  })),
  {
    kind: 'HTTP status',
    what: 'HTTP 200 for an address that is no call',
    only: [],
    rule: 'unknown-path',
    meddling: http('/noExiste', 200),
  },
  {
    kind: 'CORS',
    what: 'no leave to read an answer',
    only: ['dameEventos'],
    rule: 'cors-answer',
    meddling: header('/Alumno/dameEventos', 'access-control-allow-origin', undefined),
  },
  {
    kind: 'CORS',
    what: 'a preflight without the header of the token',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    meddling: header('/Alumno/dameEventos', 'access-control-allow-headers', 'content-type'),
  },
  {
    kind: 'CORS',
    what: 'a preflight that asks for a session',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    meddling: { request: ({ method }) => (method === 'OPTIONS' ? answer({ status: 2 }) : undefined) },
  },
  {
    kind: 'slow',
    what: 'an answer that comes after the portal gave up',
    only: ['dameGuiaOrientacion'],
    rule: 'time',
    meddling: late('/dameGuiaOrientacion'),
  },
  {
    kind: 'paging',
    what: 'the first page for every page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: {
      request: (asked) => {
        asked.url = asked.url.replace(/(dameOfertasUsuario\/\w+)\/\d+/, '$1/1');
        return undefined;
      },
    },
  },
  {
    kind: 'paging',
    what: 'a total that is that of the page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: datos(list, (value) => ({ ...value, numTotal: value.ofertas.length })),
  },
  {
    kind: 'paging',
    what: 'a row that comes twice',
    only: ['dameEventos'],
    rule: 'rows-once',
    meddling: datos('/Alumno/dameEventos', (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  {
    kind: 'date',
    what: 'a date as 2026/03/02',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, fecha: row.fecha?.replaceAll('-', '/') })),
    ),
  },
  {
    kind: 'date',
    what: 'a date of offers as 2026-03-02',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(
      list,
      offers(each((row) => ({ ...row, fecha: row.fecha.split('/').toReversed().join('-') }))),
    ),
  },
  {
    kind: 'date',
    what: 'a moment in milliseconds',
    only: ['dameEventos'],
    rule: 'shape',
    meddling: datos(
      '/Alumno/dameEventos',
      each((row) => ({ ...row, fecha: Date.parse(row.fecha) })),
    ),
  },
  ...(['tiposDiasSemana', 'tiposPeriodoCurso'] as const).map((call): ServerFault => ({
    kind: 'language',
    what: `Spanish whatever language the page is in, from ${call}`,
    only: [call],
    rule: 'language',
    meddling: {
      request: ({ url, headers }) => {
        if (url.includes(call)) headers['accept-language'] = 'es';
        return undefined;
      },
    },
  })),
  {
    kind: 'files',
    what: 'links that need a session',
    only: ['dameCvUsuario'],
    rule: 'file-links',
    meddling: http('/api/ficheros/', 401),
  },
  {
    kind: 'domain lists',
    what: 'ids of their own in Catalan',
    only: ['dominio'],
    rule: 'domain-lists',
    meddling: datos(
      '/Dominios/sectoresActividad/ca',
      each((row) => ({ ...row, id: row.id + 1000 })),
    ),
  },
];
