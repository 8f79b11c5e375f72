import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { auditScrolledToTop } from './axe.ts';

/** Paths of the company's own page. */
export const companyPaths = { es: '/mi-empresa', ca: '/ca/la-meva-empresa' } as const;

/** The open editor. */
export const editor = (page: Page): Locator => page.locator('.editor');

/** Opens the sections that are folded because they are complete. */
export async function unfold(page: Page): Promise<void> {
  await page.locator('.section').first().waitFor();
  await page
    .locator('.section-fold')
    .evaluateAll((all) => all.forEach((it) => ((it as HTMLDetailsElement).open = true)));
}

/** Opens the editor of a section or of an entry. */
export async function edit(page: Page, id: string): Promise<void> {
  await unfold(page);
  await page.locator(`.edit-button[data-editor="${id}"]`).click();
  await editor(page).waitFor();
}

/** Presses the save button. */
export const send = (page: Page): Promise<void> =>
  page.locator('.editor-actions button[type=submit]').click();

/** Saves, and waits until the editor is closed. */
export async function save(page: Page): Promise<void> {
  await send(page);
  await editor(page).waitFor({ state: 'detached' });
}

/** Audits the page from the top. */
export async function audit(page: Page): Promise<void> {
  expect(await auditScrolledToTop(page)).toEqual([]);
}

/** A new contact with only the fields that every brand requires. */
export const contactOf = (email: string): Record<string, string> => ({
  nombre: 'Íngrid',
  apellidos: 'Çelik Roca',
  puesto: 'Directora',
  email,
  telefono1: '972 111 222',
});
