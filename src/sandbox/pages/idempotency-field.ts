import { type Html, html } from './template.ts';

/** Renders the hidden field with the idempotency key of a form. */
export const idempotencyField = (): Html =>
  html`<input type="hidden" name="once" value="${crypto.randomUUID()}" />`;
