import { showStep } from './account-forms.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import type { Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeCompany, makeContact } from '#sandbox/seed/seed-data.ts';

/** Path of the page of proposals. */
export const path = '/propuesta-practicas';
/** Message after a successful proposal. */
export const done = 'Propuesta de prácticas registrada.';

/** Fields of a placement common to both sides, at a time without other placements. */
export const placement = {
  fechaInicio: '2031-02-03',
  fechaFin: '2031-06-27',
  horasAldia: '4,5',
  tareasAdesarrollar: 'Obrador, «vitrines» & vendes',
};

/** A contact unknown to the university. */
export const person = { nombreContacto: 'Aïna Llull', telefono: '600 123 456' };

let number = 6_800_000;

/** Creates a company with a contact, and returns the data by which a student names both. */
export function knownCompany({ db }: LivePortal): { cif: string; email: string; name: string } {
  number += 1;
  const cif = cifOf(number);
  const name = `Forn ${number}`;
  const email = `tutora${number}@forn.example`;
  makeContact(db, makeCompany(db, { cif, nombreComercial: name }), { email, account: null });
  return { cif, email, name };
}

export const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

/** Waits until the form is shown. */
export const shown = (page: Page) => page.locator('main form').waitFor();

/** Chooses the first degree, once the list is loaded. */
export async function chooseDegree(page: Page): Promise<void> {
  await field(page, 'titulacion').locator('option').nth(1).waitFor({ state: 'attached' });
  await showStep(field(page, 'titulacion'));
  await field(page, 'titulacion').selectOption({ index: 1 });
}

/** Number of stored proposals of a kind. */
export const requests = ({ db }: LivePortal, kind: string): number =>
  db.value<number>(sql`SELECT count(*) FROM placement_request WHERE kind = ${kind}`) ?? 0;

/** Form drafts stored in the browser. */
export const drafts = (page: Page) =>
  page.evaluate(() => Object.entries(sessionStorage).filter(([key]) => key.includes('borrador')));

/** Fields by which a student names a known company. */
export function knownCompanyFields(portal: LivePortal): { cif: string; email: string } {
  const { cif, email } = knownCompany(portal);
  return { cif, email };
}
