import { provinceNames } from '#core/contract/location/provinces.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { townId } from '#portal/forms/address/load-towns.ts';

/** Town and province of a contact, which identify the town. */
type TownAndProvince = Pick<Contact, 'localidad' | 'provincia'>;

/**
 * Adds the official number of a changed town to the changes of a contact, since the earlier number would be wrong. A
 * town in no list has no number.
 */
export async function withTown<C extends Partial<Contact>>(before: TownAndProvince, changes: C): Promise<C> {
  const { localidad = before.localidad, provincia = before.provincia } = changes;
  if (localidad === before.localidad && provincia === before.provincia) return changes;
  const province = Object.entries(provinceNames).find(([, name]) => name === provincia);
  const idLocalidad = province && localidad ? await townId(Number(province[0]), localidad) : undefined;
  return { ...changes, idLocalidad };
}
