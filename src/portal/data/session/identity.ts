import { userTypeId } from '#core/model/people.ts';
import type { Side } from '#core/routing/side.ts';

/** What tells who signs in, and for which firm. */
export interface Identified {
  side: Side;
  /** What the person signs in with, or what single sign-on calls them. */
  usuario: string;
  /** Firm that was chosen. */
  eidEmpresa?: number | undefined;
}

/**
 * A fingerprint of an account, and the firm that it acts for: what belongs to one of them is nobody else's. It tells two
 * people of the same name apart, and two firms of one person; the user name itself is not kept.
 * @returns a JSON array of the half, the fingerprint and the firm, if any
 */
export function identityOf({ side, usuario, eidEmpresa }: Identified): string {
  const text = JSON.stringify([side, usuario.trim().toLowerCase()]);
  // Nothing is protected by it, but two accounts must not have the same: two hashes with multipliers of their own.
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
 * The identity of a sign-in whose account nobody knows: each one has another.
 * @param random a value that nobody can guess
 */
export const anonymousIdentity = (side: Side, random: string): string =>
  JSON.stringify([userTypeId[side], `?${random}`]);

/** Whether an identity is that of an unknown account. */
export const isAnonymous = (identity: string): boolean => identity.includes('"?');

/** The firm in an identity; `undefined` of people without one, and of sessions from before there were identities. */
export function firmOf(identity: string): number | undefined {
  const [, firm] = /,(\d+)]$/.exec(identity) ?? [];
  return firm === undefined ? undefined : Number(firm);
}

/**
 * What tells the drafts in a tab that belong to an identity: each firm of a person has its own, and so has each sign-in
 * of an unknown account. Empty for a person without a firm.
 */
export function draftSuffix(identity: string): string {
  const firm = firmOf(identity);
  if (firm !== undefined) return `@${firm}`;
  const [, type, id] = /^\["(\w+)","(\?\w+)"]$/.exec(identity) ?? [];
  return type && id ? `@${type}${id}` : '';
}

/** The unknown account in the key of a draft that has its suffix; the reverse of `draftSuffix`. */
export function anonymousOwner(key: string): string | undefined {
  const [, type, id] = /@(\w+)(\?\w+)/.exec(key) ?? [];
  return type && id ? JSON.stringify([type, id]) : undefined;
}
