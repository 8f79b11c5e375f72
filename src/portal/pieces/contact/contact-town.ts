import { provinceNames } from '#core/contract/location/provinces.ts';
import type { Contact } from '#core/contract/entities/contact.ts';
import { townId } from '#portal/forms/address/load-towns.ts';

/** What the town of a contact is known by. */
type TownAndProvince = Pick<Contact, 'localidad' | 'provincia'>;

/**
 * What a form changes of a contact, with the official number of the town: of another town the number before is wrong.
 * One that is in no list has none.
 */
export async function withTown<C extends Partial<Contact>>(before: TownAndProvince, changes: C): Promise<C> {
  const { localidad = before.localidad, provincia = before.provincia } = changes;
  if (localidad === before.localidad && provincia === before.provincia) return changes;
  const province = Object.entries(provinceNames).find(([, name]) => name === provincia);
  const idLocalidad = province && localidad ? await townId(Number(province[0]), localidad) : undefined;
  return { ...changes, idLocalidad };
}
