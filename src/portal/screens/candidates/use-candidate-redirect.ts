import { useEffect, useRef } from 'react';
import { useQuery } from '#portal/island/address/use-query.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useIsWide } from '#portal/island/use-is-wide.ts';
import { candidateAddress, openedCandidate } from './candidate-address.ts';

/**
 * Redirects from the list to the page of the candidate that its address opens, if the window has no room for the
 * pane. Applies on arrival only: a window made narrower later keeps the list.
 */
export function useCandidateRedirect(): void {
  const { brand } = usePage();
  const hasRoom = useIsWide('panes');
  const query = useQuery();
  const isSettled = useRef(false);
  useEffect(() => {
    if (hasRoom === undefined || isSettled.current) return;
    isSettled.current = true;
    const opened = openedCandidate(query);
    const address = opened !== undefined && candidateAddress(brand.paths, opened, query.toString());
    if (!hasRoom && address) location.replace(address);
  }, [hasRoom, query, brand.paths]);
}
