import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { usePage } from '../page-context.ts';
import { useIdlePrefetch } from '../use-idle-prefetch.ts';
import type { languageOf } from './language-of.ts';

const $languageOf = atom<typeof languageOf | undefined>();

const load = async (): Promise<void> => $languageOf.set((await import('./language-of.ts')).languageOf);

/** What may stand in `lang`. */
const tag = /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i;

/**
 * The language of a text of the server, for `lang`; nothing where it is that of the page, or not known. What tells it
 * comes in a quiet moment after the text.
 * @param said what the server says of it
 */
export function useTextLanguage(text: string, said?: string): string | undefined {
  const { language } = usePage();
  const tell = useStore($languageOf, { ssr: 'initial' });
  const isSaid = said !== undefined && tag.test(said);
  useIdlePrefetch(load, !isSaid && text !== '' && tell === undefined);
  const own = isSaid ? said.toLowerCase() : tell?.(text);
  return own === language ? undefined : own;
}
