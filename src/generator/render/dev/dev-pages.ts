import type { PageRequest } from '#portal/render/page-request.ts';

/** Header by which the development server tells the rendering code which page a request is for. */
export const devPageHeader = 'x-andana-page';

/** The rendering code runs in a module graph of its own, so what both sides know hangs on the global object. */
const registry = globalThis as typeof globalThis & { andanaDevPages?: Map<string, PageRequest> };

/** Keeps a page for the request that carries the returned key in its header. */
export function keepDevPage(page: PageRequest): string {
  registry.andanaDevPages ??= new Map();
  const key = crypto.randomUUID();
  registry.andanaDevPages.set(key, page);
  return key;
}

/** The page that was kept for a request; nothing for one that is no page of a portal. */
export function takeDevPage(headers: Headers): PageRequest | undefined {
  const key = headers.get(devPageHeader) ?? '';
  const page = registry.andanaDevPages?.get(key);
  registry.andanaDevPages?.delete(key);
  return page;
}
