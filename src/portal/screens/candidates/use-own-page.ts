import { useEffect, useRef } from 'react';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { candidateAddress, openedIn } from './candidate-address.ts';

/**
 * Leads someone who comes to the list to the page of the one whom its address opens, where there is no room beside it. A
 * window that is made narrower later stays with the list.
 */
export function useOwnPage(): void {
  const { brand } = usePage();
  const hasRoom = useIsWide('panes');
  const query = useQuery();
  const isSettled = useRef(false);
  useEffect(() => {
    if (hasRoom === undefined || isSettled.current) return;
    isSettled.current = true;
    const opened = openedIn(query);
    const address = opened !== undefined && candidateAddress(brand.paths, opened, query.toString());
    if (!hasRoom && address) location.replace(address);
  }, [hasRoom, query, brand.paths]);
}
