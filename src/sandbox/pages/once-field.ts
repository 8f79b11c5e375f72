import { type Html, html } from './template.ts';

/** The field by which a form is known when it comes twice. */
export const onceField = (): Html => html`<input type="hidden" name="once" value="${crypto.randomUUID()}" />`;
