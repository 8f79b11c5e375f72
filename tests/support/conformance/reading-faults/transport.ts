import { answer, header, http, late, latin1, returning } from '../faults.ts';
import type { ServerFault } from '../faults.ts';

/** Answers that browsers cannot read, or not in time, or not in the language of the page. */
export const transportFaults: readonly ServerFault[] = [
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
];
