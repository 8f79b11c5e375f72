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

/** The account that a token is of; `undefined` where the server does not say it. */
function subjectOf(token: string): string | undefined {
  try {
    const { sub } = claimsOf(token);
    return typeof sub === 'string' && sub !== '' ? sub : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Signs in with the one-time code of the university. Who it is says the answer; the scope only where the server does
 * not. Without an account in the token each sign-in counts as one of another person.
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
  // Accounts of the university are used on computers of the university.
  const side = isCompany ? 'company' : 'student';
  const account = subjectOf(datos.token);
  const identity =
    account === undefined ? anonymousIdentity(side, randomState()) : identityOf({ side, usuario: account });
  const firm = isCompany ? await readFirm(call, datos.token) : undefined;
  return {
    state: 'accepted',
    signIn: { datos, side, identity, firm, recordar: false },
    isAccountKnown: account !== undefined,
  };
}

/** How long the name of the firm is waited for, in milliseconds. */
const patience = 3000;

/** The firm that a token is for: the university chooses it, and its answer does not name it. */
async function readFirm(call: Caller, token: string): Promise<SignIn['firm']> {
  const company = await call(dameDatosEmpresa, {}, { token, signal: AbortSignal.timeout(patience) });
  const name = company.ok && (company.datos.nombreComercial || company.datos.nombreFiscal);
  return name ? { name, isOneOfSeveral: false } : undefined;
}

/**
 * Owner of the unsent drafts in this tab that may belong to the user who signs in: the last one here, or an unknown
 * account before. `undefined` without such drafts.
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
 * Makes the drafts of this tab belong to the user who signs in, or removes those that nobody could find again: whose
 * account is known still finds them.
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
