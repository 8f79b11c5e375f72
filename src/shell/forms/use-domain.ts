import { useEffect, useState } from 'react';
import { type DomainListName, rowId, rowText } from '#api/entities/domain-lists.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';
import { domainList } from '#stores/domain-lists.ts';

/**
 * The entries of a domain list for a field; it can be asked for again where it could not be had.
 * @param wanted whether it is wanted already
 */
export function useDomain(name: DomainListName, wanted = true): SelectOptions {
  const [options, setOptions] = useState<SelectOptions>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    void domainList(name).then((result) => {
      if (isLeft) return;
      if (result?.ok) {
        const rows = result.rows.map((row) => ({ value: String(rowId(row)), label: rowText(row) }));
        setOptions({ state: 'ready', options: rows });
      } else {
        const retry = (): void => {
          setOptions({ state: 'loading' });
          setTries((count) => count + 1);
        };
        setOptions({ state: 'failed', retry });
      }
    });
    return () => {
      isLeft = true;
    };
  }, [name, wanted, tries]);
  return options;
}
