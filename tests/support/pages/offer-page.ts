import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import type { LivePortal } from '../portal/live-portal.ts';

/** A new offer of the first company of a portal; gives the end of its address. */
export function newOffer({ db }: LivePortal, values: Parameters<typeof makeOffer>[2] = {}): string {
  const company = db.value<number>(sql`SELECT id FROM company WHERE estado = 'validada' ORDER BY id`) ?? 0;
  return makeOffer(db, company, values).urlAcceso;
}

/** How many applications to an offer the server has of someone. */
export function applicationsTo(portal: LivePortal, url: string, persona: PersonaId): number {
  return (
    portal.db.value<number>(sql`
      SELECT count(*) FROM candidacy JOIN offer ON offer.id = candidacy.offer
      WHERE urlAcceso = ${url} AND student = ${personaAccount(portal, persona)}`) ?? 0
  );
}

/** The button that begins the application. */
export const applyButton = (page: Page, name = 'Inscribirme'): Locator =>
  page.locator('.offer-apply').getByRole('button', { name, exact: true });

/** Waits until an offer is on its page. */
export const offerShown = (page: Page): Promise<void> => page.locator('.offer-apply').waitFor();

/** Waits until what a button of the box began has ended, whichever way. */
export async function applyEnded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.querySelector('.offer-apply') && !document.querySelector('.offer-apply [data-busy]'),
  );
}

/** What went wrong, below the button that began it. */
export const errorBanner = (page: Page): Locator => page.locator('.offer-apply .banner[data-tone=danger]');
