// Code needed once someone signs in, as one chunk.
export { preloadNextPage } from '#portal/island/preload-next-page.ts';
export { FirmChoice } from './FirmChoice.tsx';
export { PrivacyNotice } from './PrivacyNotice.tsx';
export * from './sign-in.ts';
