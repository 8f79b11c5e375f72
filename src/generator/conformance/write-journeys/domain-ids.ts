import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { rowId } from '#core/contract/entities/domain-lists.ts';
import type { Kit } from '../kit.ts';
import { required } from '../skip-journey.ts';

/** Reads the ids of a domain list, in order. Ends the journey when the list is empty. */
export async function idsOf(kit: Kit, listName: DomainListName): Promise<number[]> {
  const { datos } = await kit.ask('dominio', { params: { listName, language: 'es' } });
  required(datos?.[0], `the server has no rows in the list ${listName}`);
  return datos?.map(rowId) ?? [];
}

/** Picks an id of a domain list different from `before`; the first id when the list has no other. */
export async function otherId(
  kit: Kit,
  listName: DomainListName,
  before: number | undefined,
): Promise<number> {
  const ids = await idsOf(kit, listName);
  return ids.find((it) => it !== before) ?? ids[0] ?? 0;
}

/** Reads the first id of a domain list. */
export const idOf = async (kit: Kit, listName: DomainListName): Promise<number> =>
  (await idsOf(kit, listName))[0] ?? 0;
