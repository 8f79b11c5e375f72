import { useStore } from '@nanostores/react';
import { $pageId } from './address.ts';

/** The `{id}` in the address of the page, empty where it has none; `undefined` until hydration. */
export const usePageId = (): string | undefined => useStore($pageId, { ssr: 'initial' });
