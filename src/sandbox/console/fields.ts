import { type Html, html } from '../pages/template.ts';
import { textId, type SandboxTexts } from '../texts/texts.ts';
import type { ConsoleField } from './resource.ts';

/** Longest of each kind of text, in characters. */
const lengths = { text: 250, url: 250, long: 2000 } as const;

/**
 * An input with its label, and what it needs.
 * @param key of the form, which makes ids its own
 */
export function fieldHtml({ t }: SandboxTexts, field: ConsoleField, key: string): Html {
  const { name, type, options = [], value = '', optional, min } = field;
  const id = `${key}-${name}`;
  const required = optional ? undefined : html` required`;
  const words = html`<label for="${id}"
    >${t(textId(`console.field.${name}`))}${
      optional ? html` <span class="meta">${t('console.optional')}</span>` : undefined
    }</label
  >`;
  if (type === 'choice') {
    return html`<div>
      ${words}<select id="${id}" name="${name}" ${required}>
        ${options.map(
          ([it, text]) =>
            html`<option value="${it}" ${String(it) === String(value) ? html` selected` : undefined}>
              ${text}
            </option>`,
        )}
      </select>
    </div>`;
  }
  if (type === 'long') {
    return html`<div class="wide">
      ${words}<textarea id="${id}" name="${name}" rows="3" maxlength="${lengths.long}" ${required}>
${value}</textarea>
    </div>`;
  }
  const earliest = min === undefined ? undefined : html` min="${min}"`;
  const longest = type === 'text' || type === 'url' ? html` maxlength="${lengths[type]}"` : undefined;
  const proposals =
    options.length === 0
      ? undefined
      : html`<datalist id="${id}-options">
          ${options.map(([it, text]) => html`<option value="${it}">${text}</option>`)}
        </datalist>`;
  return html`<div>
    ${words}<input
      id="${id}"
      name="${name}"
      type="${type}"
      value="${value}"
      ${required}${earliest}${longest}${proposals && html` list="${id}-options"`}
    />${proposals}
  </div>`;
}
