import { sql } from '../db/sql.ts';
import { errorResponse } from '../http/responses.ts';
import { readForm, runAction, seeOther } from '../console/action-response.ts';
import { outcomeHtml, refusalText } from '../console/console-page.ts';
import { Values } from '../console/values.ts';
import type { PageServices } from '../pages/page-services.ts';
import { idempotencyField } from '../pages/idempotency-field.ts';
import { signInButtons } from '../pages/personas.ts';
import { type Html, html, page } from '../pages/template.ts';
import type { View } from '../pages/view.ts';
import { personaOf } from '../seed/personas.ts';
import { textId, type SandboxTexts } from '../texts/texts.ts';
import { scenarioLinksOf } from './scenario-links.ts';
import type { ScenarioContext } from './scenario-context.ts';
import {
  startScenario,
  runNextStep,
  type ScenarioProgress,
  progressOf,
  contextOf,
  type StepTrace,
} from './run-scenario.ts';
import { type StatusLine, statusOf } from './status-lines.ts';
import type { ScenarioStep } from './step.ts';
import { type StepName, steps } from './steps.ts';
import { scenariosOf, type Scenario, type ScenarioId } from './scenarios.ts';

/** Most days of one journey. */
const farthest = 366;

/** The stories that can be shown, and how far each has come. */
export function scenariosPage(parts: PageServices, view: View): Response {
  const { t } = view.texts;
  return page(
    view,
    t('page.director'),
    html`<p>${t('scenarios.lead')}</p>
      <ol class="ways">
        ${scenariosOf(parts.brand.settings).map(([id, scenario]) => {
          const done = progressOf(parts, id)?.traces.length ?? 0;
          return html`<li class="card">
            <h2><a href="/sandbox/director/${id}">${t(textId(`scenarios.${id}.title`))}</a></h2>
            <p>${t(textId(`scenarios.${id}.lead`))}</p>
            <p class="meta">${t('scenarios.progress', { done, all: scenario.steps.length })}</p>
          </li>`;
        })}
      </ol>`,
  );
}

interface SentItem {
  who: string;
  title: string;
  text?: string;
  language?: string;
}

/** Mails and notifications that a step left behind. */
function toldHtml(
  { db }: PageServices,
  { t }: SandboxTexts,
  { mails, notifications }: StepTrace,
): Html | undefined {
  const sent = db.all<SentItem>(sql`
    SELECT recipient AS who, subject AS title, text, language FROM outbox
    WHERE id > ${mails[0]} AND id <= ${mails[1]} ORDER BY id LIMIT 20`);
  const shown = db.all<SentItem>(sql`
    SELECT usuario AS who, titulo AS title FROM notification JOIN account ON account.id = account
    WHERE notification.id > ${notifications[0]} AND notification.id <= ${notifications[1]}
    ORDER BY notification.id LIMIT 20`);
  if (sent.length + shown.length === 0) return undefined;
  const list = (heading: string, all: SentItem[]): Html | undefined =>
    all.length === 0
      ? undefined
      : html`<h4>${heading}</h4>
          <ul class="told">
            ${all.map(
              ({ who, title, text, language }) =>
                html`<li>
                  <strong${language === undefined ? undefined : html` lang="${language}"`}>${title}</strong>
                  <span class="meta">${who}</span>
                  ${text === undefined ? undefined : html`<p lang="${language}">${text}</p>`}
                </li>`,
            )}
          </ul>`;
  return html`<details class="came">
    <summary>${t('scenarios.came', { mails: sent.length, notifications: shown.length })}</summary>
    ${list(t('scenarios.mails'), sent)}${list(t('scenarios.notifications'), shown)}
  </details>`;
}

function stepHtml(
  parts: PageServices,
  texts: SandboxTexts,
  at: number,
  name: StepName,
  trace: StepTrace | undefined,
  next: boolean,
): Html {
  const { t } = texts;
  const { by }: ScenarioStep = steps[name];
  const stand = trace ? 'past' : next ? 'next' : 'later';
  return html`<li class="step ${stand}" ${next ? html` aria-current="step"` : undefined}>
    <span class="mark" aria-hidden="true">${at + 1}</span>
    <span class="by">${t(`scenarios.by.${by}`)}</span>
    <span>${t(`scenarios.step.${name}`)}</span>
    <span class="unseen">${t(`scenarios.${stand}`)}</span>
    ${trace && toldHtml(parts, texts, trace)}
  </li>`;
}

function sideHtml(
  parts: PageServices,
  view: View,
  scenarioContext: ScenarioContext,
  side: 'company' | 'student',
  lines: StatusLine[],
): Html {
  const { texts } = view;
  const { t } = texts;
  const someone = personaOf(scenarioContext[side].persona);
  const screens = scenarioLinksOf(scenarioContext, view, side);
  const stateKey = `portal.${parts.brand.id}.estadoSSO`;
  return html`<section class="card side" aria-labelledby="side-${side}">
    <h2 id="side-${side}">${t(`scenarios.side.${side}`)}</h2>
    ${
      lines.length === 0
        ? html`<p class="meta">${t('scenarios.side.nothing')}</p>`
        : html`<dl>
            ${lines.map(
              ([what, how]) =>
                html`<div>
                  <dt>${what}</dt>
                  <dd>${how}</dd>
                </div>`,
            )}
          </dl>`
    }
    ${
      screens.length === 0
        ? undefined
        : html`<h3>${t('scenarios.screens')}</h3>
            <ul>
              ${screens.map(
                ({ title, address }) =>
                  html`<li><a href="${(parts.portal ?? '') + address}" target="_blank">${title}</a></li>`,
              )}
            </ul>`
    }
    ${
      parts.portal === undefined
        ? signInButtons(parts.db, someone, {
            action: '/sandbox/personas',
            texts,
            text: 'personas.signInAs',
            stateKey,
            firm: scenarioContext[side].idEmpresa,
          })
        : undefined
    }
  </section>`;
}

function nextHtml(
  texts: SandboxTexts,
  id: ScenarioId,
  scenario: Scenario,
  { traces, refused }: ScenarioProgress,
): Html {
  const { t } = texts;
  const name = scenario.steps[traces.length];
  const again = html`<form method="post" action="/sandbox/director/${id}/restart">
    <button class="plain">${t('scenarios.restart')}</button>
  </form>`;
  if (name === undefined)
    return html`<div class="go">
      <p class="notice good" role="status">${t('scenarios.end')}</p>
      ${again}
    </div>`;
  const step = t(`scenarios.step.${name}`);
  const trouble =
    refused &&
    html`<p class="notice bad" role="alert">
      ${refusalText(texts, String(refused.status))}
      ${t('scenarios.refused', {
        step,
        status: refused.status,
        // Acts of the university are no calls, and go by the name of the step.
        call: refused.call === name ? '' : ` (${refused.call})`,
      })}
    </p>`;
  return html`${trouble}
    <div class="go">
      <form method="post" action="/sandbox/director/${id}/next">
        <input type="hidden" name="step" value="${traces.length}" />
        <button>${t('scenarios.next')}: ${step}</button>
      </form>
      ${traces.length > 0 || refused ? again : undefined}
    </div>`;
}

function storyOf({ brand }: PageServices, id: string): [ScenarioId, Scenario] | undefined {
  return scenariosOf(brand.settings).find(([it]) => it === id);
}

/** Renders a scenario: its steps, the view of both sides, and the mails and notifications of each step. */
export async function scenarioPage(
  parts: PageServices,
  view: View,
  id: string,
  origin: string,
): Promise<Response> {
  const found = storyOf(parts, id);
  if (!found) return errorResponse(404, 'There is no such scenario.');
  const [scenarioId, scenario] = found;
  const { texts } = view;
  const { t } = texts;
  const progress: ScenarioProgress = progressOf(parts, scenarioId) ?? { props: {}, traces: [] };
  const scenarioContext = contextOf(parts, origin, scenario, progress.props);
  const sides = await statusOf(scenarioContext, texts);
  const { traces } = progress;
  return page(
    view,
    t(textId(`scenarios.${scenarioId}.title`)),
    html`<p><a href="/sandbox/director">${t('scenarios.all')}</a></p>
      <p class="lead">${t(textId(`scenarios.${scenarioId}.lead`))}</p>
      ${outcomeHtml(view, 'tools')}${nextHtml(texts, scenarioId, scenario, progress)}
      <div class="stage">
        <section aria-labelledby="steps">
          <h2 id="steps">${t('scenarios.steps')}</h2>
          <ol class="steps">
            ${scenario.steps.map((name, at) => stepHtml(parts, texts, at, name, traces[at], at === traces.length))}
          </ol>
        </section>
        <div>
          ${sideHtml(parts, view, scenarioContext, 'company', sides.company)}
          ${sideHtml(parts, view, scenarioContext, 'student', sides.student)}
          <section class="card" aria-labelledby="time">
            <h2 id="time">${t('scenarios.time')}</h2>
            <p>${t('scenarios.time.text', { date: texts.date(view.today) })}</p>
            <form class="search" method="post" action="/sandbox/director/${scenarioId}/travel">
              ${idempotencyField()}<label
                >${t('console.field.days')}<input
                  name="days"
                  type="number"
                  value="7"
                  min="1"
                  max="${farthest}"
                  required
              /></label>
              <button class="plain">${t('console.tools.travel')}</button>
            </form>
          </section>
        </div>
      </div>
      <script type="module" src="/sandbox/personas.js"></script>`,
    parts.portal,
  );
}

/** Runs the next step, restarts the scenario or advances days, then redirects to the scenario. */
export async function scenarioResponse(
  parts: PageServices,
  { scenario: id, act }: { scenario: string; act: string },
  request: Request,
): Promise<Response> {
  const found = storyOf(parts, id);
  if (!found) return errorResponse(404, 'There is no such scenario.');
  const [scenarioId, scenario] = found;
  const { origin, pathname } = new URL(request.url);
  const address = `/sandbox/director/${scenarioId}`;
  const form = (await readForm(request)) ?? new URLSearchParams();
  if (act === 'next') {
    const step = form.get('step');
    await runNextStep(parts, origin, scenarioId, scenario, step === null ? undefined : Number(step));
  } else if (act === 'restart') startScenario(parts, scenarioId, scenario);
  else if (act === 'travel') {
    const values = new Values(form);
    const led = parts.formIdempotency.runOnce(pathname, form, () => {
      const outcome = runAction(parts, act, () => parts.time.advance(values.number('days', 1, farthest)));
      parts.dailyJobs.runUntil(parts.time.now());
      return `${address}?${new URLSearchParams(outcome)}`;
    });
    return seeOther(led);
  } else return errorResponse(404, 'There is no such form.');
  return seeOther(address);
}
