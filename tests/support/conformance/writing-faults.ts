import { answer, datos, envelope, firstSessionFor, hasToken, type ServerFault } from './faults.ts';
import type { ResponseFault } from './faulty-server.ts';

/** Answers a call that writes with 0, or what it is told, and does nothing. */
const pretended = (path: string, value: unknown = { status: 0 }): ResponseFault => ({
  request: (asked) =>
    asked.method === 'POST' && hasToken(asked) && asked.url.includes(path) && asked.body.length > 3
      ? answer(value)
      : undefined,
});

/** Answers 0 where the sandbox refuses with a status. */
const lenient = (path: string, status: number, given: unknown = undefined): ResponseFault =>
  envelope(path, (value) => (value.status === status ? { status: 0, datos: given } : value));

/** Answers every call that writes with a status. */
const refusing = (status: number): ResponseFault => ({
  request: (asked) =>
    asked.method === 'POST' && hasToken(asked) && asked.body.length > 3 ? answer({ status }) : undefined,
});

/** Faults that show once data may be changed. Each is in a journey that undoes what it does. */
export const writingFaults: readonly ServerFault[] = [
  ...[1, 2, 15, 48].map((status): ServerFault => ({
    kind: `${status} for every write`,
    what: `status ${status} for every body that is sent`,
    only: ['addIdioma', 'editPresentacion'],
    rule: 'status-expected',
    meddling: refusing(status),
  })),
  {
    kind: 'not done',
    what: 'a text that is not kept',
    only: ['editPresentacion'],
    rule: 'kept',
    meddling: pretended('/editPresentacion'),
  },
  {
    kind: 'not done',
    what: 'a language that is removed and stays',
    only: ['delIdioma'],
    rule: 'kept',
    meddling: pretended('/delIdioma'),
  },
  {
    kind: 'not done',
    what: 'a level of a language that is not changed',
    only: ['editIdioma'],
    rule: 'kept',
    meddling: pretended('/editIdioma'),
  },
  {
    kind: 'not done',
    what: 'a text that loses its accents',
    only: ['editPresentacion'],
    rule: 'kept',
    meddling: datos('/dameCvUsuario', (cv) => ({
      ...cv,
      presentacion: cv.presentacion?.normalize('NFD').replace(/\p{M}/gu, ''),
    })),
  },
  {
    kind: 'twice',
    what: 'the same language a second time',
    only: ['addIdioma'],
    rule: 'again',
    meddling: lenient('/addIdioma', 8, { idNuevaAlta: 1 }),
  },
  {
    kind: 'twice',
    what: 'the same document a second time',
    only: ['addDoc'],
    rule: 'again',
    meddling: lenient('/addDoc', 56, { id: 1, nombre: 'x', enlace: '' }),
  },
  {
    kind: 'idempotency',
    what: 'the same again for the same key',
    only: ['addExperiencia'],
    rule: 'idempotency-key',
    meddling: {
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
    meddling: lenient('/addCuentaFacturacion', 48, { idCuenta: 1 }),
  },
  {
    kind: 'sessions',
    what: 'a token that goes on working after its session was signed out',
    only: ['cierraSesion'],
    rule: 'signed-out',
    meddling: { request: ({ url }) => (url.includes('/cierraSesion') ? answer({ status: 0 }) : undefined) },
  },
  {
    kind: 'sessions',
    what: 'no session any more after one of the account was signed out',
    only: ['cierraSesion'],
    rule: 'signed-out',
    meddling: {
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
    meddling: lenient('/editPresentacion', 15),
  },
  {
    kind: 'limits',
    what: 'a text file that is called a PDF',
    only: ['addDoc'],
    rule: 'limits',
    meddling: lenient('/addDoc', 46, { id: 1, nombre: 'x', enlace: '' }),
  },
  {
    kind: 'limits',
    what: 'nothing of what has to be there',
    only: ['addCuentaFacturacion'],
    rule: 'malformed-body',
    meddling: lenient('/addCuentaFacturacion', 15, { idCuenta: 1 }),
  },
  {
    kind: 'another person',
    what: 'a language that another student removes',
    only: ['delIdioma'],
    rule: 'foreign-id',
    meddling: firstSessionFor('Alumno', 'delIdioma'),
  },
  {
    kind: 'another person',
    what: 'an offer that another company deletes',
    only: ['deleteOferta'],
    rule: 'foreign-id',
    meddling: firstSessionFor('Empresa', 'deleteOferta'),
  },
  {
    kind: 'files',
    what: 'a document without an address',
    only: ['addDoc'],
    rule: 'shape',
    meddling: datos('/addDoc', ({ enlace: _, ...rest }) => rest),
  },
];
