import { userTypeId } from '#core/model/people.ts';
import type { Side } from '#core/routing/side.ts';

/** An account and the firm that it acts for. */
export interface Identified {
  side: Side;
  /** User name, of the portal or of single sign-on. */
  usuario: string;
  /** The chosen firm. */
  eidEmpresa?: number | undefined;
}

/**
 * The identity of an account and its firm, which owns what the browser stores for it. Tells two people of the same name
 * apart, and two firms of one person, without the user name itself.
 * @returns a JSON array of the side, a fingerprint of the account and the firm, if any
 */
export function identityOf({ side, usuario, eidEmpresa }: Identified): string {
  const text = JSON.stringify([side, usuario.trim().toLowerCase()]);
  // Not for security, but collisions must not occur: two hashes with different multipliers.
  const hash = (seed: number, factor: number): string => {
    let value = seed;
    for (let index = 0; index < text.length; index += 1)
      value = Math.imul(value ^ text.charCodeAt(index), factor);
    return (Math.imul(value ^ (value >>> 15), factor) >>> 0).toString(36);
  };
  const fingerprint = hash(0xdead_beef, 0x9e37_79b1) + hash(0x41c6_ce57, 0x5f35_6495);
  return JSON.stringify([userTypeId[side], fingerprint, ...(eidEmpresa === undefined ? [] : [eidEmpresa])]);
}

/**
 * The identity of a sign-in with an unknown account, different each time.
 * @param random an unguessable value
 */
export const anonymousIdentity = (side: Side, random: string): string =>
  JSON.stringify([userTypeId[side], `?${random}`]);

/** Whether an identity is of an unknown account. */
export const isAnonymous = (identity: string): boolean => identity.includes('"?');

/** The firm in an identity; `undefined` for people without one, and for sessions of versions without identities. */
export function firmOf(identity: string): number | undefined {
  const [, firm] = /,(\d+)]$/.exec(identity) ?? [];
  return firm === undefined ? undefined : Number(firm);
}

/**
 * Suffix of the storage keys of an identity's drafts in a tab: one for each firm of a person, and for each sign-in of
 * an unknown account. Empty for a person without a firm.
 */
export function draftSuffix(identity: string): string {
  const firm = firmOf(identity);
  if (firm !== undefined) return `@${firm}`;
  const [, type, id] = /^\["(\w+)","(\?\w+)"]$/.exec(identity) ?? [];
  return type && id ? `@${type}${id}` : '';
}

/** The identity of an unknown account in the storage key of a draft; the reverse of `draftSuffix`. */
export function anonymousOwner(key: string): string | undefined {
  const [, type, id] = /@(\w+)(\?\w+)/.exec(key) ?? [];
  return type && id ? JSON.stringify([type, id]) : undefined;
}
