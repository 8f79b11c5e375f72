import { type Html, html } from '../template.ts';
import type { DocsSchema } from './openapi.ts';

/** Limits of a value, in words. */
function limits(schema: DocsSchema): string[] {
  const { minimum, maximum, exclusiveMinimum, minLength, maxLength, maxItems, format, pattern } = schema;
  return [
    format,
    pattern === undefined ? undefined : `matches ${pattern}`,
    minimum === undefined ? undefined : `from ${minimum}`,
    exclusiveMinimum === undefined ? undefined : `above ${exclusiveMinimum}`,
    maximum === undefined || maximum === Number.MAX_SAFE_INTEGER ? undefined : `up to ${maximum}`,
    minLength === undefined ? undefined : `at least ${minLength} characters`,
    maxLength === undefined ? undefined : `at most ${maxLength} characters`,
    maxItems === undefined ? undefined : `at most ${maxItems}`,
  ].filter((it) => it !== undefined);
}

/** Describes the type of a schema in one line. */
function kindOf(schema: DocsSchema): Html {
  const { $ref, anyOf, oneOf, items, type, additionalProperties } = schema;
  const choices = anyOf ?? oneOf;
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1);
    return html`<a href="/sandbox/docs/schemas#${name}">${name}</a>`;
  }
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.enum) {
    return html`${schema.enum.map((value, index) => html`${index === 0 ? '' : ' or '}<code>${JSON.stringify(value)}</code>`)}`;
  }
  if (choices)
    return html`${choices.map((choice, index) => html`${index === 0 ? '' : ' or '}${kindOf(choice)}`)}`;
  const found = limits(schema);
  if (type === 'array' && items)
    return html`list of
    ${kindOf(items)}${found.length > 0 ? html` <span class="meta">(${found.join(', ')})</span>` : undefined}`;
  if (typeof additionalProperties === 'object') return html`map of ${kindOf(additionalProperties)}`;
  return html`${type ?? 'anything'}${found.length > 0 ? html` <span class="meta">(${found.join(', ')})</span>` : undefined}`;
}

/** The object that a schema describes directly or as the items of a list. */
function objectIn(schema: DocsSchema): DocsSchema | undefined {
  if (schema.properties) return schema;
  return schema.items ? objectIn(schema.items) : undefined;
}

function rows(schema: DocsSchema, before: string): Html[] {
  return Object.entries(schema.properties ?? {}).flatMap(([key, part]) => {
    const name = `${before}${key}`;
    const inner = objectIn(part);
    const row = html`<tr>
      <th scope="row"><code>${name}</code></th>
      <td>${kindOf(part)}</td>
      <td>${schema.required?.includes(key) ? 'required' : ''}${part['x-extension'] ? ' extension' : ''}</td>
      <td>${part.description ?? ''}</td>
    </tr>`;
    return inner ? [row, ...rows(inner, `${name}${part.items ? '[]' : ''}.`)] : [row];
  });
}

/**
 * A schema as a line and, if it has keys, a table of them.
 * @param caption what the table is called, other than the rest of the page
 */
export function schemaHtml(schema: DocsSchema, caption: string): Html {
  const object = objectIn(schema);
  if (!object) return html`<p>${kindOf(schema)}</p>`;
  const keys = rows(object, '');
  return html`${schema.items ? html`<p>A list of:</p>` : undefined}
    <div class="table" role="region" aria-label="${caption}" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">Key</th>
            <th scope="col">Value</th>
            <th scope="col">Presence</th>
            <th scope="col">Meaning</th>
          </tr>
        </thead>
        <tbody>
          ${keys}
        </tbody>
      </table>
    </div>`;
}
