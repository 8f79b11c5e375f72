import markdownIt from 'markdown-it';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { errorResponse } from '../../http/responses.ts';
import { Html, html, page } from '../template.ts';
import type { View } from '../view.ts';
import { openApi, type DocsOperation, type DocsSchema } from './openapi.ts';
import { schemaHtml } from './schema.ts';

const markdown = markdownIt({ html: false });

/** Markdown of the description; raw HTML in it shows as text. */
const rendered = (text = ''): Html => new Html(markdown.render(text));

interface Entry {
  method: string;
  path: string;
  operation: DocsOperation;
}

function entriesOf(area: string): Entry[] {
  return Object.entries(openApi().paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(area))
      .map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
}

const anchorOf = ({ method, path }: Entry): string => `${method}${path.replace(/[^\w]/g, '-')}`;

/** `datos` of a success, wherever the schema of the answer has it. */
function datosOf(operation: DocsOperation): DocsSchema | undefined {
  const schema = operation.responses['200']?.content?.['application/json']?.schema;
  const choices = schema?.oneOf ?? (schema ? [schema] : []);
  const success = choices.find((choice) => choice.properties?.['status']?.const === 0) ?? choices[0];
  return success?.properties?.['datos'];
}

function exampleHtml(title: string, example: unknown): Html | undefined {
  return example === undefined
    ? undefined
    : html`<details>
        <summary>${title}</summary>
        <pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre>
      </details>`;
}

function entryHtml(entry: Entry): Html {
  const { method, path, operation } = entry;
  const { summary, description, requestBody, responses } = operation;
  const parameters = (operation.parameters ?? []).filter(({ $ref }) => $ref === undefined);
  const request = requestBody?.content?.['application/json'];
  const answer = responses['200']?.content?.['application/json'];
  const datos = datosOf(operation);
  const call = `${method} ${path}`;
  return html`<section class="card" aria-labelledby="${anchorOf(entry)}">
    <h2 id="${anchorOf(entry)}"><code>${call}</code></h2>
    <p>${summary}${operation['x-extension'] ? ' (extension)' : ''}</p>
    ${
      parameters.length > 0
        ? html`<h3>Parameters</h3>
            ${schemaHtml(
              {
                properties: Object.fromEntries(
                  parameters.map(({ name, description: meaning, schema }) => [
                    name,
                    { ...schema, ...omitUndefined({ description: meaning }) },
                  ]),
                ),
                required: parameters.filter(({ required }) => required).map(({ name }) => name),
              },
              `Parameters of ${call}`,
            )}`
        : undefined
    }
    ${
      request
        ? html`<h3>Request</h3>
            ${schemaHtml(request.schema, `Request of ${call}`)}${exampleHtml('Example', request.example)}`
        : undefined
    }
    <h3>Answer</h3>
    ${
      datos
        ? html`<p><code>datos</code>:</p>
            ${schemaHtml(datos, `datos of ${call}`)}`
        : html`<p>Nothing but its status.</p>`
    }
    ${exampleHtml('Example', answer?.example ?? Object.values(answer?.examples ?? {})[0]?.value)}
    <details>
      <summary>Who, and with which codes</summary>
      ${rendered(description)}
    </details>
  </section>`;
}

/** A page of the interface, which is in English. */
const docs = (view: View, title: string, content: Html): Response =>
  page(view, title, content, undefined, 'en');

function overview(view: View): Response {
  const { info, tags } = openApi();
  return docs(
    view,
    'Interface',
    html`<p>
        ${info.title}, version ${info.version}. The same as a file:
        <a href="/sandbox/docs/openapi.json">openapi.json</a>. For those who build a server:
        <a href="/sandbox/docs/server">the guide</a>.
      </p>
      ${rendered(info.description)}
      ${tags.map(
        ({ name, description }) =>
          html`<section aria-labelledby="area-${name}">
            <h2 id="area-${name}"><a href="/sandbox/docs/${name}">${name}</a></h2>
            <p>${description}</p>
            <ul>
              ${entriesOf(name).map(
                (entry) =>
                  html`<li>
                    <a href="/sandbox/docs/${name}#${anchorOf(entry)}"
                      ><code>${entry.method} ${entry.path}</code></a
                    >: ${entry.operation.summary}
                  </li>`,
              )}
            </ul>
          </section>`,
      )}
      <p><a href="/sandbox/docs/schemas">Shared schemas</a></p>`,
  );
}

function schemasPage(view: View): Response {
  return docs(
    view,
    'Shared schemas',
    html`${Object.entries(openApi().components.schemas).map(
      ([name, schema]) =>
        html`<section class="card" aria-labelledby="${name}">
          <h2 id="${name}">${name}</h2>
          ${schema.description === undefined ? undefined : html`<p>${schema.description}</p>`}
          ${schemaHtml(schema, `Keys of ${name}`)}
        </section>`,
    )}`,
  );
}

/**
 * The interface, readable: an overview, the calls of an area, or the schemas that they share.
 * @param area an area of the contract or `schemas`; nothing for the overview
 */
export function docsPage(view: View, area: string | undefined): Response {
  if (area === undefined) return overview(view);
  if (area === 'schemas') return schemasPage(view);
  const tag = openApi().tags.find(({ name }) => name === area);
  if (!tag) return errorResponse(404, 'There is no such area.');
  return docs(
    view,
    `Interface: ${tag.name}`,
    html`<p>${tag.description}</p>
      ${entriesOf(tag.name).map(entryHtml)}`,
  );
}
