import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { makeStudent } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import {
  button,
  candidatePane,
  candidateRow,
  nextPerson,
  openCandidates,
} from '../support/pages/candidates.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest, type PageOptions } from '../support/portal/portal-test.ts';

const portals = portalTest('montclar', 'illes', 'meridia');
const { portalOf } = portals;

type Brand = 'montclar' | 'illes' | 'meridia';

const row = candidateRow;
const pane = candidatePane;

const open = (path: string, options?: PageOptions<Brand>): Promise<Page> =>
  openCandidates(portals, path, options);

describe('candidate data hidden by a brand', () => {
  const secret = /Zoë|Roca|zoe\.secreta|600123123|linkedin\.com\/in\/zoe|zoe\.example|Me llamo/;

  function secretPerson(brand: Brand, estado: number) {
    const { db } = portalOf(brand);
    const offer = makeOffer(db, ownCompany(portalOf(brand)));
    const student = makeStudent(db, {
      nombre: 'Zoë',
      apellido1: 'Roca',
      email: `zoe.secreta${nextPerson()}@alumnado.example`,
      personales: { telefonoMovil: '600123123', lugarNacimiento: 'Lleida', genero: 1 },
      perfil: { presentacion: 'Me llamo Zoë Roca', enlacePortfolio: 'https://zoe.example' },
      preferencias: { enlaceLinkedin: 'https://www.linkedin.com/in/zoe' },
    });
    makeStudy(db, student);
    const link = { enlace: 'https://archivo.example/zoe-roca.pdf', fecha: '2026-01-01', student };
    for (const destino of ['cv', 'documentos', 'certificados'])
      db.insert('student_document', { ...link, destino, nombre: 'CV de Zoë Roca' });
    const id = makeCandidacy(db, offer.id, student, { estado: 3 });
    if (estado !== 3) {
      db.update('candidacy', { id }, { estado });
      db.insert('candidacy_step', { candidacy: id, estado, fecha: '2026-03-01T09:00:00', quien: 'empresa' });
    }
    return { id, path: `/mis-ofertas/${offer.urlAcceso}` };
  }

  it('is in no answer, title, file or address of a blind portal; a note names the state that reveals it', async () => {
    const { path, id } = secretPerson('illes', 3);
    const answers: Promise<string>[] = [];
    const page = await open(path, { brand: 'illes' });
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    await page.reload();
    await row(page, 'Z. R.').getByRole('link').click();
    await pane(page).getByRole('heading', { name: 'Z. R.' }).waitFor();
    await pane(page).getByText('cuando pase a «Entrevista»').waitFor();
    await pane(page).getByText('cuando pase a «Seleccionada»').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    const titles = [await page.title()];
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      (async () => {
        await button(page, 'Cerrar la candidatura').click();
        await button(page, 'Acciones con la lista').click();
        await button(page, 'Descargar la lista (CSV)').click();
      })(),
    ]);
    const stream = await saved.createReadStream();
    for await (const chunk of stream) answers.push(Promise.resolve(String(chunk)));
    titles.push(saved.suggestedFilename(), await page.content());
    await page.goto(portalOf('illes').url(`/ver-cv/${id}`));
    await hydrated(page);
    await page.getByRole('heading', { name: 'Z. R.', level: 1 }).waitFor();
    const printed = await page.evaluate(() => {
      dispatchEvent(new Event('beforeprint'));
      return document.title;
    });
    titles.push(printed, await page.content(), page.url());
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const text of [...titles, ...(await Promise.all(answers)), kept]) expect(text).not.toMatch(secret);
  });

  it.each([
    ['meridia', 3, ['Zoë Roca', 'Lleida']],
    ['montclar', 3, ['Zoë Roca', 'cuando pase a «Seleccionada»']],
    ['illes', 6, ['Zoë Roca', 'cuando pase a «Seleccionada»']],
    ['illes', 8, ['Zoë Roca', 'Lleida']],
  ] as const)('is what %s says, in state %i', async (brand, estado, shown) => {
    const { id } = secretPerson(brand, estado);
    const page = await open(`/ver-cv/${id}`, { brand });
    for (const text of shown) await page.locator('main').getByText(text).first().waitFor();
    const isAllShown = shown.some((text) => text === 'Lleida');
    expect(await page.locator('.candidate-held').count()).toBe(isAllShown ? 0 : 1);
  });

  it('is not announced after a rejection, nor if the brand never shows it', async () => {
    const { id } = secretPerson('illes', 9);
    const page = await open(`/ver-cv/${id}`, { brand: 'illes' });
    const held = page.locator('.candidate-held');
    await held.getByText('La candidatura ha terminado. No se muestran: nombre').waitFor();
    expect(await held.innerText()).not.toMatch(/cuando pase|nacionalidad/);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});
