import { portalKey, tab } from '#stores/storage.ts';

const key = (): string => portalKey('condicionesAceptadas');

/** Whether the placement conditions were accepted in this tab; the next application or proposal says so. */
export const areAccepted = (): boolean => tab.get(key()) === 'true';

export function accept(): void {
  tab.set(key(), 'true');
}
