/** Who registers; stands in the address, so that going back and a reload keep it. */
export type Kind = 'estudiante' | 'egresado';

const parameter = 'tipo';

/** Address of the registration of a kind, from the page itself. */
export const kindQuery = (kind: Kind): string => `?${parameter}=${kind}`;

export function kindOf(search: string): Kind | undefined {
  const kind = new URLSearchParams(search).get(parameter);
  return kind === 'estudiante' || kind === 'egresado' ? kind : undefined;
}
