import { atom } from 'nanostores';

/** How many sends of this page wait for another tab that is sending the same. */
export const $heldSends = atom(0);
