import { personasOf } from '../seed/personas.ts';
import type { PageParts } from './pages.ts';
import { signInButtons } from './personas.ts';
import { html, page } from './template.ts';

/** The identity provider of the university, as far as a portal sees it: who are you, and back with a code. */
export function idpPage({ db, brand, portal }: PageParts, request: Request): Response {
  const estado = new URL(request.url).searchParams.get('estado') ?? '';
  const { institucion, nombre } = brand.settings;
  const choices = personasOf(brand).map(
    (persona) =>
      html`<li>${signInButtons(db, persona, { action: '/sandbox/idp', text: 'Continue as', estado })}</li>`,
  );
  return page(
    nombre,
    `Account of ${institucion}`,
    html`<p>This stands in for the sign-in of the university. Who are you?</p>
      <ul class="choices">
        ${choices}
      </ul>`,
    portal,
  );
}
