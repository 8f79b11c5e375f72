import { persistentAtom } from '@nanostores/persistent';
import { portalKey } from './storage.ts';
import './local-storage.ts';

/** Whether the visitor chose the dark mode; `undefined` without a choice. */
export const $darkMode = persistentAtom<boolean | undefined>(portalKey('modoOscuro'), undefined, {
  encode: (dark) => (dark === undefined ? undefined : String(dark)),
  decode: (text: string) => (text === 'true' ? true : text === 'false' ? false : undefined),
});
