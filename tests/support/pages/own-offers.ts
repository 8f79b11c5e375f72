import type { Locator, Page } from 'playwright';
import { storageKey } from '#core/shared/storage.ts';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import { makeOffer, type MadeOffer } from '#sandbox/seed/make-offers.ts';
import type { LivePortal } from '../portal/live-portal.ts';

/** The list of the offers of a company. */
export const ownList = '/mis-ofertas';

/** The company that the persona of companies signs in for. */
export function ownCompany({ db }: LivePortal): number {
  const { usuario } = personaOf('company');
  const found = db.value<number>(sql`SELECT company FROM contact WHERE email = ${usuario}`);
  if (found === undefined) throw new Error('The persona has no company');
  return found;
}

/** An offer of that company, by default an active placement. */
export function ownOffer(portal: LivePortal, values: Parameters<typeof makeOffer>[2] = {}): MadeOffer {
  return makeOffer(portal.db, ownCompany(portal), { datos: { plazas: 2 }, ...values });
}

/** Leaves the company without any offer. */
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

/** What the menu of an offer offers, in its order. */
export async function offered(within: Locator): Promise<string[]> {
  await openMenu(within);
  const entries = await within.locator('.action-menu-list li').allInnerTexts();
  await within.page().keyboard.press('Escape');
  return entries;
}

/** The state of an offer as it is stored. */
export function storedState({ db }: LivePortal, { id }: Pick<MadeOffer, 'id'>): string | undefined {
  return db.value(sql`SELECT estado FROM offer WHERE id = ${id}`);
}

/** Keeps away from an open page what would be asked of the company and lie over it. */
export async function keepUndisturbed(page: Page, { brand }: LivePortal): Promise<void> {
  await page.evaluate((key) => localStorage.setItem(key, 'true'), storageKey(brand.id, 'godmode'));
}
