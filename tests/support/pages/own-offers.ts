import type { Locator, Page } from 'playwright';
import { storageKey } from '#core/shared/storage.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { makeOffer, type MadeOffer } from '#sandbox/seed/make-offers.ts';
import type { LivePortal } from '../portal/live-portal.ts';

/** Path of the company's own offers. */
export const ownList = '/mis-ofertas';

/** Id of the company of the persona `company`. */
export function ownCompany({ db }: LivePortal): number {
  const { usuario } = personaOf('company');
  const company = db.value<number>(sql`SELECT company FROM contact WHERE email = ${usuario}`);
  if (company === undefined) throw new Error('The persona has no company');
  return company;
}

/** Creates an offer of that company, by default an active placement. */
export function ownOffer(portal: LivePortal, values: Parameters<typeof makeOffer>[2] = {}): MadeOffer {
  return makeOffer(portal.db, ownCompany(portal), { datos: { plazas: 2 }, ...values });
}

/** Deletes all offers of the company. */
export function withoutOffers(portal: LivePortal): void {
  portal.db.run(sql`UPDATE offer SET estado = 'eliminada' WHERE company = ${ownCompany(portal)}`);
}

export const rows = (page: Page): Locator => page.locator('.own-offer-table tbody tr');

/** The row of an offer. */
export const rowOf = (page: Page, { urlAcceso }: Pick<MadeOffer, 'urlAcceso'>): Locator =>
  page.locator(`[data-row="${urlAcceso}"]`);

/** Opens the menu of an offer. */
export async function openMenu(within: Locator): Promise<void> {
  await within.getByRole('button', { name: /^Más acciones/ }).click();
}

/** Entries of an offer's menu, in order. */
export async function offered(within: Locator): Promise<string[]> {
  await openMenu(within);
  const entries = await within.locator('.action-menu-list li').allInnerTexts();
  await within.page().keyboard.press('Escape');
  return entries;
}

/** Stored state of an offer. */
export function storedState({ db }: LivePortal, { id }: Pick<MadeOffer, 'id'>): string | undefined {
  return db.value(sql`SELECT estado FROM offer WHERE id = ${id}`);
}

/** Suppresses dialogs that the portal would open over the page for the company. */
export async function keepUndisturbed(page: Page, { brand }: LivePortal): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey(brand.id, 'godmode'));
}
