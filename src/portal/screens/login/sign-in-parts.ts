// What signing in needs once someone does it, in one file that is loaded then.
export { preloadNextPage } from '#portal/island/preload-next-page.ts';
export { FirmChoice } from './FirmChoice.tsx';
export { PrivacyNotice } from './PrivacyNotice.tsx';
export * from './sign-in.ts';
