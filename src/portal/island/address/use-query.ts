import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $address } from './address.ts';

/** The query of the address, each name once; empty until the page is alive. */
export function useQuery(): URLSearchParams {
  const search = useStore($address, { ssr: 'initial' })?.search;
  return useMemo(() => new URLSearchParams(search), [search]);
}
