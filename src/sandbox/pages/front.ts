import { consoleContent } from '../console/console.ts';
import type { PageParts } from './pages.ts';
import { type Html, html, page } from './template.ts';

/**
 * What there is below `/sandbox`, and the console.
 * @param outcome what a form of the console did
 */
export function frontPage(parts: PageParts, outcome?: Html): Response {
  const { brand } = parts;
  const { nombre } = brand.settings;
  return page(
    nombre,
    'Sandbox',
    html`<p>
        The stand-in for the server of ${brand.settings.institucion}: it answers every call of the portal and
        keeps its rules, with example data.
      </p>
      <ul>
        <li><a href="/sandbox/personas">Personas</a>: sign in as anyone, with one click</li>
        <li><a href="/sandbox/outbox">Outbox</a>: the mails that were not sent, with their links</li>
        <li><a href="/sandbox/docs">Interface</a>: every call with its request and answer</li>
      </ul>
      ${consoleContent(parts, outcome)}`,
  );
}
