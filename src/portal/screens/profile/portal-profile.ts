import type { UserContact } from '#core/contract/entities/contact.ts';
import { call } from '#portal/data/server/call.ts';
import { createContactProfileStore } from './contact-profile-store.ts';

/** The profile of the signed-in user. */
export const profile = createContactProfileStore(call);

/** The loaded contact; throws if not loaded, which editors rule out. */
export function knownContact(): UserContact {
  const state = profile.$record.get();
  if (state.state !== 'ready') throw new Error('An editor was opened without a contact');
  return state.datos;
}
