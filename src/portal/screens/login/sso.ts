import { validaRespuestaLoginIntegrado } from '#core/contract/calls/account.ts';
import { baseAddress } from '#portal/data/client/base-address.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { isLocalHost } from '#core/shared/local-host.ts';
import type { CallFailure } from '#portal/data/client/result.ts';
import type { SignIn } from '#portal/data/session/start.ts';

export { goOn, letIn, refusalOf } from './sign-in.ts';

/**
 * Where signing in with the account of the university starts, with the value by which the answer is known again.
 * `undefined` for a brand that has no such accounts. On a local host it is the sandbox, beside the server.
 */
export function startAddress(
  { settings }: Pick<PublicBrand, 'settings'>,
  { host, hostname, origin }: Pick<Location, 'host' | 'hostname' | 'origin'>,
  estado: string,
): string | undefined {
  const { modulos, sso } = settings;
  if (!modulos.sso || !sso?.urlInicio) return undefined;
  const sandbox = baseAddress(host, settings).replace(/\/api$/, '/sandbox/idp');
  const address = new URL(isLocalHost(hostname) ? sandbox : sso.urlInicio, origin);
  address.searchParams.set('estado', estado);
  return address.href;
}

/** A value that nobody can guess. */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (it) =>
    it.toString(16).padStart(2, '0'),
  ).join('');
}

/**
 * Signs in with the one-time code of the university. Who it is says the answer; the scope only where the server does
 * not.
 */
export async function signInWithUniversity(
  call: Caller,
  { respuesta, scope }: { respuesta: string; scope: string },
): Promise<{ state: 'accepted'; signIn: SignIn } | { state: 'refused'; failure: CallFailure }> {
  const result = await call(validaRespuestaLoginIntegrado, { body: { respuesta } });
  if (!result.ok) return { state: 'refused', failure: result };
  const { datos } = result;
  const isCompany = datos.tipoUsuario ? datos.tipoUsuario === 'Empresa' : scope === 'private-company';
  // Accounts of the university are used on computers of the university.
  return {
    state: 'accepted',
    signIn: { datos, half: isCompany ? 'company' : 'student', recordar: false },
  };
}
