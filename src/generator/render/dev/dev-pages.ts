import type { PageRequest } from '#portal/render/page-request.ts';

/** Request header with the key of the page to render. */
export const devPageHeader = 'x-andana-page';

/** The rendering code runs in a separate module graph, so shared state is on the global object. */
const registry = globalThis as typeof globalThis & { andanaDevPages?: Map<string, PageRequest> };

/** Stores a page for the request that carries the returned key in its header. */
export function keepDevPage(page: PageRequest): string {
  registry.andanaDevPages ??= new Map();
  const key = crypto.randomUUID();
  registry.andanaDevPages.set(key, page);
  return key;
}

/** Takes the stored page of a request; undefined for a request that is not for a page of a portal. */
export function takeDevPage(headers: Headers): PageRequest | undefined {
  const key = headers.get(devPageHeader) ?? '';
  const page = registry.andanaDevPages?.get(key);
  registry.andanaDevPages?.delete(key);
  return page;
}
