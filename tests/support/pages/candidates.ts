import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import type { PageOptions, PortalTest } from '../portal/portal-test.ts';
import { ownCompany } from './own-offers.ts';

const names = ['Zoë', 'Biel', 'Ona', 'Pau'];

let people = 0;

/** Returns a new number for each person. */
export const nextPerson = (): number => (people += 1);

/** An offer with its candidacies. */
export interface OfferWithCandidates {
  id: number;
  urlAcceso: string;
  /** Ids of the candidacies. */
  ids: number[];
  /** Path of the list of candidates. */
  path: string;
}

/** Creates an offer of the persona's company with a candidate in each state, the first one the latest. */
export function offerWith(portal: LivePortal, states: readonly number[]): OfferWithCandidates {
  const { db } = portal;
  const offer = makeOffer(db, ownCompany(portal), { datos: { plazas: 2 } });
  const ids = states.map((estado, index) => {
    const student = makeStudent(db, {
      nombre: names[index] ?? `Persona ${index}`,
      apellido1: `Roca${nextPerson()}`,
    });
    makeStudy(db, student);
    const fecha = new Date(Date.UTC(2026, 2, 28, 10) - index * 86_400_000).toISOString().slice(0, 19);
    const id = makeCandidacy(db, offer.id, student, { estado: 3, fecha });
    if (estado !== 3) db.update('candidacy', { id }, { estado });
    return id;
  });
  return { ...offer, ids, path: `/mis-ofertas/${offer.urlAcceso}` };
}

/** Stored state of a candidacy. */
export const stateOf = ({ db }: LivePortal, id = 0): number | undefined =>
  db.value<number>(sql`SELECT estado FROM candidacy WHERE id = ${id}`);

/** Row of a candidate in the list. */
export const candidateRow = (page: Page, name: string): Locator =>
  page.locator('.candidate-row', { hasText: name });

/** Pane with the candidate opened beside the list. */
export const candidatePane = (page: Page): Locator => page.locator('.candidate-pane');

export const dialog = (page: Page): Locator => page.getByRole('dialog');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

export const focusedText = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.textContent);

/** Opens the candidates of an offer, or one of them, as the company, and waits until they are shown. */
export async function openCandidates<B extends string>(
  { visit }: PortalTest<B>,
  path: string,
  options: PageOptions<B> = {},
): Promise<Page> {
  // Otherwise the portal asks for missing data first.
  const page = await visit('company', path, { godmode: true, ...options });
  await page.locator('.candidate-row, .candidate-bar, .board-card').first().waitFor();
  return page;
}
