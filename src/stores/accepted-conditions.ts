import { portalKey, tab } from './storage.ts';

const key = (): string => portalKey('condicionesAceptadas');

/** Whether the placement conditions were accepted in this tab; the next application or proposal says so. */
export const areConditionsAccepted = (): boolean => tab.get(key()) === 'true';

export function acceptConditions(): void {
  tab.set(key(), 'true');
}
