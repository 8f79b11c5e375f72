import { call } from '#portal/data/server/call.ts';
import { createCompanyStore, type KnownCompany } from './company-store.ts';

/** The portal's store of the signed-in user's company. */
export const company = createCompanyStore(call);

/** Returns the loaded company. @throws if none is loaded, which cannot happen in an editor */
export function knownCompany(): KnownCompany {
  const state = company.$record.get();
  if (state.state !== 'ready') throw new Error('An editor was opened without a company');
  return state.datos;
}
