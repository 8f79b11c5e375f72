import { readFileSync } from 'node:fs';
import markdownIt from 'markdown-it';
import { stateDiagram } from '../../guide/state-diagram.ts';
import { stateMachines } from '../../guide/state-machines.ts';
import { type GuidePage, guidePages } from '../../guide/pages.ts';
import { errorResponse } from '../../http/responses.ts';
import { Html, html, page } from '../template.ts';
import type { View } from '../view.ts';

const markdown = markdownIt({ html: false });

/** Markdown of the guide as a page of the sandbox: links lead to its pages, pictures stand in the page itself. */
function rendered(text: string): Html {
  const withoutTitle = text.slice(text.indexOf('\n'));
  let tables = 0;
  const linked = markdown
    .render(withoutTitle)
    .replaceAll(/href="starter\/README\.md"/g, 'href="starter.md"')
    .replaceAll(/href="(?:\.\.\/)?(\w+)\.md(?:#[\w-]+)?"/g, 'href="/sandbox/docs/server/$1"')
    .replaceAll(/href="(?:\.\.\/)+schemas\/openapi\.json"/g, 'href="/sandbox/docs/openapi.json"')
    .replaceAll('<table>', () => {
      tables += 1;
      return `<div class="table" role="region" aria-label="Table ${tables}" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>')
    .replaceAll(/<p><img src="(\w+)\.svg"[^>]*><\/p>/g, (_, id: string) => {
      const machine = stateMachines.find((it) => it.id === id);
      return machine
        ? `<div class="table" role="region" aria-label="Drawing: ${machine.title}" tabindex="0">${stateDiagram(machine)}</div>`
        : '';
    });
  return new Html(linked);
}

/** Handwritten parts of the guide: checking a server against the contract, and one to start from. */
function handwritten(): GuidePage[] {
  const textOf = (name: string): string =>
    readFileSync(new URL(`../../../../docs/server/${name}`, import.meta.url), 'utf8');
  return [
    { name: 'conformance', title: 'Testing a server', text: textOf('conformance.md') },
    { name: 'starter', title: 'A server to start from', text: textOf('starter/README.md') },
  ];
}

/** Renders a page of the guide for server teams. */
export function guidePage(view: View, name = 'README'): Response {
  const all = [...guidePages, ...handwritten()];
  const found = all.find((it) => it.name === name);
  if (!found) return errorResponse(404, 'There is no such page.');
  const others = all.filter((it) => it !== found);
  return page(
    view,
    found.title,
    html`<nav aria-label="Guide">
        <ul>
          ${others.map((it) => html`<li><a href="/sandbox/docs/server/${it.name}">${it.title}</a></li>`)}
        </ul>
      </nav>
      ${rendered(found.text)}`,
    undefined,
    'en',
  );
}
