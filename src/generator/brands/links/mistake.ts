import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
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
  /** The address to write instead, where it is sure. */
  address?: string;
};

/** An address as it is quoted in a report. */
export function quotedAddress(address: string): string {
  return `\`${address.length > 80 ? `${address.slice(0, 77)}…` : address}\``;
}

type Wording = Pick<Explanation, 'what' | 'fix'> & Pick<LinkMistake, 'address'>;

/** An address that could deceive or harm whoever follows it. */
export function unsafe(wording: Wording): LinkMistake {
  return { code: 'unsafe-link', ...wording, ...explanation('links.unsafe') };
}

/** An address that leads nowhere. */
export function invalid(wording: Wording): LinkMistake {
  return { code: 'invalid-link', ...wording, ...explanation('links.invalid') };
}
