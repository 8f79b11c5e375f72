import type { Locator, Page } from 'playwright-core';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { auditPage } from './axe.ts';
import type { LivePortal } from './live-portal.ts';
import { hydrated } from './portal.ts';

const head = Buffer.from('%PDF-1.7\n');

/** A file for a file field; a PDF by what it begins with. */
export const fileOf = (name: string, size = 2_000): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([head, Buffer.alloc(size - head.length, name)]),
});

/** Opens the documents of someone's CV. */
export async function openDocuments(
  page: Page,
  portal: LivePortal,
  persona: PersonaId,
  path = '/cv',
): Promise<void> {
  await portal.signIn(page, persona);
  await page.goto(portal.url(`${path}#documentos`));
  await hydrated(page);
  await page.locator('#documentos').waitFor();
}

/** Looks at a page with axe from its beginning, where the header lies over nothing. */
export async function auditFromTop(page: Page): Promise<string[]> {
  const top = await page.evaluate(() => {
    const before = scrollY;
    scrollTo(0, 0);
    return before;
  });
  const found = await auditPage(page);
  await page.evaluate((before) => scrollTo(0, before), top);
  return found;
}

/** The editor that is open. */
export const editor = (page: Page): Locator => page.locator('.editor');

export const fileInput = (page: Page): Locator => editor(page).locator('input[type=file]');

/** What is wrong with the file, as someone hears it who is on its field; empty for nothing. */
export async function fileProblem(page: Page): Promise<string> {
  return fileInput(page).evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
  });
}

/** Presses the button that saves. */
export const save = (page: Page): Promise<void> => editor(page).locator('button[type=submit]').last().click();

/** Waits until the editor is closed. */
export const closed = (page: Page): Promise<void> => editor(page).waitFor({ state: 'detached' });

/** Waits until the form has its answer, and says what it shows on top. */
export async function refused(page: Page): Promise<string> {
  const summary = editor(page).locator('form[aria-busy=false] .error-summary');
  await summary.waitFor();
  return summary.innerText();
}

/** Waits until an element has the focus. */
export async function hasFocusOf(page: Page, element: Locator): Promise<void> {
  const handle = await element.elementHandle();
  await page.waitForFunction((it) => document.activeElement === it, handle);
}

/** Names of the documents that the server has of someone, in the order in which they came. */
export function storedNames({ db }: LivePortal, persona: PersonaId, destino: string): string[] {
  const student = personaAccount({ db }, persona);
  return db.column<string>(
    sql`SELECT nombre FROM student_document WHERE student = ${student} AND destino = ${destino} ORDER BY id`,
  );
}
