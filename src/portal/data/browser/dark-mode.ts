import { storedAtom } from './stored-atom.ts';

/** Whether the visitor chose the dark mode; `undefined` without a choice. */
export const $darkMode = storedAtom<boolean>('modoOscuro', {
  encode: (dark) => (dark === undefined ? undefined : String(dark)),
  decode: (text: string) => text === 'true' || (text === 'false' ? false : undefined),
});
