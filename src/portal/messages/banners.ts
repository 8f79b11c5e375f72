// What shows messages, in one file that is loaded with the first of them.
export { ErrorBanner } from './ErrorBanner.tsx';
export { NoticeBanner } from './NoticeBanner.tsx';
export { stayBelowHeader } from './stay-below-header.ts';
