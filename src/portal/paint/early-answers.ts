import * as z from 'zod/mini';
import { refusesAccount } from '#core/contract/account-refusals.ts';
import type { Call, Schema } from '#core/contract/call.ts';
import type { DomainListName } from '#core/contract/entities/domain-lists.ts';
import { degreeSchema, domainRowSchema } from '#core/contract/entities/domain.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { parseJson, pathOf } from '#core/contract/wire.ts';
import { storageKey } from '#core/shared/storage.ts';
import { answerMaxAge } from '#portal/data/cache/answer-max-age.ts';
import { userCacheKey } from '#portal/data/prefetch/prefetch.ts';
import { domainKey, domainMaxAge } from '#portal/data/server/client/domain-cache.ts';
import { queryKey } from '#portal/data/server/client/query-key.ts';
import type { PageData } from '#portal/island/page-context.ts';

/** A call with its input, as the page's code makes it. */
export interface EarlyRequest {
  call: Call;
  input: { params?: Readonly<Record<string, unknown>> };
  /** Encoded query of the input. */
  search?: string;
  /** The page's code reads the answer past the query cache. */
  isUncached?: true;
}

/** Reads answers before the page's code has come: from the cache of the tab, and from the prefetches. */
export interface EarlyAnswers {
  /** The data of an answer that fits the contract; `undefined` for any other, which is left to the page's code. */
  read: (request: EarlyRequest) => Promise<unknown>;
  /**
   * The rows of a plain domain list, as the server orders them, of the tab or of a prefetch.
   * @param path of the prefetch, where it is not that of most lists
   */
  readList: (name: DomainListName, path?: string) => Promise<readonly unknown[] | undefined>;
}

/** Rows of the lists that painted rows name values of: of these only degrees have rows of their own kind. */
const domainRows = z.array(domainRowSchema);
const degrees = z.array(degreeSchema);

/** @param onRefusal called when the server refuses the account */
export function earlyAnswers(
  { brand, language }: Pick<PageData, 'brand' | 'language'>,
  { session, tab, base }: NonNullable<Window['visitor']>,
  onRefusal: () => void,
): EarlyAnswers {
  const { prefetched } = window;

  function cached(name: string, maxAge: number): Record<string, unknown> | undefined {
    const text = tab.get(storageKey(brand, `cache.${name}`));
    const answer = text === undefined ? undefined : (JSON.parse(text) as { time: number; omitted?: number });
    return answer && !answer.omitted && Date.now() - answer.time < maxAge ? { ...answer } : undefined;
  }

  /** The data of a prefetched response, whose original is left to the page's code. */
  async function prefetchedData(url: string, schema: Schema): Promise<unknown> {
    const text = await prefetched?.get(url)?.text;
    if (text === undefined) return undefined;
    const { status, datos } = parseJson(text) as Envelope;
    if (refusesAccount(status)) onRefusal();
    const parsed = status === 0 ? schema.safeParse(datos) : undefined;
    return parsed?.success ? parsed.data : undefined;
  }

  async function read({ call, input, isUncached }: EarlyRequest, url: string): Promise<unknown> {
    const key = `${userCacheKey(session.token)}.${language}.${queryKey(call, input)}`;
    const sent = prefetched?.get(url);
    if (isUncached) return prefetchedData(url, call.datos);
    const known = cached(key, answerMaxAge);
    if (known) return known['datos'];
    const datos = await prefetchedData(url, call.datos);
    // The query cache finds it there. A response that is no longer among the prefetched ones was taken, or a write
    // has made it stale.
    if (datos !== undefined && sent && prefetched?.get(url) === sent) {
      const text = JSON.stringify({ time: Date.now(), datos });
      if (tab.set(storageKey(brand, `cache.${key}`), text)) prefetched.delete(url);
    }
    return datos;
  }

  /** Blocks that need the same answer share one reading. */
  const known = new Map<string, Promise<unknown>>();

  return {
    read: (request) => {
      const url = base + pathOf(request.call, request.input.params) + (request.search ?? '');
      const datos = known.get(url) ?? read(request, url);
      known.set(url, datos);
      return datos;
    },
    readList: async (name, path = `/Dominios/${name}/${language}`) => {
      const known = cached(domainKey(name, language), domainMaxAge);
      if (known) return known['rows'] as unknown[];
      const schema = name === 'titulaciones' ? degrees : domainRows;
      return (await prefetchedData(base + path, schema)) as unknown[] | undefined;
    },
  };
}
