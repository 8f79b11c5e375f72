import { AsyncLocalStorage } from 'node:async_hooks';
import type { PageRequest } from './page-request.ts';

const storage = new AsyncLocalStorage<PageRequest>();

/** Runs `render` with a page that `currentPage` returns inside of it. */
export function withPage<T>(page: PageRequest, render: () => T): T {
  return storage.run(page, render);
}

/** The page that is being rendered. */
export function currentPage(): PageRequest {
  const page = storage.getStore();
  if (!page) throw new Error('An island was rendered outside of a page');
  return page;
}
