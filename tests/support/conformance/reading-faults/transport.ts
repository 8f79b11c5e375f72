import { answer, header, http, late, latin1, patience, returning } from '../faults.ts';
import type { ServerFault } from '../faults.ts';

/** Responses that are unreadable for browsers, late, or in another language than the page. */
export const transportFaults: readonly ServerFault[] = [
  {
    kind: 'HTML',
    what: 'a page of a proxy',
    only: ['dameEventos'],
    rule: 'json',
    fault: returning('/Alumno/dameEventos', (response) => ({
      ...response,
      body: Buffer.from('<!doctype html><h1>Bad gateway</h1>'),
    })),
  },
  {
    kind: 'HTML',
    what: 'the right body as text/html',
    only: ['dameEventos'],
    rule: 'content-type',
    fault: header('/Alumno/dameEventos', 'content-type', 'text/html; charset=utf-8'),
  },
  {
    kind: 'encoding',
    what: 'Latin-1',
    only: ['titulaciones'],
    rule: 'encoding',
    fault: latin1('/titulaciones/'),
  },
  {
    kind: 'encoding',
    what: 'UTF-8 that was encoded twice',
    only: ['titulaciones'],
    rule: 'encoding',
    fault: returning('/titulaciones/', (response) => ({
      ...response,
      body: Buffer.from(response.body.toString('latin1'), 'utf8'),
    })),
  },
  {
    kind: 'CORS',
    what: 'no leave to read an answer',
    only: ['dameEventos'],
    rule: 'cors-answer',
    fault: header('/Alumno/dameEventos', 'access-control-allow-origin', undefined),
  },
  {
    kind: 'CORS',
    what: 'a preflight without the header of the token',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    fault: header('/Alumno/dameEventos', 'access-control-allow-headers', 'content-type'),
  },
  {
    kind: 'CORS',
    what: 'a preflight that asks for a session',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    fault: { request: ({ method }) => (method === 'OPTIONS' ? answer({ status: 2 }) : undefined) },
  },
  {
    kind: 'slow',
    what: 'an answer that comes after the portal gave up',
    only: ['dameGuiaOrientacion'],
    rule: 'time',
    options: (options) => ({ ...options, patience }),
    fault: late('/dameGuiaOrientacion'),
  },
  ...(['tiposDiasSemana', 'tiposPeriodoCurso'] as const).map((call): ServerFault => ({
    kind: 'language',
    what: `Spanish whatever language the page is in, from ${call}`,
    only: [call],
    rule: 'language',
    fault: {
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
    fault: http('/api/ficheros/', 401),
  },
];
