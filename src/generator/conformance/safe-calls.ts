import { type CallName, calls } from '#core/contract/calls/index.ts';

/** GET calls with side effects. */
const unsafeReads: ReadonlySet<CallName> = new Set([
  'guardaAceptacionRGPD',
  'guardaAceptacionRGPDEncuesta',
  // Marks the candidate as read.
  'dameCandidato',
]);

/** POST calls without side effects: look-ups and sign-ins. */
const safeWrites: ReadonlySet<CallName> = new Set([
  'titulacionesConcretasFiltradas',
  'logaUsuario',
  'dameEmpresasDelUsuario',
  'validaRespuestaLoginIntegrado',
  'comprobarDatosRegistroEgresado',
  'compruebaCIF',
  'compruebaEmailContactoEmpresa',
  'compruebaDNIalumno',
  'accesoEncuesta',
  'logaUsuarioEncuesta',
  'validaRespuestaLoginIntegradoEncuesta',
  'logaAnonimo',
]);

/** Whether a call is safe (RFC 9110) and may run against a production server. */
export const isSafe = (name: CallName): boolean =>
  calls[name].method === 'GET' ? !unsafeReads.has(name) : safeWrites.has(name);
