import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $query } from './address-query.ts';

/** The query of the address; empty until the page is alive. */
export function useQuery(): URLSearchParams {
  const query = useStore($query, { ssr: 'initial' });
  return useMemo(() => new URLSearchParams(query), [query]);
}
