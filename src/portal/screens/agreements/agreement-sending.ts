/* Code needed for sending an agreement, loaded during the review. */

export { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
export { requestAgreement } from './send-agreement.ts';
export { tabAgreements } from './tab-agreements.ts';
