import { answer, datos, firstSessionFor, hasToken, lenient, type ServerFault } from './faults.ts';
import type { ResponseFault } from './faulty-server.ts';

/** Answers a write with 0, or a given value, without doing anything. */
const pretended = (path: string, value: unknown = { status: 0 }): ResponseFault => ({
  request: (request) =>
    request.method === 'POST' && hasToken(request) && request.url.includes(path) && request.body.length > 3
      ? answer(value)
      : undefined,
});

/** Answers every write with a status. */
const refusing = (status: number): ResponseFault => ({
  request: (request) =>
    request.method === 'POST' && hasToken(request) && request.body.length > 3
      ? answer({ status })
      : undefined,
});

/** Faults found where data may be changed, each in a journey that undoes its changes. */
export const writingFaults: readonly ServerFault[] = [
  ...[1, 2, 15, 48].map((status): ServerFault => ({
    kind: `${status} for every write`,
    what: `status ${status} for every body that is sent`,
    only: ['addIdioma', 'editPresentacion'],
    rule: 'status-expected',
    fault: refusing(status),
  })),
  {
    kind: 'not done',
    what: 'a text that is not kept',
    only: ['editPresentacion'],
    rule: 'kept',
    fault: pretended('/editPresentacion'),
  },
  {
    kind: 'not done',
    what: 'a language that is removed and stays',
    only: ['delIdioma'],
    rule: 'kept',
    fault: pretended('/delIdioma'),
  },
  {
    kind: 'not done',
    what: 'a level of a language that is not changed',
    only: ['editIdioma'],
    rule: 'kept',
    fault: pretended('/editIdioma'),
  },
  {
    kind: 'not done',
    what: 'a text that loses its accents',
    only: ['editPresentacion'],
    rule: 'kept',
    fault: datos('/dameCvUsuario', (cv) => ({
      ...cv,
      presentacion: cv.presentacion?.normalize('NFD').replace(/\p{M}/gu, ''),
    })),
  },
  {
    kind: 'twice',
    what: 'the same language a second time',
    only: ['addIdioma'],
    rule: 'again',
    fault: lenient('/addIdioma', 8, { idNuevaAlta: 1 }),
  },
  {
    kind: 'twice',
    what: 'the same document a second time',
    only: ['addDoc'],
    rule: 'again',
    fault: lenient('/addDoc', 56, { id: 1, nombre: 'x', enlace: '' }),
  },
  {
    kind: 'idempotency',
    what: 'the same again for the same key',
    only: ['addExperiencia'],
    rule: 'idempotency-key',
    fault: {
      request: ({ headers }) => {
        delete headers['idempotency-key'];
        return undefined;
      },
    },
  },
  {
    kind: 'idempotency',
    what: '0 for another body with the same key',
    only: ['addCuentaFacturacion'],
    rule: 'idempotency-key',
    fault: lenient('/addCuentaFacturacion', 48, { idCuenta: 1 }),
  },
  {
    kind: 'sessions',
    what: 'a token that goes on working after its session was signed out',
    only: ['cierraSesion'],
    rule: 'signed-out',
    fault: { request: ({ url }) => (url.includes('/cierraSesion') ? answer({ status: 0 }) : undefined) },
  },
  {
    kind: 'sessions',
    what: 'no session any more after one of the account was signed out',
    only: ['cierraSesion'],
    rule: 'signed-out',
    fault: {
      request: ({ url }) => {
        if (url.includes('/cierraSesion')) return answer({ status: 0 });
        return url.includes('/dameNotificaciones') ? answer({ status: 2 }) : undefined;
      },
    },
  },
  {
    kind: 'limits',
    what: 'a text that is too long',
    only: ['editPresentacion'],
    rule: 'limits',
    fault: lenient('/editPresentacion', 15),
  },
  {
    kind: 'limits',
    what: 'a text file that is called a PDF',
    only: ['addDoc'],
    rule: 'limits',
    fault: lenient('/addDoc', 46, { id: 1, nombre: 'x', enlace: '' }),
  },
  {
    kind: 'limits',
    what: 'nothing of what has to be there',
    only: ['addCuentaFacturacion'],
    rule: 'malformed-body',
    fault: lenient('/addCuentaFacturacion', 15, { idCuenta: 1 }),
  },
  {
    kind: 'another person',
    what: 'a language that another student removes',
    only: ['delIdioma'],
    rule: 'foreign-id',
    fault: firstSessionFor('Alumno', 'delIdioma'),
  },
  {
    kind: 'another person',
    what: 'an offer that another company deletes',
    only: ['deleteOferta'],
    rule: 'foreign-id',
    fault: firstSessionFor('Empresa', 'deleteOferta'),
  },
  {
    kind: 'files',
    what: 'a document without an address',
    only: ['addDoc'],
    rule: 'shape',
    fault: datos('/addDoc', ({ enlace: _, ...rest }) => rest),
  },
];
