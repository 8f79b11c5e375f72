import type { LoadedChunks } from '#portal/data/prefetch/loaded-chunks.ts';
import { chunkNamedInError } from './chunk-named-in-error.ts';
import { parsePreloads, type AcceptChunk } from './watch-chunks.ts';

/**
 * Has scripts that the tab has had parsed at once, without a look at whether they are there, and takes the others. Where
 * one of them is missing after all, the page is reloaded, and looks at all.
 */
export function withLoadedChunks(had: LoadedChunks): AcceptChunk {
  return async (scripts, isPatient) => {
    const known = scripts.filter(had.has);
    const { want, fail } = window.code;
    window.code = {
      want: (address, patient) => (known.includes(address) ? Promise.resolve() : want(address, patient)),
      fail: () => {
        had.forget();
        fail();
      },
    };
    parsePreloads(known);
    const coming = await Promise.allSettled(scripts.map((file) => window.code.want(file, isPatient)));
    const there = scripts.filter((_, index) => coming[index]?.status === 'fulfilled');
    parsePreloads(there);
    if (there.length === scripts.length) had.note(scripts);
  };
}

/** Loads the chunks that the page names for its visitor; islands import them when they hydrate. */
export const preloadAudienceChunks = ({ dataset }: HTMLElement, take: AcceptChunk): void =>
  void take(chunkNamedInError(`code-${dataset['session']}`));
