/* Code needed for sending a changed request, loaded with the first press of the button. */

export { mergeValues } from '#portal/forms/editors/merge-values.ts';
export { refusalWithLink } from '#portal/forms/parts/refusal-with-link.ts';
export { changeRequest } from './change-request.ts';
