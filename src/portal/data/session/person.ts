import type { PortalSession } from './stored-session.ts';

/** A person as the owner of stored data. */
export type Person = Pick<PortalSession, 'identity' | 'nombre' | 'apellidos'>;

/**
 * Whether a person is the owner of stored data.
 * @param owner `identity` of the owner; the name in data of versions without identities
 */
export const isOwnedBy = (owner: string | undefined, { identity, nombre, apellidos }: Person): boolean =>
  owner === identity || owner === `${nombre} ${apellidos}`;

/** Display name of a person: the name, with the firm in parentheses. */
export const displayNameOf = (
  person: Pick<PortalSession, 'nombre' | 'apellidos' | 'empresa'> | undefined,
): string | undefined => {
  if (!person) return undefined;
  const name = `${person.nombre} ${person.apellidos}`.trim();
  return person.empresa ? `${name} (${person.empresa})` : name;
};
