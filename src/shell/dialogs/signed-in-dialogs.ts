// Dialogs that only people who are signed in meet, in one file.
export { MandatoryPopup } from './MandatoryPopup.tsx';
export { SessionWarning } from './SessionWarning.tsx';
