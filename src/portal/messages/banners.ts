// The banners, in a chunk of their own that is loaded with the first message.
export { ErrorBanner } from './ErrorBanner.tsx';
export { NoticeBanner } from './NoticeBanner.tsx';
export { stayBelowHeader } from './stay-below-header.ts';
