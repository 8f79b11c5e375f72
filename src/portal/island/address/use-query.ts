import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useBrowserValue } from '../use-browser-value.ts';
import { $query, isTyping, currentQuery } from './address.ts';

const isBrowser = (): true => true;

/**
 * The query of the address, each parameter once; empty until hydration. Follows typed text in a transition, and all
 * other changes at once.
 */
export function useQuery(): URLSearchParams {
  const isHydrated = useBrowserValue(isBrowser);
  const [present, setPresent] = useState(currentQuery);
  useEffect(() => {
    const update = (): void => setPresent(currentQuery());
    update();
    return $query.listen(() => (isTyping() ? startTransition(update) : update()));
  }, []);
  const query = isHydrated ? present : '';
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** The text typed for a parameter of the address, updated with each letter; empty until hydration. */
export function useTypedParameter(name: string): string {
  const query = useStore($query, { ssr: 'initial' });
  return new URLSearchParams(query).get(name) ?? '';
}
