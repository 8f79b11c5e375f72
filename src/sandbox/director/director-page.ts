import { sql } from '../db/sql.ts';
import { httpError } from '../http/answer.ts';
import { formOf, outcomeOf, seeOther } from '../console/act-answer.ts';
import { outcomeHtml, refusalText } from '../console/console-page.ts';
import { Values } from '../console/values.ts';
import type { PageParts } from '../pages/parts.ts';
import { onceField } from '../pages/once-field.ts';
import { signInButtons } from '../pages/personas.ts';
import { type Html, html, page } from '../pages/template.ts';
import type { View } from '../pages/view.ts';
import { personaOf } from '../seed/personas.ts';
import { textId, type Texts } from '../texts/texts.ts';
import { screensOf } from './screens.ts';
import type { Stage } from './stage.ts';
import { begin, goOn, type Progress, progressOf, stageOf, type Trace } from './run.ts';
import { type Line, sidesOf } from './sides.ts';
import type { Step } from './step.ts';
import { type StepName, steps } from './steps.ts';
import { storiesOf, type Story, type StoryId } from './stories.ts';

/** Most days of one journey. */
const farthest = 366;

/** The stories that can be shown, and how far each has come. */
export function directorPage(parts: PageParts, view: View): Response {
  const { t } = view.texts;
  return page(
    view,
    t('page.director'),
    html`<p>${t('director.lead')}</p>
      <ol class="ways">
        ${storiesOf(parts.brand.settings).map(([id, story]) => {
          const done = progressOf(parts, id)?.traces.length ?? 0;
          return html`<li class="card">
            <h2><a href="/sandbox/director/${id}">${t(textId(`director.${id}.title`))}</a></h2>
            <p>${t(textId(`director.${id}.lead`))}</p>
            <p class="meta">${t('director.progress', { done, all: story.steps.length })}</p>
          </li>`;
        })}
      </ol>`,
  );
}

interface Told {
  who: string;
  title: string;
  text?: string;
  language?: string;
}

/** Mails and notifications that a step left behind. */
function toldHtml({ db }: PageParts, { t }: Texts, { mails, notifications }: Trace): Html | undefined {
  const sent = db.all<Told>(sql`
    SELECT recipient AS who, subject AS title, text, language FROM outbox
    WHERE id > ${mails[0]} AND id <= ${mails[1]} ORDER BY id LIMIT 20`);
  const shown = db.all<Told>(sql`
    SELECT usuario AS who, titulo AS title FROM notification JOIN account ON account.id = account
    WHERE notification.id > ${notifications[0]} AND notification.id <= ${notifications[1]}
    ORDER BY notification.id LIMIT 20`);
  if (sent.length + shown.length === 0) return undefined;
  const list = (heading: string, all: Told[]): Html | undefined =>
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
    <summary>${t('director.came', { mails: sent.length, notifications: shown.length })}</summary>
    ${list(t('director.mails'), sent)}${list(t('director.notifications'), shown)}
  </details>`;
}

function stepHtml(
  parts: PageParts,
  texts: Texts,
  at: number,
  name: StepName,
  trace: Trace | undefined,
  next: boolean,
): Html {
  const { t } = texts;
  const { by }: Step = steps[name];
  const stand = trace ? 'past' : next ? 'next' : 'later';
  return html`<li class="step ${stand}" ${next ? html` aria-current="step"` : undefined}>
    <span class="mark" aria-hidden="true">${at + 1}</span>
    <span class="by">${t(`director.by.${by}`)}</span>
    <span>${t(`director.step.${name}`)}</span>
    <span class="unseen">${t(`director.${stand}`)}</span>
    ${trace && toldHtml(parts, texts, trace)}
  </li>`;
}

function sideHtml(
  parts: PageParts,
  view: View,
  stage: Stage,
  side: 'company' | 'student',
  lines: Line[],
): Html {
  const { texts } = view;
  const { t } = texts;
  const someone = personaOf(stage[side].persona);
  const screens = screensOf(stage, view, side);
  const stateKey = `portal.${parts.brand.id}.estadoSSO`;
  return html`<section class="card side" aria-labelledby="side-${side}">
    <h2 id="side-${side}">${t(`director.side.${side}`)}</h2>
    ${
      lines.length === 0
        ? html`<p class="meta">${t('director.side.nothing')}</p>`
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
        : html`<h3>${t('director.screens')}</h3>
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
            firm: stage[side].idEmpresa,
          })
        : undefined
    }
  </section>`;
}

function nextHtml(texts: Texts, id: StoryId, story: Story, { traces, refused }: Progress): Html {
  const { t } = texts;
  const name = story.steps[traces.length];
  const again = html`<form method="post" action="/sandbox/director/${id}/restart">
    <button class="plain">${t('director.restart')}</button>
  </form>`;
  if (name === undefined)
    return html`<div class="go">
      <p class="notice good" role="status">${t('director.end')}</p>
      ${again}
    </div>`;
  const step = t(`director.step.${name}`);
  const trouble =
    refused &&
    html`<p class="notice bad" role="alert">
      ${refusalText(texts, String(refused.status))}
      ${t('director.refused', {
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
        <button>${t('director.next')}: ${step}</button>
      </form>
      ${traces.length > 0 || refused ? again : undefined}
    </div>`;
}

function storyOf({ brand }: PageParts, id: string): [StoryId, Story] | undefined {
  return storiesOf(brand.settings).find(([it]) => it === id);
}

/** A story with its steps, what both sides see of it, and what came of each step. */
export async function storyPage(parts: PageParts, view: View, id: string, origin: string): Promise<Response> {
  const found = storyOf(parts, id);
  if (!found) return httpError(404, 'There is no such story.');
  const [storyId, story] = found;
  const { texts } = view;
  const { t } = texts;
  const progress: Progress = progressOf(parts, storyId) ?? { props: {}, traces: [] };
  const stage = stageOf(parts, origin, story, progress.props);
  const sides = await sidesOf(stage, texts);
  const { traces } = progress;
  return page(
    view,
    t(textId(`director.${storyId}.title`)),
    html`<p><a href="/sandbox/director">${t('director.all')}</a></p>
      <p class="lead">${t(textId(`director.${storyId}.lead`))}</p>
      ${outcomeHtml(view, 'tools')}${nextHtml(texts, storyId, story, progress)}
      <div class="stage">
        <section aria-labelledby="steps">
          <h2 id="steps">${t('director.steps')}</h2>
          <ol class="steps">
            ${story.steps.map((name, at) => stepHtml(parts, texts, at, name, traces[at], at === traces.length))}
          </ol>
        </section>
        <div>
          ${sideHtml(parts, view, stage, 'company', sides.company)}
          ${sideHtml(parts, view, stage, 'student', sides.student)}
          <section class="card" aria-labelledby="time">
            <h2 id="time">${t('director.time')}</h2>
            <p>${t('director.time.text', { date: texts.date(view.today) })}</p>
            <form class="search" method="post" action="/sandbox/director/${storyId}/travel">
              ${onceField()}<label
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

/** Goes on with a story, begins it anew, or lets days pass; then shows it. */
export async function storyAnswer(
  parts: PageParts,
  { story: id, act }: { story: string; act: string },
  request: Request,
): Promise<Response> {
  const found = storyOf(parts, id);
  if (!found) return httpError(404, 'There is no such story.');
  const [storyId, story] = found;
  const { origin, pathname } = new URL(request.url);
  const address = `/sandbox/director/${storyId}`;
  const form = (await formOf(request)) ?? new URLSearchParams();
  if (act === 'next') {
    const step = form.get('step');
    await goOn(parts, origin, storyId, story, step === null ? undefined : Number(step));
  } else if (act === 'restart') begin(parts, storyId, story);
  else if (act === 'travel') {
    const values = new Values(form);
    const led = parts.sentForms.lead(pathname, form, () => {
      const outcome = outcomeOf(parts, act, () => parts.time.travel(values.number('days', 1, farthest)));
      parts.days.pass(parts.time.now());
      return `${address}?${new URLSearchParams(outcome)}`;
    });
    return seeOther(led);
  } else return httpError(404, 'There is no such form.');
  return seeOther(address);
}
