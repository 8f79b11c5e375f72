import { validaRespuestaLoginIntegrado } from '#core/contract/calls/account.ts';
import { dameDatosEmpresa } from '#core/contract/calls/company.ts';
import { baseAddress } from '#portal/data/server/client/base-address.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import { userTypeId } from '#core/model/people.ts';
import { isLocalHost } from '#core/shared/local-host.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import { anonymousIdentity, anonymousOwner, identityOf, isAnonymous } from '#portal/data/session/identity.ts';
import { claimsOf } from '#portal/data/session/token.ts';
import { discardDraftsOf, hasDraftsOf, transferDrafts } from '#portal/data/drafts/persistent-draft.ts';
import { portalKey, tab } from '#portal/data/browser/storage.ts';
import { discardTabDrafts, keysOfTabDrafts, transferTabDrafts } from '#portal/data/drafts/transfer-drafts.ts';
import type { SignIn } from '#portal/data/session/start-session.ts';

export { navigateAfterSignIn, completeAcceptedSignIn, refusalOf } from './sign-in.ts';

/**
 * Address at which single sign-on starts, with the state value by which the answer is recognized. `undefined` for a
 * brand without single sign-on. On a local host the address is the sandbox's, beside the server.
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

/** A random state value: 128 bits as hexadecimal digits. */
export function randomState(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** Account of a token; `undefined` where the server does not name one. */
function subjectOf(token: string): string | undefined {
  try {
    const { sub } = claimsOf(token);
    return typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Signs in with the one-time code of the university. The answer gives the type of user; if it does not, the scope
 * decides. Without an account in the token, each sign-in counts as a different person's.
 */
export async function signInWithUniversity(
  call: Caller,
  { respuesta, scope }: { respuesta: string; scope: string },
): Promise<
  { state: 'accepted'; signIn: SignIn; isAccountKnown: boolean } | { state: 'refused'; failure: CallFailure }
> {
  const result = await call(validaRespuestaLoginIntegrado, { body: { respuesta } });
  if (!result.ok) return { state: 'refused', failure: result };
  const { datos } = result;
  const isCompany = datos.tipoUsuario ? datos.tipoUsuario === 'Empresa' : scope === 'private-company';
  const side = isCompany ? 'company' : 'student';
  const account = subjectOf(datos.token);
  const identity =
    account === undefined ? anonymousIdentity(side, randomState()) : identityOf({ side, usuario: account });
  const firm = isCompany ? await readFirm(call, datos.token) : undefined;
  return {
    state: 'accepted',
    // Not remembered, because university accounts are used on shared computers of the university.
    signIn: { datos, side, identity, firm, recordar: false },
    isAccountKnown: account !== undefined,
  };
}

/** Time limit for reading the firm's name, in milliseconds. */
const firmTimeout = 3000;

/** Reads the firm of a token: the university chooses the firm, and its answer does not name it. */
async function readFirm(call: Caller, token: string): Promise<SignIn['firm']> {
  const company = await call(dameDatosEmpresa, {}, { token, signal: AbortSignal.timeout(firmTimeout) });
  const name = company.ok && (company.datos.nombreComercial || company.datos.nombreFiscal);
  return name ? { name, isOneOfSeveral: false } : undefined;
}

/**
 * Owner of the unsent drafts in this tab that may belong to the user who signs in: the last owner, or an earlier
 * unknown account. `undefined` without such drafts.
 */
export function findDraftOwner({ side }: Pick<SignIn, 'side'>): string | undefined {
  const unknown = tab.keys(portalKey('borrador.')).map(anonymousOwner);
  return [tab.get(portalKey('autor')), ...unknown].find(
    (owner) =>
      owner?.startsWith(`["${userTypeId[side]}"`) &&
      (keysOfTabDrafts(owner).length > 0 || hasDraftsOf(owner)),
  );
}

/**
 * Transfers the drafts of this tab to the user who signs in, or removes drafts of an unknown account, which nobody
 * could find again. Drafts of a known account are kept for its owner.
 */
export function claimDrafts(owner: string, { identity }: SignIn, isOwn: boolean): void {
  if (isOwn) {
    const author = portalKey('autor');
    if (tab.get(author) === owner) tab.set(author, identity);
    transferTabDrafts(owner, identity);
    transferDrafts(owner, identity);
  } else if (isAnonymous(owner)) {
    discardTabDrafts(owner);
    discardDraftsOf(owner);
  }
}
