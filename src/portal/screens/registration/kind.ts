/** Kind of person who registers; part of the address, so that it survives going back and reloading. */
export type RegistrationKind = 'estudiante' | 'egresado';

const parameter = 'tipo';

/** Query for a kind, relative to the registration page. */
export const kindQuery = (kind: RegistrationKind): string => `?${parameter}=${kind}`;

export function kindOf(search: string): RegistrationKind | undefined {
  const kind = new URLSearchParams(search).get(parameter);
  return kind === 'estudiante' || kind === 'egresado' ? kind : undefined;
}
