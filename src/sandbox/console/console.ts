import { httpError } from '../http/answer.ts';
import type { PageParts } from '../pages/pages.ts';
import { type Html, html } from '../pages/template.ts';
import { Refusal } from '../refusal.ts';
import { sandboxForms } from './sandbox-forms.ts';
import { universityForms } from './university-forms.ts';
import { ValueError, Values } from './values.ts';

const consoleForms = { ...universityForms, ...sandboxForms };

/** Largest form that is read, in characters. */
const maxForm = 20_000;

/** The forms of the console, with what the last one did. */
export function consoleContent(parts: PageParts, outcome?: Html): Html {
  const waiting = parts.forced.list();
  return html`${outcome}
    <h2>Act as the university</h2>
    ${Object.entries(consoleForms).map(
      ([id, form]) =>
        html`<section class="card" aria-labelledby="${id}">
          <h3 id="${id}">${form.title}</h3>
          <form class="act" method="post" action="/sandbox/act/${id}">
            ${form.fields(parts)}<button>${form.button}</button>
          </form>
        </section>`,
    )}
    ${
      waiting.length === 0
        ? undefined
        : html`<h2>Calls that will fail</h2>
            <ul>
              ${waiting.map(
                ({ kind, status, call, times }) =>
                  html`<li>
                    ${call ?? 'any call'}: ${kind === 'status' ? `code ${status ?? ''}` : kind}, ${times}
                    times
                  </li>`,
              )}
            </ul>`
    }
    <h2>Maintenance</h2>
    <p>
      Maintenance is part of the portal and not of its server: write <code>inMantenimiento: true</code> into
      the <code>brand.yaml</code> of the brand and build or start again.
    </p>`;
}

/** Does what a form of the console asks for, and shows the console again. */
export async function consoleAnswer(
  parts: PageParts,
  id: string,
  request: Request,
  show: (outcome: Html) => Response,
): Promise<Response> {
  const form = Object.hasOwn(consoleForms, id) ? consoleForms[id] : undefined;
  if (!form) return httpError(404, 'There is no such form.');
  const text = await request.text();
  if (text.length > maxForm) return httpError(413, 'The form is too large.');
  const values = new Values(new URLSearchParams(text));
  try {
    const act = (): string => form.act(parts, values);
    const done = form.ownTransaction ? act() : parts.db.transaction('write', act);
    return show(html`<p class="notice" role="status">${done}</p>`);
  } catch (error) {
    const words = error instanceof Refusal ? `This is not possible (${error.status}).` : undefined;
    if (words === undefined && !(error instanceof ValueError)) throw error;
    return show(html`<p class="notice" role="alert">${words ?? (error as Error).message}</p>`);
  }
}
