import type { Told } from '#build/diagnostics/told.ts';
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

const dangerous = {
  en: 'Links of this kind are used to deceive people or to run scripts in their name.',
  es: 'Los enlaces de este tipo se usan para engañar o para ejecutar código en nombre de otra persona.',
  ca: 'Els enllaços d’aquest tipus es fan servir per enganyar o per executar codi en nom d’una altra persona.',
};

/** An address that could deceive or harm whoever follows it. */
export function unsafe(what: Told, fix: Told): LinkMistake {
  return { code: 'unsafe-link', what, why: dangerous, fix };
}

/** An address that leads nowhere. */
export function invalid(what: Told, fix: Told): LinkMistake {
  return {
    code: 'invalid-link',
    what,
    why: { en: 'Nobody could open it.', es: 'Nadie podría abrirla.', ca: 'Ningú no la podria obrir.' },
    fix,
  };
}
