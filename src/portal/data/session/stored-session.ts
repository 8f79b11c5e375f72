import type { SessionStorage } from '#portal/data/browser/storage.ts';
import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import { type UserType, userTypes } from '#core/model/people.ts';
import { readToken } from './token.ts';

/** A session as it is read from the storage. */
export interface PortalSession {
  token: string;
  type: UserType;
  conPracticas: boolean;
  conEmpleo: boolean;
  /** Student of vocational cycles only. */
  soloCiclosUAX: boolean;
  nombre: string;
  apellidos: string;
  /** Account and firm, see `identityOf`; the name, see `namedOwner`, in sessions of versions without identities. */
  identity: string;
  /** Name of the firm that a company's user acts for; absent or empty where the sign-in did not tell. */
  empresa: string | undefined;
  /** End of the token by the clock of this device, in milliseconds since 1970; `Infinity` for one without an end. */
  ends: number;
}

/**
 * Names of the stored values of a session, in the order of writing: other tabs read all of them when the token changes.
 */
export const sessionNames = [
  'tipoUsuario',
  'conPracticas',
  'conEmpleo',
  'soloCiclosUAX',
  'primerAcceso',
  'recordar',
  'desfase',
  'identidad',
  'empresa',
  'variasEmpresas',
  'calendario',
  'token',
] as const;

/** Result of reading the stored session; `ended` for an expired token, or one dropped as the browser was closed. */
export type StoredSession = { session: PortalSession } | { ended: 'expired' | 'closed' } | { none: true };

/** Name of the cookie that marks a browser session; its value has no meaning. */
export const sessionCookieName = (brand: string): StorageKey => storageKey(brand, 'sesion');

/** How long after its end a token is still tried, in milliseconds: clocks differ a little. */
const leeway = 60_000;

/**
 * Reads the stored session. The end of the token by the clock of the device is a hint, corrected by the clock offset at
 * sign-in; the server decides.
 */
export function readSession({ brand, local, tab, cookies, now }: SessionStorage): StoredSession {
  const tabToken = tab.get(storageKey(brand, 'token'));
  // A session that could not be stored in the browser is in the tab as a whole.
  const storage = tabToken === undefined ? local : tab;
  const stored = (name: (typeof sessionNames)[number]): string | undefined =>
    storage.get(storageKey(brand, name));
  const token = stored('token');
  const type = userTypes.find((each) => each === stored('tipoUsuario'));
  const facts = token === undefined ? undefined : readToken(token);
  if (!token || !facts || !type) return { none: true };
  const hasMarker = cookies()
    .split('; ')
    .includes(`${sessionCookieName(brand)}=1`);
  if (!tabToken && stored('recordar') !== 'true' && !hasMarker) return { ended: 'closed' };
  const ends = facts.exp === undefined ? Infinity : facts.exp * 1000 - clockOffset(storage, brand);
  if (now() >= ends + leeway) return { ended: 'expired' };
  return {
    session: {
      token,
      type,
      conPracticas: stored('conPracticas') === 'true',
      conEmpleo: stored('conEmpleo') === 'true',
      soloCiclosUAX: stored('soloCiclosUAX') === 'true',
      nombre: facts.nombre,
      apellidos: facts.apellidos,
      identity: stored('identidad') ?? namedOwner(type, facts),
      empresa: stored('empresa'),
      ends,
    },
  };
}

/** Identity made of the name, in the format of `identityOf`. */
export const namedOwner = (
  type: UserType,
  { nombre, apellidos }: Pick<PortalSession, 'nombre' | 'apellidos'>,
): string => JSON.stringify([type === 'Empresa' ? type : 'Alumno', nombre, apellidos]);

/** How far the clock of the device was behind the server's at sign-in, in milliseconds. */
function clockOffset(storage: SafeStorage, brand: string): number {
  const offset = Number(storage.get(storageKey(brand, 'desfase')) ?? 0);
  return Number.isFinite(offset) ? offset : 0;
}

/** Removes the token, the user type and the address of the calendar at the end of a session; other values stay. */
export function dropToken({ brand, local, tab }: Pick<SessionStorage, 'brand' | 'local' | 'tab'>): void {
  for (const name of ['token', 'tipoUsuario', 'calendario'] as const) {
    local.remove(storageKey(brand, name));
    tab.remove(storageKey(brand, name));
  }
}
