import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { rowId } from '#core/contract/entities/domain-lists.ts';
import { type Kit, need } from '../kit.ts';

/** Ids of a domain list, in its order. Ends the journey where the server has no such list. */
export async function idsOf(kit: Kit, listName: DomainListName): Promise<number[]> {
  const { datos } = await kit.ask('dominio', { params: { listName, language: 'es' } });
  need(datos?.[0], `the server has no rows in the list ${listName}`);
  return datos?.map(rowId) ?? [];
}

/** An id of a domain list other than the one that is there: what was written is known by it. The same where there is no other. */
export async function otherId(
  kit: Kit,
  listName: DomainListName,
  before: number | undefined,
): Promise<number> {
  const ids = await idsOf(kit, listName);
  return ids.find((it) => it !== before) ?? ids[0] ?? 0;
}

/** The first id of a domain list. */
export const idOf = async (kit: Kit, listName: DomainListName): Promise<number> =>
  (await idsOf(kit, listName))[0] ?? 0;
