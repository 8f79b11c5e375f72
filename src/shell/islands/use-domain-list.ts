import { useEffect, useState } from 'react';
import type { DomainListName, RowOf } from '#api/entities/domain-lists.ts';
import { domainList } from '#stores/domain-lists.ts';

/**
 * The rows of a domain list in the language of the page: `undefined` until it is known, none where the server does
 * not give them.
 * @param wanted whether it is wanted at all
 */
export function useDomainList<N extends DomainListName>(
  name: N,
  wanted = true,
): readonly RowOf<N>[] | undefined {
  const [rows, setRows] = useState<readonly RowOf<N>[]>();
  useEffect(() => {
    if (!wanted) return;
    let isHere = true;
    void domainList(name).then((result) => {
      if (isHere) setRows(result?.ok ? result.rows : []);
    });
    return () => {
      isHere = false;
    };
  }, [name, wanted]);
  return rows;
}
