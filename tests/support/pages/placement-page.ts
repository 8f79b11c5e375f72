import type { Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';

export const placementList = '/mis-practicas';

export const cards = (page: Page) => page.locator('.placements-group li > article');
/** Rows of a placement's weeks, the newest first. */
export const weeks = (page: Page) => page.locator('.sheets tbody tr');
/** Dialog with the file form. */
export const dialog = (page: Page) => page.locator('dialog.frame-dialog:has(form)');
export const fileInput = (page: Page) => dialog(page).locator('input[type=file]');
export const fileName = (page: Page) => dialog(page).locator('.file-name');
export const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
export const addButton = (page: Page) =>
  page.locator('main').getByRole('button', { name: 'Añadir documento' });
/** Error summary of the form after the server has answered, or has not. */
export const refusal = (page: Page) => dialog(page).locator('form[aria-busy=false] .error-summary');

/** Id of a persona's newest placement in a state. */
export function placementIn({ db }: Pick<LivePortal, 'db'>, persona: PersonaId, estado: string): number {
  return (
    db.value<number>(sql`SELECT id FROM placement
      WHERE student = ${personaAccount({ db }, persona)} AND estado = ${estado} ORDER BY id DESC`) ?? 0
  );
}

export const addressOfPlacement = (id: number): string => `${placementList}?practica=${id}`;

/** Stored states of a placement's sheets, the newest week first; `null` for sheets not sent. */
export function savedSheets({ db }: Pick<LivePortal, 'db'>, placement: number): (string | null)[] {
  return db
    .all<{ estado?: string }>(
      sql`SELECT estado FROM weekly_sheet WHERE placement = ${placement} ORDER BY semana DESC`,
    )
    .map(({ estado }) => estado ?? null);
}

export function savedDocuments({ db }: Pick<LivePortal, 'db'>, placement: number): string[] {
  return db.column<string>(
    sql`SELECT nombre FROM placement_document WHERE placement = ${placement} ORDER BY id`,
  );
}
