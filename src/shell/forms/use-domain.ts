import { useEffect, useState } from 'react';
import { type DomainListName, rowId, rowText } from '#api/entities/domain-lists.ts';
import type { SelectOptions } from '#ui/form/SelectField.tsx';
import type { DomainLists } from '#api/client/domains.ts';
import { call } from '#stores/server.ts';
import { documentBrand, tab } from '#stores/storage.ts';
import { usePage } from '../islands/page-context.ts';
import type { Language } from '#i18n/languages.ts';

let lists: Promise<DomainLists> | undefined;

async function createLists(language: Language): Promise<DomainLists> {
  const { createDomainLists } = await import('#api/client/domains.ts');
  return createDomainLists({ call, brand: documentBrand(), language, storage: tab, now: () => Date.now() });
}

/**
 * The entries of a domain list for a field; it can be asked for again where it could not be had.
 * @param wanted whether it is wanted already
 */
export function useDomain(name: DomainListName, wanted = true): SelectOptions {
  const { language } = usePage();
  const [options, setOptions] = useState<SelectOptions>({ state: 'loading' });
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let isLeft = false;
    lists ??= createLists(language);
    void lists
      .then((it) => it.load(name))
      .catch(() => undefined)
      .then((result) => {
        if (isLeft) return;
        if (!result) lists = undefined;
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
  }, [name, wanted, language, tries]);
  return options;
}
