import { always, answer, envelope, hasToken, http, returning } from '../faults.ts';
import type { ServerFault } from '../faults.ts';

/** Statuses, of envelopes and of HTTP, that do not belong to the call. */
export const statusFaults: readonly ServerFault[] = [
  {
    kind: 'wrong status',
    what: 'a code that the call does not have',
    only: ['dameEventos'],
    rule: 'status-listed',
    fault: envelope('/Alumno/dameEventos', (value, request) => (hasToken(request) ? { status: 77 } : value)),
  },
  {
    kind: 'wrong status',
    what: 'code 200 for success',
    only: ['dameComunicaciones'],
    rule: 'status-listed',
    fault: envelope('/dameComunicaciones', (value) =>
      value.status === 0 ? { ...value, status: 200 } : value,
    ),
  },
  {
    kind: 'wrong status',
    what: 'no offer found that is in the list',
    only: ['dameOferta'],
    rule: 'status-expected',
    fault: envelope('/dameOferta/', (value) => (value.status === 0 ? { status: 4 } : value)),
  },
  {
    kind: 'wrong status',
    what: 'data without a session',
    only: ['dameGuiaOrientacion'],
    rule: 'session-required',
    fault: returning('/dameGuiaOrientacion', (response, request) =>
      hasToken(request) ? response : answer({ status: 0, datos: [] }),
    ),
  },
  {
    kind: 'wrong status',
    what: 'no refusal of a body that is no JSON',
    only: ['titulacionesConcretasFiltradas'],
    rule: 'malformed-body',
    fault: envelope('/titulacionesConcretas', (value) =>
      value.status === 15 ? { status: 0, datos: [] } : value,
    ),
  },
  {
    kind: 'wrong status',
    what: 'the data of students for companies',
    only: ['dameGuiaOrientacion'],
    rule: 'other-half',
    fault: envelope('/dameGuiaOrientacion', (value) =>
      value.status === 71 ? { status: 0, datos: [] } : value,
    ),
  },
  ...[1, 2, 15].map((status): ServerFault => ({
    kind: `${status} for everything`,
    what: `status ${status} for every call with a token`,
    only: ['dameEventos', 'dameCvUsuario', 'dameDatosEmpresa'],
    rule: status === 15 ? 'status-listed' : 'status-expected',
    fault: always(status),
  })),
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
    fault: http(`/${name}`, status),
  })),
  {
    kind: 'HTTP status',
    what: 'HTTP 200 for an address that is no call',
    only: [],
    rule: 'unknown-path',
    fault: http('/noExiste', 200),
  },
];
