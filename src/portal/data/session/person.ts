import type { PortalSession } from './stored-session.ts';

/** Someone for whom the browser keeps something. */
export type Person = Pick<PortalSession, 'identity' | 'nombre' | 'apellidos'>;

/**
 * Whether something that the browser keeps is someone's.
 * @param owner `identity` of its owner; in browsers that kept it before there was one, the name
 */
export const isOf = (owner: string | undefined, { identity, nombre, apellidos }: Person): boolean =>
  owner === identity || owner === `${nombre} ${apellidos}`;

/** How someone is called before others: by name, and for which firm. */
export const displayNameOf = (
  person: Pick<PortalSession, 'nombre' | 'apellidos' | 'empresa'> | undefined,
): string | undefined => {
  if (!person) return undefined;
  const name = `${person.nombre} ${person.apellidos}`.trim();
  return person.empresa ? `${name} (${person.empresa})` : name;
};
