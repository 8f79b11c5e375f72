import { createFiles } from '../files/files.ts';
import { httpError } from '../http/answer.ts';
import { createPost } from '../mail/post.ts';
import type { PageParts } from '../pages/parts.ts';
import { Refusal } from '../refusal.ts';
import type { ActContext } from './acts/act.ts';
import { nounsOf } from './nouns/index.ts';
import { ValueError, Values } from './values.ts';

/** Largest form that is read, in characters. */
const maxForm = 60_000;

/** The context of what the university does now. */
export function actContext(parts: PageParts, origin: string): ActContext {
  const { db, brand, key, time } = parts;
  const now = time.now();
  const files = createFiles(db, key, origin, now.seconds);
  return { db, brand, now, files, tell: createPost(parts, now).tell };
}

/** What an act came to, as parameters of the page that says so: a reload of it does nothing again. */
type Outcome = { done: string } | { refused: string } | { field: string; fault: string };

/** Does something within a transaction, and says what it came to. */
export function outcomeOf(parts: PageParts, name: string, work: () => void, own = false): Outcome {
  try {
    if (own) work();
    else parts.db.transaction('write', work);
    return { done: name };
  } catch (error) {
    if (error instanceof Refusal) return { refused: String(error.status) };
    if (error instanceof ValueError) return { field: error.field, fault: error.fault };
    throw error;
  }
}

/** Leads to a page of the sandbox. */
export const seeOther = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** The values of a form that was sent, unless it is too large. */
export async function formOf(request: Request): Promise<URLSearchParams | undefined> {
  const text = await request.text();
  return text.length > maxForm ? undefined : new URLSearchParams(text);
}

/** Does what a form of the console asks for, and leads back to its page. */
export async function actAnswer(
  parts: PageParts,
  { noun: nounId, act: name }: { noun: string; act: string },
  request: Request,
): Promise<Response> {
  const noun = nounsOf(parts.brand).find(([id]) => id === nounId)?.[1];
  const act = noun && Object.hasOwn(noun.acts, name) ? noun.acts[name] : undefined;
  if (!noun || !act) return httpError(404, 'There is no such form.');
  const form = await formOf(request);
  if (!form) return httpError(413, 'The form is too large.');
  const { origin, pathname, searchParams } = new URL(request.url);
  const values = new Values(form);
  const work = (): void => {
    const id = noun.creates?.includes(name) ? 0 : values.number('id');
    act.run(actContext(parts, origin), id, values, parts);
  };
  const address = parts.sentForms.lead(pathname, form, () => {
    const outcome = outcomeOf(parts, name, work, act.ownTransaction);
    parts.days.pass(parts.time.now());
    const typed = 'done' in outcome ? null : form.get('once');
    for (const key of ['done', 'refused', 'field', 'fault', 'typed']) searchParams.delete(key);
    for (const [key, value] of Object.entries(outcome)) searchParams.set(key, value);
    if (typed !== null) searchParams.set('typed', typed);
    return `/sandbox/console/${nounId}?${searchParams}`;
  });
  return seeOther(address);
}
