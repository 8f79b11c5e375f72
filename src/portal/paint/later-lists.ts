import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { domainPath } from '#portal/data/server/client/domain-cache.ts';
import { readPageData } from '#portal/island/page-json.ts';
import type { PaintedBlock } from './paint-blocks.ts';

/**
 * Domain lists that name values of rows which are painted before these lists are there: those that the tab has are known
 * at once; the others are asked for, and painted in if they come before the page's code. The code takes the same
 * responses.
 * @param namesOf the lists by the block's answers
 */
export function laterLists(
  namesOf: (answers: readonly never[]) => readonly DomainListName[],
): NonNullable<PaintedBlock['prepare']> {
  return async (answers, { readList }, lists) => {
    const { language } = readPageData();
    const names = namesOf(answers);
    const pathOf = (name: DomainListName): string => domainPath(name, language);
    const readAll = async (wanted: readonly DomainListName[]): Promise<object> =>
      Object.fromEntries(
        (await Promise.all(wanted.map(async (name) => [name, await readList(name, pathOf(name))]))).filter(
          ([, rows]) => rows,
        ),
      );
    Object.assign(lists, await readAll(names));
    const missing = names.filter((name) => !lists[name]);
    for (const name of missing) window.visitor?.prefetch(pathOf(name));
    return async () => {
      if (missing.length === 0) return undefined;
      const found = await readAll(missing);
      // Painting again would take the focus away.
      return document.querySelector('main :focus') ? undefined : () => Object.assign(lists, found);
    };
  };
}
