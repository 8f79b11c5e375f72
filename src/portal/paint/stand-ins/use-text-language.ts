// Takes the place of `#portal/island/language/use-text-language.ts` in painted pieces.
import { declaredLanguage } from '#portal/island/language/declared-language.ts';
import { paintingPage } from '../painting-page.ts';

/** What the hook says at its first render: no language is detected yet. */
export function useTextLanguage(_text: string, declared?: string): string | undefined {
  const known = declaredLanguage(declared);
  return known === paintingPage().page.language ? undefined : known;
}
