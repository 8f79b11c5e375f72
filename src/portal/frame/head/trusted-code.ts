import type { HadCode } from '#portal/data/had-code.ts';
import { namedIn } from './named-in.ts';
import { parseAhead, type TakeCode } from './watch-code.ts';

/**
 * Has scripts that the tab has had parsed at once, without a look at whether they are there, and takes the others. Where
 * one of them is missing after all, the page is reloaded, and looks at all.
 */
export function trusting(had: HadCode): TakeCode {
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
    parseAhead(known);
    const coming = await Promise.allSettled(scripts.map((file) => window.code.want(file, isPatient)));
    const there = scripts.filter((_, index) => coming[index]?.status === 'fulfilled');
    parseAhead(there);
    if (there.length === scripts.length) had.note(scripts);
  };
}

/** Loads the chunks that the page names for its visitor; islands import them when they hydrate. */
export const takeOwnCode = ({ dataset }: HTMLElement, take: TakeCode): void =>
  void take(namedIn(`code-${dataset['session']}`));
