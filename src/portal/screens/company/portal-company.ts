import { call } from '#portal/data/server/call.ts';
import { createCompanyStore, type KnownCompany } from './company-store.ts';

/** The company that the signed-in user works for. */
export const company = createCompanyStore(call);

/** The company that the page shows; editors exist only where there is one. */
export function knownCompany(): KnownCompany {
  const state = company.$record.get();
  if (state.state !== 'ready') throw new Error('An editor was opened without a company');
  return state.datos;
}
