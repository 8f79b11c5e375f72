import { useStore } from '@nanostores/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useBrowserValue } from '../use-browser-value.ts';
import { $query, isTyping, presentQuery } from './address.ts';

const alive = (): true => true;

/**
 * The query of the address, each name once; empty until the page is alive. It follows what is typed as soon as there is
 * time for it, and everything else at once.
 */
export function useQuery(): URLSearchParams {
  const isAlive = useBrowserValue(alive);
  const [followed, setFollowed] = useState(presentQuery);
  useEffect(() => {
    const follow = (): void => setFollowed(presentQuery());
    follow();
    return $query.listen(() => (isTyping() ? startTransition(follow) : follow()));
  }, []);
  const query = isAlive ? followed : '';
  return useMemo(() => new URLSearchParams(query), [query]);
}

/** What is typed for a parameter of the address, letter by letter; empty until the page is alive. */
export function useTyped(name: string): string {
  const query = useStore($query, { ssr: 'initial' });
  return new URLSearchParams(query).get(name) ?? '';
}
