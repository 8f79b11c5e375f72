import { type SafeStorage, storageKey } from '#core/shared/storage.ts';
import type { StorageKey } from '#core/shared/stored-names.ts';
import { type UserType, userTypes } from '#core/model/people.ts';
import { readToken } from './token.ts';

/** Who is signed in, as the storage says it. */
export interface PortalSession {
  token: string;
  type: UserType;
  conPracticas: boolean;
  conEmpleo: boolean;
  /** Student of vocational cycles only. */
  soloCiclosUAX: boolean;
  nombre: string;
  apellidos: string;
  /** Of which account and firm it is, see `identityOf`; where that is not known, of whom by name. */
  identity: string;
  /** Name of the firm that a company's user acts for; absent or empty where the sign-in did not say it. */
  empresa: string | undefined;
  /** When the token ends by the clock of this device, in milliseconds; Infinity for one that does not say. */
  ends: number;
}

/** Where the values of a session are. */
export interface SessionStorage {
  brand: string;
  local: SafeStorage;
  tab: SafeStorage;
  /** Value of `document.cookie`. */
  cookies: () => string;
  now: () => number;
}

/**
 * Names under which a session is stored, in this order: other tabs look when the token changes, and then all the rest is
 * to be there.
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
  'token',
] as const;

/** What a stored session is: there, run out, dropped because the browser was closed, or none. */
export type StoredSession = { session: PortalSession } | { ended: 'expired' | 'closed' } | { none: true };

/** Name of the cookie that marks a browser session; it has no content of its own. */
export const markerOf = (brand: string): StorageKey => storageKey(brand, 'sesion');

/** How long after its end a token is still tried, in milliseconds: clocks differ a little. */
const leeway = 60_000;

/**
 * Reads who is signed in. The end of a token by this device's clock is a hint, corrected by what the clock was off at
 * sign-in; the server has the last word.
 */
export function readSession({ brand, local, tab, cookies, now }: SessionStorage): StoredSession {
  const inTab = tab.get(storageKey(brand, 'token'));
  // Where the browser keeps nothing beyond the tab, the whole session is there.
  const storage = inTab === undefined ? local : tab;
  const stored = (name: (typeof sessionNames)[number]): string | undefined =>
    storage.get(storageKey(brand, name));
  const token = stored('token');
  const type = userTypes.find((it) => it === stored('tipoUsuario'));
  const facts = token === undefined ? undefined : readToken(token);
  if (!token || !facts || !type) return { none: true };
  const marked = cookies()
    .split('; ')
    .includes(`${markerOf(brand)}=1`);
  if (!inTab && stored('recordar') !== 'true' && !marked) return { ended: 'closed' };
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

/** Whose something is by name: in one text, as `identityOf` gives one. */
export const namedOwner = (
  type: UserType,
  { nombre, apellidos }: Pick<PortalSession, 'nombre' | 'apellidos'>,
): string => JSON.stringify([type === 'Empresa' ? type : 'Alumno', nombre, apellidos]);

/** How far the device's clock was behind the server's at sign-in, in milliseconds. */
function clockOffset(storage: SafeStorage, brand: string): number {
  const offset = Number(storage.get(storageKey(brand, 'desfase')) ?? 0);
  return Number.isFinite(offset) ? offset : 0;
}

/** Removes the token and the user type, as the end of a session does; other values stay. */
export function dropToken({ brand, local, tab }: Pick<SessionStorage, 'brand' | 'local' | 'tab'>): void {
  for (const name of ['token', 'tipoUsuario'] as const) {
    local.remove(storageKey(brand, name));
    tab.remove(storageKey(brand, name));
  }
}
