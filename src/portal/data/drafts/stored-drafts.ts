import { local, portalKey } from '#portal/data/browser/storage.ts';

/** Whether this browser stores a persistent draft, which the sign-out would remove. */
export const hasPersistentDrafts = (): boolean => local.keys(portalKey('borrador.')).length > 0;
