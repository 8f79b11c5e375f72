import { personasOf } from '../seed/personas.ts';
import type { PageServices } from './page-services.ts';
import { signInButtons } from './personas.ts';
import { html, page } from './template.ts';
import type { View } from './view.ts';

/** Renders the simulated identity provider: choice of a persona and redirect with a one-time code. */
export function idpPage({ db, brand, portal }: PageServices, view: View, request: Request): Response {
  const estado = new URL(request.url).searchParams.get('estado') ?? '';
  const { t } = view.texts;
  const choices = personasOf(brand).map(
    (persona) =>
      html`<li>
        ${signInButtons(db, persona, { action: '/sandbox/idp', texts: view.texts, text: 'personas.continueAs', estado })}
      </li>`,
  );
  return page(
    view,
    t('idp.title'),
    html`<p>${t('idp.lead')}</p>
      <ul class="choices">
        ${choices}
      </ul>`,
    portal,
  );
}
