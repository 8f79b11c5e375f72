import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { editor } from './editors.ts';
import type { LivePortal } from '../portal/live-portal.ts';

const head = Buffer.from('%PDF-1.7\n');

/** A file for a file field; a PDF by what it begins with. */
export const fileOf = (name: string, size = 2_000): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([head, Buffer.alloc(size - head.length, name)]),
});

export const fileInput = (page: Page): Locator => editor(page).locator('input[type=file]');

/** What is wrong with the file, as someone hears it who is on its field; empty for nothing. */
export async function fileProblem(page: Page): Promise<string> {
  return fileInput(page).evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
  });
}

/** Waits until the form has its answer, and says what it shows on top. */
export async function refused(page: Page): Promise<string> {
  const summary = editor(page).locator('form[aria-busy=false] .error-summary');
  await summary.waitFor();
  return summary.innerText();
}

/** Names of the documents that the server has of someone, in the order in which they came. */
export function storedNames({ db }: LivePortal, persona: PersonaId, destino: string): string[] {
  const student = personaAccount({ db }, persona);
  return db.column<string>(
    sql`SELECT nombre FROM student_document WHERE student = ${student} AND destino = ${destino} ORDER BY id`,
  );
}
