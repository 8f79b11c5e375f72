import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { type PortalClaims, tokenLifetime } from './tokens.ts';

/**
 * Revokes a session: its token is refused from now on, also after a restart.
 * @param now in seconds
 */
export function revokeSession(db: Db, { sesion }: PortalClaims, now: number): void {
  db.run(sql`DELETE FROM ended_session WHERE expires <= ${now}`);
  db.insert('ended_session', { sesion, expires: Math.ceil(now) + tokenLifetime.portal });
}

/** Whether a session is revoked. */
export const isSessionRevoked = (db: Db, { sesion }: PortalClaims): boolean =>
  db.value(sql`SELECT 1 FROM ended_session WHERE sesion = ${sesion}`) !== undefined;
