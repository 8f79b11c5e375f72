import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { editor } from './editors.ts';
import type { LivePortal } from '../portal/live-portal.ts';

const head = Buffer.from('%PDF-1.7\n');

/** A file for a file field, with the first bytes of a PDF. */
export const fileOf = (name: string, size = 2_000): { name: string; mimeType: string; buffer: Buffer } => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.concat([head, Buffer.alloc(size - head.length, name)]),
});

export const fileInput = (page: Page): Locator => editor(page).locator('input[type=file]');

/** Problem announced at the file field; empty for none. */
export async function fileProblem(page: Page): Promise<string> {
  return fileInput(page).evaluate((input) => {
    if (input.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    return document.getElementById(ids.find((id) => id.endsWith('-problem')) ?? '')?.textContent ?? '';
  });
}

/** Waits for the answer to the form, and returns its error summary. */
export async function refused(page: Page): Promise<string> {
  const summary = editor(page).locator('form[aria-busy=false] .error-summary');
  await summary.waitFor();
  return summary.innerText();
}

/** Names of a persona's documents on the server, in order of upload. */
export function storedNames({ db }: LivePortal, persona: PersonaId, destino: string): string[] {
  const student = personaAccount({ db }, persona);
  return db.column<string>(
    sql`SELECT nombre FROM student_document WHERE student = ${student} AND destino = ${destino} ORDER BY id`,
  );
}
