import { safeStorage } from '#core/shared/storage.ts';

/** Whether this browser keeps a draft or a rejection: only the page's code can tell whose it is. */
export const keepsDrafts = (): boolean =>
  safeStorage('localStorage')
    .keys('portal.')
    .some((key) => key.includes('.borrador.'));
