import type { Session as SignInAnswer } from '#core/contract/entities/session.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import { claimTab, ownerKey } from './tab-owner.ts';
import type { Side } from '#core/routing/side.ts';
import { type UserType, userTypes } from '#core/model/people.ts';
import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { sessionCookieName, namedOwner, sessionNames } from './stored-session.ts';
import { readToken } from './token.ts';

/** The answer to a sign-in, with the choices of the person. */
export interface SignIn {
  datos: SignInAnswer;
  /** The side of the portal that was signed in to. */
  side: Side;
  /** Account and firm, see `identityOf`. */
  identity: string;
  /** The firm that was signed in for, and whether the account has others; absent where it is not known. */
  firm?: { name: string; isOneOfSeveral: boolean } | undefined;
  /** Keep the session when the browser is closed. */
  recordar: boolean;
}

/** The part of `document` that reads and writes cookies. */
export interface CookieJar {
  cookie: string;
}

/** User type: the server's; without one, a student without placements counts as a graduate. */
export function userTypeOf({ datos, side }: Pick<SignIn, 'datos' | 'side'>): UserType {
  const serverType = userTypes.find((type) => type === datos.tipoUsuario);
  if (serverType) return serverType;
  if (side === 'company') return 'Empresa';
  return datos.conPracticas ? 'Alumno' : 'Egresado';
}

/** Clock differences that are not corrected, in milliseconds. */
const tolerance = 60_000;

/** How long a token without `iat` is tried although it has expired by the clock of the device, in milliseconds. */
const trial = 60 * 60_000;

/**
 * How far the clock of the device is behind the server's, in milliseconds, as the token was issued just now. A token
 * without `iat` that seems to have expired only shows that the clock is wrong.
 */
function clockOffset(token: string, now: number): number {
  const { iat, exp } = readToken(token) ?? {};
  if (iat !== undefined) {
    const offset = iat * 1000 - now;
    return Math.abs(offset) > tolerance ? offset : 0;
  }
  return exp !== undefined && exp * 1000 <= now ? exp * 1000 - now - trial : 0;
}

/** Where a session was stored: in the browser, in this tab alone, or nowhere, as storage is blocked. */
export type TokenLifetime = 'browser' | 'tab' | 'nowhere';

/**
 * Stores a session. Without "remember" a session cookie marks the browser session, and the token is dropped once the
 * cookie is gone; where cookies are blocked, the session is stored in the tab.
 */
export function startSession(
  { datos, side, identity, firm, recordar }: SignIn,
  storage: SessionStorage,
  jar: CookieJar,
  isSecure: boolean,
): TokenLifetime {
  const { brand, local, tab } = storage;
  const offset = clockOffset(datos.token, storage.now());
  const type = userTypeOf({ datos, side });
  const byName = namedOwner(type, readToken(datos.token) ?? { nombre: '', apellidos: '' });
  // A session of a version without identities has left the name as the owner.
  if (tab.get(ownerKey(brand)) === byName) tab.set(ownerKey(brand), identity);
  claimTab(storage, identity);
  const values: Record<(typeof sessionNames)[number], string> = {
    tipoUsuario: type,
    conPracticas: String(datos.conPracticas),
    conEmpleo: String(datos.conEmpleo),
    soloCiclosUAX: String(datos.soloCiclosUAX),
    primerAcceso: String(datos.primerAcceso),
    recordar: String(recordar),
    desfase: String(offset),
    identidad: identity,
    empresa: firm?.name ?? '',
    variasEmpresas: String(firm?.isOneOfSeveral === true),
    calendario: datos.urlCalendario ?? '',
    token: datos.token,
  };
  for (const name of sessionNames) tab.remove(storageKey(brand, name));
  const store = (target: SafeStorage): boolean =>
    sessionNames.map((name) => target.set(storageKey(brand, name), values[name])).every(Boolean);
  if ((recordar || markBrowserSession(storage, jar, isSecure)) && store(local)) return 'browser';
  // A partly stored session must not stay behind.
  for (const name of sessionNames) local.remove(storageKey(brand, name));
  return store(tab) ? 'tab' : 'nowhere';
}

/** Sets the session cookie that marks the browser session; `false` where cookies are blocked. */
function markBrowserSession({ brand, cookies }: SessionStorage, jar: CookieJar, isSecure: boolean): boolean {
  jar.cookie = `${sessionCookieName(brand)}=1; Path=/; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return cookies().includes(`${sessionCookieName(brand)}=1`);
}
