import { createHmac } from 'node:crypto';
import { calls } from '#core/contract/calls/index.ts';
import {
  answer,
  claims,
  datos,
  envelope,
  forgetting,
  header,
  lenient,
  sentJson,
  type ServerFault,
  unverified,
} from './faults.ts';
import type { ReceivedRequest, ResponseFault, ReturnedResponse } from './faulty-server.ts';

const algOf = (token: string): string => {
  const head = Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8');
  return /"alg" *: *"(\w+)"/.exec(head)?.[1] ?? '';
};

const signedBy = (key: string, token: string): boolean => {
  const [head, body, signature] = token.split('.');
  return createHmac('sha256', key).update(`${head}.${body}`).digest('base64url') === signature;
};

const bodyPart = (token: string): string => token.split('.')[1] ?? '';
const signature = (token: string): string => token.split('.')[2] ?? '';

const readCalls = ['dameEventos', 'dameDatosEmpresa'] as const;

const forgedToken = { kind: 'forged token', only: readCalls, rule: 'forged-token' } as const;

/** Whether someone signs in by a name that the kit has invented. */
const isInvented = (request: ReceivedRequest): boolean =>
  String(sentJson(request).usuario).startsWith('contrato-');

/** Gives files the addresses /api/f/0, /api/f/1 and so on. */
function countedLinks(): ResponseFault {
  const real: string[] = [];
  return {
    request: (request) => {
      const [, number] = /\/api\/f\/(\d+)$/.exec(request.url) ?? [];
      const url = real[Number(number ?? -1)];
      if (url) request.url = url;
      return undefined;
    },
    ...datos('/dameCvUsuario', (cv) => {
      const text = JSON.stringify(cv).replace(/(http:[^"]*?)\/api\/ficheros\/[^"]+/g, (url, host) => {
        real.push(url);
        return `${host}/api/f/${real.length - 1}`;
      });
      return JSON.parse(text);
    }),
  };
}

/** Opens a file by any address that begins like the address of a file. */
function uncheckedLinks(): ResponseFault {
  let opened: ReturnedResponse | undefined;
  return {
    answer: ({ url }, response) => {
      if (!url.includes('/api/ficheros/')) return response;
      if (response.http === 200) opened = response;
      return opened ?? response;
    },
  };
}

/** Takes several times as long for a wrong password of a name that exists as it took for the last invented one. */
function slowForKnown(): ResponseFault {
  let sentAt = 0;
  let unknown = 0;
  return {
    request: () => {
      sentAt = performance.now();
      return undefined;
    },
    answer: async (request, response) => {
      if (!request.url.endsWith('/Alumno/logaUsuario')) return response;
      if (isInvented(request)) unknown = performance.now() - sentAt;
      else if (response.body.toString('utf8').startsWith('{"status":3'))
        await new Promise((wait) => setTimeout(wait, 100 + 8 * unknown));
      return response;
    },
  };
}

const inCv = (key: string, value: unknown): ResponseFault =>
  datos('/dameCandidato', (candidate) => ({
    ...candidate,
    cv: { ...candidate.cv, personales: { ...candidate.cv.personales, [key]: value } },
  }));

const signingIn = { only: ['logaUsuario'] } as const;

/** Tokens, sign-ins, links and data that open more than they should. */
export const securityFaults: readonly ServerFault[] = [
  {
    ...forgedToken,
    what: 'claims without a look at the signature',
    came: /another last character.*half of the signature.*no signature.*changed claim/,
    fault: unverified(() => true),
  },
  {
    ...forgedToken,
    what: 'a token with "alg":"none"',
    came: /"alg":"none" and no signature/,
    fault: unverified((token) => algOf(token) === 'none'),
  },
  {
    ...forgedToken,
    what: 'an exp that was changed',
    came: /an exp that is past/,
    fault: unverified((token, { exp }, real) => exp < 10 && signature(token) === signature(real)),
  },
  {
    ...forgedToken,
    what: 'a signature by the key “secret”',
    came: /the key “secret”/,
    fault: unverified((token) => signedBy('secret', token)),
  },
  {
    ...forgedToken,
    what: 'a signature of which half is compared',
    came: /half of the signature/,
    fault: unverified(
      (token, _, real) =>
        bodyPart(token) === bodyPart(real) &&
        signature(token) !== '' &&
        signature(real).startsWith(signature(token)),
    ),
  },
  {
    kind: 'token',
    what: 'a token that lasts ten years',
    ...signingIn,
    rule: 'token-claims',
    came: /more than 24 hours away/,
    fault: claims((value) => ({ ...value, exp: value.exp + 315_360_000 })),
  },
  {
    kind: 'token',
    what: 'a header that cannot be read',
    ...signingIn,
    rule: 'token-claims',
    came: /no alg/,
    fault: datos('logaUsuario', (value) => ({ ...value, token: value.token.replace(/^[^.]+/, 'b3BhcXVl') })),
  },
  {
    kind: 'token',
    what: 'the portal’s calls with the token of a survey',
    only: ['accesoEncuesta'],
    rule: 'token-audience',
    came: /status 0/,
    fault: {
      answer: ({ url, headers }, response) => {
        const [, token = ''] = (headers['authorization'] ?? '').split(' ');
        const text = Buffer.from(bodyPart(token), 'base64url').toString('utf8');
        return url.includes('/dameNotificaciones') && text.includes('"encuesta"')
          ? answer({ status: 0, datos: [] })
          : response;
      },
    },
  },
  {
    kind: 'sessions',
    what: 'sessions that outlive another password',
    only: ['editarPassword'],
    write: true,
    rule: 'sessions-ended',
    came: /status 0/,
    fault: forgetting('/editarPassword'),
  },
  {
    kind: 'links',
    what: 'a link of a registration a second time',
    only: ['editDatosRegistroEgresado'],
    write: true,
    rule: 'older-links',
    came: /status 0/,
    fault: lenient(calls.editDatosRegistroEgresado.path, 42),
  },
  {
    kind: 'links',
    what: 'a link for a password after a later one',
    only: ['restablecerPasswordAlumno'],
    write: true,
    rule: 'older-links',
    came: /status 0/,
    options: (options) => ({ ...options, accounts: { ...options.accounts, enlaceAnterior: 'de-antes' } }),
    fault: lenient(calls.restablecerPasswordAlumno.path, 42),
  },
  {
    kind: 'links',
    what: 'files at addresses that are counted',
    only: ['dameCvUsuario'],
    rule: 'secret-links',
    came: /\/api\/f\/\d+/,
    fault: countedLinks(),
  },
  {
    kind: 'links',
    what: 'files at changed addresses',
    only: ['dameCvUsuario'],
    rule: 'secret-links',
    came: /HTTP 200/,
    fault: uncheckedLinks(),
  },
  {
    kind: 'sign-in',
    what: 'other words for a name that nobody has',
    ...signingIn,
    rule: 'enumeration',
    came: /No hay/,
    fault: envelope('logaUsuario', (value, request) =>
      value.status === 3 && isInvented(request)
        ? { ...value, mensaje: 'No hay nadie con ese usuario.' }
        : value,
    ),
  },
  {
    kind: 'sign-in',
    what: 'another code for a name that nobody has',
    ...signingIn,
    rule: 'enumeration',
    came: /status 59/,
    fault: envelope('logaUsuario', (value, request) =>
      value.status === 3 && isInvented(request) ? { status: 59 } : value,
    ),
  },
  {
    kind: 'sign-in',
    what: 'more time for a name that exists',
    ...signingIn,
    rule: 'enumeration',
    came: /4 of 4 .* twice as long/,
    fault: slowForKnown(),
  },
  {
    kind: 'sign-in',
    what: 'any number of wrong passwords',
    ...signingIn,
    rule: 'throttling',
    came: /10 times status 3/,
    fault: envelope('logaUsuario', (value) =>
      value.status === 3 ? { status: 3, mensaje: 'El usuario o la contraseña no son correctos.' } : value,
    ),
  },
  ...(
    [
      ['iban', 'ES9121000418450200051332'],
      ['discapacidad', true],
      ['numeroDocumento', '99100001Q'],
      ['dni', '99100001Q'],
      ['numeroSeguridadSocial', '281234567840'],
    ] as const
  ).map(([key, value]): ServerFault => ({
    kind: 'private data',
    what: `${key} of a candidate`,
    only: ['dameCandidato'],
    write: true,
    rule: 'private-data',
    came: /the key, with a value/,
    fault: inCv(key, value),
  })),
  {
    kind: 'private data',
    what: 'dni in a list of candidates',
    only: ['dameDatosProceso'],
    rule: 'private-data',
    came: /the key, with a value/,
    fault: datos('/dameDatosProceso/', (value) => ({
      ...value,
      candidatos: value.candidatos.map((it: object) => ({ ...it, dni: '99100001Q' })),
    })),
  },
  {
    kind: 'private data',
    what: 'the bank account of a student who asks for a placement',
    only: ['dameSolicitudesPracticasEducacion'],
    rule: 'private-data',
    came: /the key, with a value/,
    fault: datos('/dameSolicitudesPracticasEducacion', (requests) =>
      requests.map((it: object) => ({ ...it, iban: 'ES9121000418450200051332' })),
    ),
  },
  {
    kind: 'private data',
    what: 'what oculto names',
    only: ['dameDatosProceso'],
    rule: 'private-data',
    came: /the key, with a value/,
    fault: datos('/dameDatosProceso/', (value) => ({
      ...value,
      candidatos: value.candidatos.map((it: object) => ({
        ...it,
        apellidos: 'Prueba',
        oculto: [{ campo: 'apellidos', hastaEstado: 8 }],
      })),
    })),
  },
  {
    kind: 'minors',
    what: 'a company is told of a minor before it has chosen anybody',
    only: ['dameDatosProceso'],
    rule: 'minors',
    came: /menor before the selection/,
    fault: datos('/dameDatosProceso/', (value) => ({
      ...value,
      candidatos: value.candidatos.map((it: object) => ({ ...it, menor: true })),
    })),
  },
  {
    kind: 'minors',
    what: 'an offer open to minors holds nothing back',
    only: ['dameDatosProceso'],
    rule: 'minors',
    came: /without fechaNacimiento, direccion, urlImagenPerfil/,
    fault: datos('/dameDatosProceso/', (value) => ({
      ...value,
      oferta: { ...value.oferta, admiteMenores: true },
      candidatos: value.candidatos.map((it: object) => ({ ...it, oculto: [] })),
    })),
  },
  {
    kind: 'private data',
    what: 'the identity number of a student whom a centre has not accepted',
    only: ['dameSolicitudesPracticasEducacion'],
    rule: 'private-data',
    came: /dni before the acceptance/,
    fault: datos('/dameSolicitudesPracticasEducacion', (requests) =>
      requests.map((it: object) => ({ ...it, estado: 'pendiente', dni: '99100001Q' })),
    ),
  },
  {
    kind: 'private data',
    what: 'the password of the account',
    only: ['dameCvUsuario'],
    rule: 'private-data',
    came: /the key, with a value/,
    fault: datos('/dameCvUsuario', (cv) => ({ ...cv, password: 'Hola1234' })),
  },
  {
    kind: 'caches',
    what: 'a CV that any cache may keep',
    only: ['dameCvUsuario'],
    rule: 'no-store',
    came: /public/,
    fault: header('/dameCvUsuario', 'cache-control', 'public, max-age=600'),
  },
  {
    kind: 'cookies',
    what: 'a cookie beside the token',
    only: ['dameEventos'],
    rule: 'no-cookies',
    came: /a cookie/,
    fault: header('/Alumno/dameEventos', 'set-cookie', 'SESSION=1; HttpOnly'),
  },
  {
    kind: 'words',
    what: 'markup in mensaje',
    ...signingIn,
    rule: 'plain-messages',
    came: /<b>/,
    fault: envelope('logaUsuario', (value) =>
      value.status === 3 ? { ...value, mensaje: `<b>${value.mensaje}</b>` } : value,
    ),
  },
  {
    kind: 'words',
    what: 'a stack trace in mensaje',
    ...signingIn,
    rule: 'plain-messages',
    came: /Exception/,
    fault: envelope('logaUsuario', (value) =>
      value.status === 3
        ? { ...value, mensaje: `NullPointerException\n    at es.universidad.Login.find(Login.java:42)` }
        : value,
    ),
  },
  {
    kind: 'CORS',
    what: 'leave for pages of any origin',
    only: ['dameEventos'],
    rule: 'cors-origin',
    came: /otra-pagina/,
    fault: {
      answer: ({ headers }, response) => ({
        ...response,
        headers: { ...response.headers, 'access-control-allow-origin': headers['origin'] ?? '*' },
      }),
    },
  },
  {
    kind: 'CORS',
    what: 'credentials',
    only: ['dameEventos'],
    rule: 'cors-origin',
    came: /true/,
    fault: header('/Alumno/dameEventos', 'access-control-allow-credentials', 'true'),
  },
  {
    kind: 'CORS',
    what: 'an origin without vary',
    only: ['dameEventos'],
    rule: 'cors-answer',
    came: /no such header/,
    fault: header('/Alumno/dameEventos', 'vary', undefined),
  },
  {
    kind: 'CORS',
    what: 'no leave for the language of the page',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    came: /authorization, content-type/,
    fault: header('/Alumno/dameEventos', 'access-control-allow-headers', 'authorization, content-type'),
  },
  {
    kind: 'CORS',
    what: 'a star for the headers of a call with a token',
    only: ['dameEventos'],
    rule: 'cors-preflight',
    came: /\*/,
    fault: header('/Alumno/dameEventos', 'access-control-allow-headers', '*'),
  },
];

/** Calls with a body that needs a key, each of which a server may do without. */
export const incompleteFaults: readonly ServerFault[] = (
  [
    ['addEstudioUniversidad', 'titulacion', { idNuevaAlta: 1 }],
    ['addExperiencia', 'puesto', { idNuevaAlta: 1 }],
    ['inscribirse', 'urlOferta', {}],
  ] as const
).map(([name, key, data]) => ({
  kind: 'limits',
  what: `${name} without ${key}`,
  only: [name],
  write: true,
  rule: 'malformed-body',
  came: /status 0/,
  fault: envelope(calls[name].path, (value, request) =>
    value.status === 15 && !(key in sentJson(request)) ? { status: 0, datos: data } : value,
  ),
}));
