import { type Html, html } from '../pages/template.ts';

export type Option = readonly [value: string | number, text: string];

/** A choice with its label. */
export const select = (name: string, label: string, options: readonly Option[]): Html =>
  html`<label
    >${label}
    <select name="${name}" required>
      ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
    </select></label
  >`;

/** A field with its label; it must be filled in unless it says otherwise. */
export const input = (
  name: string,
  label: string,
  type: string,
  more: { value?: string; required?: false } = {},
): Html =>
  html`<label
    >${label}
    <input
      name="${name}"
      type="${type}"
      value="${more.value ?? ''}"
      ${more.required === false ? undefined : html`required`}
  /></label>`;
