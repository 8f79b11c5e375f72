import type { ProblemTexts } from '../draft.ts';

/** What is wrong with an address, before it has a place. */
export type LinkMistake = Pick<ProblemTexts, 'what' | 'why' | 'fix' | 'related'> & {
  code:
    | 'unsafe-link'
    | 'insecure-link'
    | 'invalid-link'
    | 'unknown-address'
    | 'wrong-language-link'
    | 'unavailable-address';
};

/** An address as it is quoted in a report. */
export function quotedAddress(address: string): string {
  return `\`${address.length > 80 ? `${address.slice(0, 77)}…` : address}\``;
}
