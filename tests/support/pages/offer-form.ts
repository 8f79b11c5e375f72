import type { Locator, Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { makeOffer } from '#sandbox/seed/make-offers.ts';
import type { LivePortal } from '../portal/live-portal.ts';
import type { PortalTest, VisitOptions } from '../portal/portal-test.ts';
import { placementForm } from '../sandbox/company-sandbox.ts';
import { fill, send, showStep } from './account-forms.ts';
import type { InputMethod } from './input-methods.ts';
import { ownCompany } from './own-offers.ts';

/** A field of the form, by its name in the contract. */
export const offerField = (page: Page, name: string): Locator => page.locator(`main form [name="${name}"]`);

/** Waits until the form of an offer is usable. */
export async function offerFormShown(page: Page): Promise<void> {
  await offerField(page, 'titulo').waitFor();
  // Options are loaded after the form.
  for (const name of ['area_funcional', 'contrato', 'provincia'])
    await offerField(page, name).locator('option').nth(1).waitFor({ state: 'attached' });
}

/** Opens a form of an offer as the company, without dialogs of the frame. */
export async function visitOfferForm<B extends string>(
  { visit }: PortalTest<B>,
  path: string,
  options: VisitOptions<B> = {},
): Promise<Page> {
  const page = await visit('company', path, { godmode: true, ...options });
  await offerFormShown(page);
  return page;
}

/** Text fields that every offer requires. */
const common = {
  titulo: 'Técnica o técnico de «taller» & más',
  descripcion: 'Mantenimiento de máquinas',
  horario: 'De lunes a viernes, mañanas',
};

const ofPlacements = {
  tareasAdesarrollar: 'Revisar y ajustar',
  nombreTutorEmpresa: 'Pau',
  apellidosTutorEmpresa: 'Serra',
  emailTutorEmpresa: 'pau@taller.example',
  titulacionTutorEmpresa: 'Ingeniería',
  puestoTrabajo: 'Jefa de taller',
  departamento: 'Taller',
};

/** Fields that an offer of a kind requires, by name. */
const neededFor = (kind: 'practicas' | 'empleo'): Record<string, string> => ({
  ...common,
  ...(kind === 'practicas' ? ofPlacements : { salario: '24000' }),
  empresaDestino: 'Taller Nou',
  pais: '1',
  provincia: '8',
  localidad: 'BARCELONA',
  sector: '1',
  area_funcional: '1',
  ...(kind === 'empleo' && { experiencia: '1' }),
});

/** Fills in the required fields of a kind of offer, as far as the brand shows them. */
export async function fillOffer(
  page: Page,
  kind: 'practicas' | 'empleo',
  more: Record<string, string | true> = {},
): Promise<void> {
  await showStep(offerField(page, 'contrato'));
  await offerField(page, 'contrato').selectOption({ index: 1 });
  for (const [name, value] of Object.entries({ ...neededFor(kind), ...more }))
    if ((await offerField(page, name).count()) > 0) await fill(page, { [name]: value });
  await chooseDegrees(page, 'informatica', 1);
}

/** Fills in a placement offer from the first field to the last. */
export async function fillPlacement(
  { page, put }: InputMethod,
  { grado, ...more }: Record<string, string> & { grado: string },
): Promise<void> {
  const contrato = await offerField(page, 'contrato').locator('option').nth(1).getAttribute('value');
  const values: Record<string, string> = { ...neededFor('practicas'), contrato: contrato ?? '', ...more };
  const names = await page
    .locator('main form [name]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? ''));
  for (const name of new Set(names)) {
    if (name === 'titulaciones') await chooseDegrees(page, grado, 1);
    else if (values[name] !== undefined) {
      await showStep(offerField(page, name));
      await put(offerField(page, name).first(), values[name]);
    }
  }
}

/** Chooses the first degrees matching a word, by keyboard. */
export async function chooseDegrees(page: Page, word: string, count: number): Promise<void> {
  await showStep(offerField(page, 'titulaciones'));
  await page.getByRole('button', { name: /Titulaciones requeridas|Titulacions requerides/ }).press('Enter');
  await page.getByRole('searchbox').fill(word);
  await page.getByRole('searchbox').press('ArrowDown');
  for (let chosen = 0; chosen < count; chosen += 1) {
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
}

/** Opens the review of the offer, and sends it. */
export async function reviewAndSend(page: Page): Promise<void> {
  await send(page);
  await page.locator('.offer-review .button-primary').click();
}

/** Waits for the message that a new offer was sent. */
export const offerSent = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'Tu oferta está pendiente de validación' }).waitFor();

/** A stored offer. */
export interface StoredOffer {
  id: number;
  idPerfil: number;
  estado: string;
  titulo: string;
  urlAcceso: string;
  datos: Record<string, unknown>;
}

/** All offers, in order of creation. */
export const storedOffers = ({ db }: LivePortal): StoredOffer[] =>
  db.all<StoredOffer>(sql`SELECT * FROM offer ORDER BY id`);

/** Creates an editable placement offer of the persona's company. */
export function editableOffer(portal: LivePortal, values: Record<string, unknown> = {}): number {
  const datos = {
    ...placementForm,
    empresaDestino: 'Taller Nou',
    perfilNoUniversitario: true,
    titulaciones: [101],
    ...values,
  };
  const { id } = makeOffer(portal.db, ownCompany(portal), {
    titulo: 'Mecánica o mecánico',
    idPerfil: 2,
    estado: 'pendiente',
    pais: 1,
    provincia: 8,
    fechaCaducidad: '2030-01-31',
    requeridas: [101],
    datos,
  });
  return id;
}

/** Offer drafts stored in a browser. */
export const offerDrafts = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.includes('borrador.oferta')));
