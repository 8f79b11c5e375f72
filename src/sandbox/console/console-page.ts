import * as codes from '#core/contract/codes.ts';
import { foldDiacritics } from '#core/shared/fold-diacritics.ts';
import { errorResponse } from '../http/responses.ts';
import type { PageServices } from '../pages/page-services.ts';
import { idempotencyField } from '../pages/idempotency-field.ts';
import type { SubmittedForm } from '../pages/form-idempotency.ts';
import { type Html, html, page } from '../pages/template.ts';
import { type View } from '../pages/view.ts';
import { textId, type SandboxTexts } from '../texts/texts.ts';
import { fieldHtml } from './fields.ts';
import type { ResourceEntry, ConsoleResource, ConsoleContext } from './resource.ts';
import { type ResourceId, resourcesOf } from './resources/index.ts';
import { wordingCountsHtml } from './wording-counts.ts';

/** Entries per page. */
const pageLength = 20;

/** Counts the entries of a resource pending at the university. */
const waitingOf = (resource: ConsoleResource, consoleContext: ConsoleContext): number =>
  resource.neverWaits ? 0 : (resource.index?.(consoleContext) ?? []).filter(({ waiting }) => waiting).length;

const consoleContextOf = ({ db, brand, time }: PageServices, { texts }: View): ConsoleContext => ({
  db,
  brand,
  now: time.now(),
  texts,
});

/** Refusals with a text of their own, `console.refused.<code>`. */
const explainedRefusals: readonly number[] = [
  codes.documentsMissing,
  codes.statusNotPossible,
  codes.dataMissing,
  codes.actionNotAllowed,
  codes.statusCannotChange,
  codes.centreLimitReached,
];

/** Why an action was refused, by the code of the refusal. */
export function refusalText({ t }: SandboxTexts, code: string): string {
  const text = explainedRefusals.includes(Number(code)) ? code : 'other';
  return t(textId(`console.refused.${text}`), { code });
}

/** Renders the result of the last action, from the query parameters. */
export function outcomeHtml({ texts, search }: View, id: ResourceId): Html | undefined {
  const { t } = texts;
  const [done, refused, field, fault] = ['done', 'refused', 'field', 'fault'].map((key) => search.get(key));
  try {
    if (done)
      return html`<p class="notice good" role="status">${t(textId(`console.${id}.${done}.done`))}</p>`;
    if (field && fault) {
      const values = { field: t(textId(`console.field.${field}`)) };
      return html`<p class="notice bad" role="alert">${t(textId(`console.fault.${fault}`), values)}</p>`;
    }
  } catch {
    // Somebody wrote the address by hand.
    return undefined;
  }
  if (!refused) return undefined;
  return html`<p class="notice bad" role="alert">${refusalText(texts, refused)}</p>`;
}

interface FormParts {
  consoleContext: ConsoleContext;
  resourceId: ResourceId;
  resource: ConsoleResource;
  name: string;
  id: number;
  query: string;
  /** Refused submission, to fill in the form again. */
  typed?: SubmittedForm | undefined;
}

/** Renders the form of an action: a button, or a disclosure if the action has fields. */
function actionForm({ consoleContext, resourceId, resource, name, id, query, typed }: FormParts): Html {
  const action = resource.actions[name];
  const { t } = consoleContext.texts;
  const label = t(textId(`console.${resourceId}.${name}`));
  const path = `/sandbox/console/${resourceId}/${name}`;
  const refused = typed?.path === path && Number(typed.form.get('id') ?? 0) === id ? typed.form : undefined;
  const fields = (action?.fields?.(consoleContext, id) ?? []).map((field) => ({
    ...field,
    value: refused?.get(field.name) ?? field.value,
  }));
  const key = `${resourceId}-${name}-${id}`;
  const look = action?.destructive ? 'harsh' : 'main';
  const form = (content: Html): Html =>
    html`<form method="post" action="${path}${query}">
      ${idempotencyField()}${id === 0 ? undefined : html`<input type="hidden" name="id" value="${id}" />`}${content}
    </form>`;
  if (fields.length === 0) return form(html`<button class="${look}">${label}</button>`);
  return html`<details class="action" ${refused && html` open`}>
    <summary class="${action?.destructive ? 'harsh' : 'plain'}">${label}</summary>
    ${form(
      html`<div class="fields">${fields.map((field) => fieldHtml(consoleContext.texts, field, key))}</div>
        <button class="${look}">${label}</button>`,
    )}
  </details>`;
}

function entryHtml(form: Omit<FormParts, 'name' | 'id'>, id: number, entry: ResourceEntry): Html {
  const { t } = form.consoleContext.texts;
  const [state, tone] = entry.state;
  const facts = Object.entries(entry.facts).filter(([, value]) => value !== undefined && value !== '');
  const heading = `${form.resourceId}-${id}`;
  return html`<article class="card" aria-labelledby="${heading}">
    <header>
      <h3 id="${heading}">${entry.title}</h3>
      <p class="state ${tone}">${state}</p>
    </header>
    <dl>
      ${facts.map(
        ([key, value]) =>
          html`<div>
            <dt>${t(textId(`console.fact.${key}`))}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    ${
      entry.actions.length === 0
        ? undefined
        : html`<div class="actions">${entry.actions.map((name) => actionForm({ ...form, name, id }))}</div>`
    }
  </article>`;
}

/** Links to every resource, with the number of pending entries. */
export function resourceLinks(parts: PageServices, view: View, current?: ResourceId): Html {
  const consoleContext = consoleContextOf(parts, view);
  const { t } = view.texts;
  return html`<nav class="resources" aria-label="${t('console.title')}">
    <ul>
      ${resourcesOf(parts.brand).map(([id, resource]) => {
        const waiting = waitingOf(resource, consoleContext);
        return html`<li>
          <a href="/sandbox/console/${id}" ${id === current ? html` aria-current="page"` : undefined}
            >${t(textId(`console.${id}.title`))}${
              waiting === 0
                ? undefined
                : html` <span class="count"
                    >${waiting}<span class="unseen"> ${t('console.waiting')}</span></span
                  >`
            }</a
          >
        </li>`;
      })}
    </ul>
  </nav>`;
}

function searchForm({ texts: { t }, search }: View, id: ResourceId, canWait: boolean): Html {
  const all = search.get('all') === '1';
  return html`<form class="search" method="get" action="/sandbox/console/${id}" role="search">
    <label class="wide"
      >${t('console.search')}<input type="search" name="q" value="${search.get('q') ?? ''}" maxlength="100"
    /></label>
    ${
      canWait
        ? html`<label
            >${t('console.show')}
            <select name="all">
              <option value="1" ${all ? html` selected` : undefined}>${t('console.show.all')}</option>
              <option value="0" ${all ? undefined : html` selected`}>${t('console.show.waiting')}</option>
            </select></label
          >`
        : undefined
    }
    <button>${t('console.search.button')}</button>
  </form>`;
}

function listHtml(
  parts: PageServices,
  view: View,
  id: ResourceId,
  resource: ConsoleResource,
): Html | undefined {
  const consoleContext = consoleContextOf(parts, view);
  const rows = resource.index?.(consoleContext);
  if (!rows) return undefined;
  const { texts, search } = view;
  const typed = parts.formIdempotency.submitted(search.get('typed') ?? '');
  const { t } = texts;
  const canWait = !resource.neverWaits && !resource.creates?.includes('publish');
  const words = foldDiacritics(search.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const showsAll = !canWait || search.get('all') === '1' || (words.length > 0 && search.get('all') !== '0');
  const found = rows.filter(
    ({ text, waiting }) =>
      (showsAll || waiting) && words.every((word) => foldDiacritics(text).includes(word)),
  );
  const pages = Math.max(1, Math.ceil(found.length / pageLength));
  const current = Math.min(Math.max(1, Number(search.get('page')) || 1), pages);
  const shown = found.slice((current - 1) * pageLength, current * pageLength);
  const listParams = new URLSearchParams(
    ['q', 'all', 'page'].flatMap((key) => {
      const value = search.get(key);
      return value ? [[key, value]] : [];
    }),
  );
  const query = listParams.size > 0 ? `?${listParams}` : '';
  const pageLink = (to: number, text: Html | string): Html => {
    const next = new URLSearchParams(listParams);
    next.set('page', String(to));
    return html`<a href="?${next.toString()}">${text}</a>`;
  };
  const form = { consoleContext, resourceId: id, resource, query, typed };
  return html`<section aria-labelledby="list">
    <h2 id="list">${t(textId(`console.${id}.list`))}</h2>
    ${rows.length > 0 ? searchForm(view, id, canWait) : undefined}
    <p class="meta">${t('console.found', { count: found.length })}</p>
    ${shown.map((row) => {
      const entry = resource.entry?.(consoleContext, row.id);
      return entry && entryHtml(form, row.id, entry);
    })}
    ${
      pages === 1
        ? undefined
        : html`<nav class="pages" aria-label="${t('console.pages')}">
            ${current > 1 ? pageLink(current - 1, t('console.pages.previous')) : undefined}
            <span>${t('console.pages.at', { at: current, pages })}</span>
            ${current < pages ? pageLink(current + 1, t('console.pages.next')) : undefined}
          </nav>`
    }
  </section>`;
}

/** Lists the injected faults that are still to come, on the page of the tools. */
function injectedFaultsHtml({ faultInjection }: PageServices, { texts: { t } }: View): Html | undefined {
  const waiting = faultInjection.list();
  if (waiting.length === 0) return undefined;
  return html`<h2>${t('console.failing')}</h2>
    <ul>
      ${waiting.map(({ kind, status, call, times }) => {
        const how = t(textId(`console.failure.${kind}`));
        return html`<li>
          ${call ?? t('console.failure.any')}: ${how}${kind === 'status' ? ` ${status ?? ''}` : ''}
          (×${times})
        </li>`;
      })}
    </ul>`;
}

/** Renders the page of a resource: its entries, their actions and the forms for new entries. */
export function resourcePage(parts: PageServices, view: View, resourceId: string): Response {
  const found = resourcesOf(parts.brand).find(([id]) => id === resourceId);
  if (!found) return errorResponse(404, 'There is no such page.');
  const [id, resource] = found;
  const consoleContext = consoleContextOf(parts, view);
  const typed = parts.formIdempotency.submitted(view.search.get('typed') ?? '');
  const { t } = view.texts;
  return page(
    view,
    t(textId(`console.${id}.title`)),
    html`${resourceLinks(parts, view, id)}${outcomeHtml(view, id)}
      <p>${t(textId(`console.${id}.lead`))}</p>
      ${(resource.creates ?? []).map(
        (name) =>
          html`<section class="create" aria-labelledby="create-${name}">
            <h2 id="create-${name}">${t(textId(`console.${id}.${name}.heading`))}</h2>
            ${actionForm({ consoleContext, resourceId: id, resource, name, id: 0, query: '', typed })}
          </section>`,
      )}
      ${id === 'wordings' ? wordingCountsHtml(parts, view) : undefined}${listHtml(parts, view, id, resource)}${id === 'tools' ? injectedFaultsHtml(parts, view) : undefined}`,
  );
}
