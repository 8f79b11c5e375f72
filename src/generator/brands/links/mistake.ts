import { type Explanation, explanation } from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';

/** The problem with an address, before it has a location. */
export type LinkMistake = Pick<ProblemTexts, 'severity' | 'what' | 'why' | 'fix' | 'related'> & {
  code:
    | 'unsafe-link'
    | 'insecure-link'
    | 'invalid-link'
    | 'unknown-address'
    | 'wrong-language-link'
    | 'unavailable-address'
    | 'doubtful-fact';
  /** The correct address, if known. */
  address?: string;
};

/** Quotes an address for a report. */
export function quotedAddress(address: string): string {
  return `\`${address.length > 80 ? `${address.slice(0, 77)}…` : address}\``;
}

type Wording = Pick<Explanation, 'what' | 'fix'> & Pick<LinkMistake, 'address'>;

/** A deceptive or harmful address. */
export function unsafe(wording: Wording): LinkMistake {
  return { code: 'unsafe-link', ...wording, ...explanation('links.unsafe') };
}

/** An address that leads nowhere. */
export function invalid(wording: Wording): LinkMistake {
  return { code: 'invalid-link', ...wording, ...explanation('links.invalid') };
}
