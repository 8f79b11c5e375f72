import { createCode } from '../areas/accounts/one-time-codes.ts';
import { accountByName, membershipsOf } from '../areas/accounts/sign-in.ts';
import type { Db } from '../db/database.ts';
import { pageAddress } from '../mail/outbox.ts';
import { examplePassword } from '../seed/seed-data.ts';
import { type Persona, personasOf } from '../seed/personas.ts';
import { errorResponse } from '../http/responses.ts';
import type { PageServices } from './page-services.ts';
import { hasText, textId, type SandboxTexts } from '../texts/texts.ts';
import { type Html, html, page } from './template.ts';
import type { View } from './view.ts';

/** Scope that the portal takes for a company; with any other, for a student. */
const scopes = { alumno: 'student', empresa: 'private-company' } as const;

/** Describes a persona in the reader's language; falls back to English. */
export function personaWords(
  { id, title, description }: Persona,
  { t }: SandboxTexts,
): { title: string; description: string } {
  const known = hasText(`persona.${id}.title`);
  return known
    ? { title: t(textId(`persona.${id}.title`)), description: t(textId(`persona.${id}.description`)) }
    : { title, description };
}

/** Firms to choose from, for someone who has several. */
function firmsOf(db: Db, { kind, usuario }: Persona): { idEmpresa: number; nombre: string }[] {
  const account = kind === 'empresa' ? accountByName(db, kind, usuario) : undefined;
  const firms = account ? membershipsOf(db, account.id) : [];
  return firms.length > 1 ? firms : [];
}

interface Buttons {
  /** Where the form is sent. */
  action: string;
  texts: SandboxTexts;
  /** With the name of the persona or of the firm. */
  text: 'personas.signInAs' | 'personas.continueAs';
  /** State parameter by which the portal recognises its own sign-in request. */
  estado?: string;
  /** Where a script finds the key of that value, if it has to be made first. */
  stateKey?: string;
  /** The only firm that counts, of someone who has several. */
  firm?: number | undefined;
}

/** A button to sign in as a persona; one for each firm. */
export function signInButtons(
  db: Db,
  persona: Persona,
  { action, texts, text, estado = '', stateKey, firm }: Buttons,
): Html {
  const firms = firmsOf(db, persona).filter(({ idEmpresa }) => firm === undefined || idEmpresa === firm);
  const form = (label: Html, idEmpresa?: number): Html =>
    html`<form
      method="post"
      action="${action}"
      ${stateKey === undefined ? undefined : html` data-state-key="${stateKey}"`}
    >
      <input type="hidden" name="persona" value="${persona.id}" />
      <input type="hidden" name="estado" value="${estado}" />
      ${idEmpresa === undefined ? undefined : html`<input type="hidden" name="idEmpresa" value="${idEmpresa}" />`}
      <button>${label}</button>
    </form>`;
  if (firms.length === 0) {
    const { title } = personaWords(persona, texts);
    return form(html`${texts.t(text, { name: title.charAt(0).toLowerCase() + title.slice(1) })}`);
  }
  return html`${firms.map(({ idEmpresa, nombre }) => form(html`${texts.t(text, { name: nombre })}`, idEmpresa))}`;
}

/** Leads to the portal with a one-time code for the persona of a form. */
export async function signInAnswer(
  { db, brand, time, portal }: PageServices,
  request: Request,
): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const persona = personasOf(brand).find(({ id }) => id === form.get('persona'));
  const account = persona && accountByName(db, persona.kind, persona.usuario);
  if (!persona || !account) return errorResponse(404, 'There is no such persona.');
  const idEmpresa = Number(form.get('idEmpresa') ?? NaN);
  const respuesta = createCode(db, time.now(), 'sso', {
    account: account.id,
    datos: Number.isInteger(idEmpresa) ? { idEmpresa } : {},
  });
  const answer = new URLSearchParams({
    respuesta,
    scope: scopes[persona.kind],
    estado: form.get('estado') ?? '',
  });
  const address = pageAddress(brand, brand.defaultLanguage, { route: 'sso' });
  return new Response(null, {
    status: 303,
    headers: { location: `${portal ?? ''}${address}#${answer}`, 'cache-control': 'no-store' },
  });
}

/** Lists the personas, with sign-in buttons when the portal shares the origin. */
export function personasPage({ db, brand, portal }: PageServices, view: View): Response {
  const { texts } = view;
  const { t } = texts;
  const stateKey = `portal.${brand.id}.estadoSSO`;
  const cards = personasOf(brand).map(
    (persona) =>
      html`<section class="card" aria-labelledby="${persona.id}">
        <h2 id="${persona.id}">${personaWords(persona, texts).title}</h2>
        <p>${personaWords(persona, texts).description}</p>
        <p class="meta">${t('personas.userName')} <code>${persona.usuario}</code></p>
        ${
          portal === undefined
            ? signInButtons(db, persona, {
                action: '/sandbox/personas',
                texts,
                text: 'personas.signInAs',
                stateKey,
              })
            : undefined
        }
      </section>`,
  );
  return page(
    view,
    t('page.personas'),
    html`<p>
        ${t('personas.password')} <code>${examplePassword}</code>.${
          portal === undefined
            ? undefined
            : html` ${t('personas.signInAt')} <a href="${portal}">${portal}</a>.`
        }
      </p>
      ${cards}
      <script type="module" src="/sandbox/personas.js"></script>`,
  );
}
