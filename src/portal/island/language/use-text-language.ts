import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { usePage } from '../page-context.ts';
import { useIdlePrefetch } from '../use-idle-prefetch.ts';
import { declaredLanguage } from './declared-language.ts';
import type { detectLanguage } from './detect-language.ts';

const $detectLanguage = atom<typeof detectLanguage | undefined>();

const load = async (): Promise<void> =>
  $detectLanguage.set((await import(/* at once */ './detect-language.ts')).detectLanguage);

/**
 * The language of a text of the server, for `lang`; `undefined` where it is that of the page, or unknown. The detection
 * is loaded while the page is idle.
 * @param declared language according to the server
 */
export function useTextLanguage(text: string, declared?: string): string | undefined {
  const { language } = usePage();
  const detect = useStore($detectLanguage, { ssr: 'initial' });
  const known = declaredLanguage(declared);
  useIdlePrefetch(load, known === undefined && text !== '' && detect === undefined);
  const textLanguage = known ?? detect?.(text);
  return textLanguage === language ? undefined : textLanguage;
}
