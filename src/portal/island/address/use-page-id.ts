import { useStore } from '@nanostores/react';
import { $address } from './address.ts';

/** The `{id}` in the address of the page, empty where it has none; `undefined` until the island is alive. */
export function usePageId(): string | undefined {
  const address = useStore($address, { ssr: 'initial' });
  return address && (address.params['id'] ?? '');
}
