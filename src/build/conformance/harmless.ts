import { type CallName, calls } from '#core/contract/calls/index.ts';

/** Calls that read by their method and change something all the same. */
const changing: ReadonlySet<CallName> = new Set([
  'guardaAceptacionRGPD',
  'guardaAceptacionRGPDEncuesta',
  // Marks the candidate as read.
  'dameCandidato',
]);

/** Calls that write by their method and only look something up or sign in. */
const looking: ReadonlySet<CallName> = new Set([
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

/** Whether a call can be made on a server that is in use, where nothing may change. */
export const isHarmless = (name: CallName): boolean =>
  calls[name].method === 'GET' ? !changing.has(name) : looking.has(name);
