import { createFiles } from '../files/file-service.ts';
import { errorResponse } from '../http/responses.ts';
import { createMailService } from '../mail/mail-service.ts';
import type { PageServices } from '../pages/page-services.ts';
import { RefusalError } from '../refusal.ts';
import type { ActionContext } from './actions/action.ts';
import { resourcesOf } from './resources/index.ts';
import { ValueError, Values } from './values.ts';

/** Largest form that is read, in characters. */
const maxForm = 60_000;

/** Creates the context of an action of the university. */
export function actionContext(parts: PageServices, origin: string): ActionContext {
  const { db, brand, key, time } = parts;
  const now = time.now();
  const files = createFiles(db, key, origin, now.seconds);
  return { db, brand, now, files, mailIfPossible: createMailService(parts, now).mailIfPossible };
}

/** Result of an action as query parameters of the page after the redirect, so that a reload repeats nothing. */
type ActionOutcome = { done: string } | { refused: string } | { field: string; fault: string };

/** Runs an action within a transaction and returns its result. */
export function runAction(parts: PageServices, name: string, work: () => void, own = false): ActionOutcome {
  try {
    if (own) work();
    else parts.db.transaction('write', work);
    return { done: name };
  } catch (error) {
    if (error instanceof RefusalError) return { refused: String(error.status) };
    if (error instanceof ValueError) return { field: error.field, fault: error.fault };
    throw error;
  }
}

/** Redirects to a page of the sandbox (303). */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Reads a submitted form; undefined above `maxForm` characters. */
export async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const text = await request.text();
  return text.length > maxForm ? undefined : new URLSearchParams(text);
}

/** Runs the action of a console form and redirects to the resource's page. */
export async function actionResponse(
  parts: PageServices,
  { resource: resourceId, action: name }: { resource: string; action: string },
  request: Request,
): Promise<Response> {
  const resource = resourcesOf(parts.brand).find(([id]) => id === resourceId)?.[1];
  const action = resource && Object.hasOwn(resource.actions, name) ? resource.actions[name] : undefined;
  if (!resource || !action) return errorResponse(404, 'There is no such form.');
  const form = await readForm(request);
  if (!form) return errorResponse(413, 'The form is too large.');
  const { origin, pathname, searchParams } = new URL(request.url);
  const values = new Values(form);
  const work = (): void => {
    const id = resource.creates?.includes(name) ? 0 : values.number('id');
    action.run(actionContext(parts, origin), id, values, parts);
  };
  const address = parts.formIdempotency.runOnce(pathname, form, () => {
    const outcome = runAction(parts, name, work, action.ownTransaction);
    parts.dailyJobs.runUntil(parts.time.now());
    const typed = 'done' in outcome ? null : form.get('once');
    for (const key of ['done', 'refused', 'field', 'fault', 'typed']) searchParams.delete(key);
    for (const [key, value] of Object.entries(outcome)) searchParams.set(key, value);
    if (typed !== null) searchParams.set('typed', typed);
    return `/sandbox/console/${resourceId}?${searchParams}`;
  });
  return seeOther(address);
}
