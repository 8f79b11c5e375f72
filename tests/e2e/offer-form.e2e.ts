import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { fill, problemOf, send, showStep, summary } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import {
  chooseDegrees,
  editableOffer,
  fillOffer,
  offerDrafts,
  offerField,
  offerFormShown,
  offerSent,
  reviewAndSend,
  storedOffers,
  visitOfferForm,
} from '../support/pages/offer-form.ts';
import { hydrated } from '../support/portal/portal.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'meridia', 'illes');
const { portalOf, visit } = visits;

const visitForm = (path: string, options?: Parameters<typeof visits.visit>[2]): Promise<Page> =>
  visitOfferForm(visits, path, options);

describe('the form of an offer', () => {
  it('reports missing fields, shows a review of the placement, and sends it once', async () => {
    const portal = portalOf();
    const before = storedOffers(portal).length;
    const page = await visitForm('/nueva-oferta/practicas', { viewport: phone, dark: true });
    expect(await auditScrolledToTop(page)).toEqual([]);
    await send(page);
    await summary(page).waitFor();
    expect(await problemOf(page, 'titulo')).toBe('Este campo es obligatorio');
    const summaryText = await summary(page).innerText();
    expect(summaryText).toMatch(/El puesto\n+Título: Este campo es obligatorio/);
    expect(summaryText).toMatch(/Lugar y tutoría\n(?:.*\n)*?\s*Tutoría: Nombre: Este campo es obligatorio/);
    expect(await auditScrolledToTop(page)).toEqual([]);
    await fillOffer(page, 'practicas', {
      fechaInicio: '2027-02-01',
      fechaFin: '2027-06-30',
      horasAldia: '4,5',
      ayudaEstudio: '300',
      tiempoDedicacionJornada: '80',
    });
    await send(page);
    await page.getByRole('heading', { name: 'Revisa la oferta' }).waitFor();
    const reviewed = await page.locator('.offer-review').innerText();
    expect(reviewed).toMatch(/Ayuda al estudio mensual\s+300\s€/);
    expect(reviewed).toMatch(/Porcentaje de la jornada\s+80\s%/);
    expect(reviewed).toMatch(/Localidad\s+Barcelona/);
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(await page.locator('.offer-review').innerText()).toContain('Técnica o técnico de «taller» & más');
    const tutor = page.locator('.fact-group').filter({ has: page.getByRole('heading', { level: 4 }) });
    expect(await tutor.innerText()).toMatch(/^Tutoría en la empresa\s+Nombre\s+Pau/);
    await page.locator('.offer-review .button-primary').dblclick();
    await offerSent(page);
    expect(await auditScrolledToTop(page)).toEqual([]);
    expect(storedOffers(portal)).toHaveLength(before + 1);
    expect(storedOffers(portal).at(-1)).toMatchObject({
      idPerfil: 2,
      estado: 'pendiente',
      titulo: 'Técnica o técnico de «taller» & más',
      datos: { horasAldia: 4.5, plazas: 1, localidad: 'BARCELONA', activa: true, ocultarDatosEmpresa: true },
    });
    expect(await offerDrafts(page)).toEqual([]);
  });

  it('is returned to from the review, by the browser or a button', async () => {
    const page = await visitForm('/nueva-oferta/practicas', {
      signedIn: (it) => it.goto(portalOf().url('/robots.txt')),
    });
    await fillOffer(page, 'practicas', { fechaInicio: '2027-02-01', fechaFin: '2027-06-30' });
    const send = page.locator('main form button[type=submit]');
    const review = page.getByRole('heading', { name: 'Revisa la oferta' });
    const focused = () => page.evaluate(() => document.activeElement?.id);
    await send.click();
    await review.waitFor();
    await page.goBack();
    await review.waitFor({ state: 'detached' });
    expect(await offerField(page, 'titulo').inputValue()).toBe('Técnica o técnico de «taller» & más');
    await expect.poll(() => send.evaluate((it) => it === document.activeElement)).toBe(true);
    await send.click();
    await review.waitFor();
    await page.getByRole('button', { name: 'Cambiar', exact: true }).nth(1).click();
    await review.waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('degrees');
    expect(await page.locator('#degrees').evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(
      desktop.height,
    );
    // Neither has added a history entry.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(portalOf().url('/robots.txt'));
  });

  it('asks for the kind of offer first, and sends a job with all rare fields', async () => {
    const portal = portalOf();
    const page = await visit('company', '/nueva-oferta', { godmode: true });
    await page.getByRole('link', { name: 'Empleo' }).click();
    await page.waitForURL('**/nueva-oferta/empleo');
    await hydrated(page);
    await offerFormShown(page);
    expect(await offerField(page, 'tareasAdesarrollar').count()).toBe(0);
    await fillOffer(page, 'empleo', { idOpcionPublicacion: '1' });
    for (const more of await page.getByText(/^Más (requisitos|opciones)$/).all()) await more.click();
    await page.getByLabel('Idiomas').selectOption({ label: 'Inglés' });
    await page.getByRole('button', { name: 'Añadir Idiomas' }).click();
    await page.getByLabel('Nivel mínimo de Inglés').selectOption({ index: 2 });
    await page.getByLabel('Provincias de residencia').selectOption({ label: 'Lleida' });
    await fill(page, {
      coche: true,
      anioGraduacionMaximo: '2024',
      urlInscripcionExterna: 'https://taller.example/ofertas?id=1&b=2',
      solicitante: 'Remei',
      observaciones: 'Llamar por la mañana',
      nombreCandidato: 'Nora',
      apellidosCandidato: 'Prat',
      dniCandidato: '12345678Z',
    });
    await page.locator('input[type=file]').setInputFiles({
      name: 'dossier.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 dossier'),
    });
    expect(JSON.stringify(await offerDrafts(page))).not.toMatch(/12345678Z|Nora|Prat|dossier/);
    await reviewAndSend(page);
    await offerSent(page);
    const sent = storedOffers(portal).at(-1);
    expect(sent).toMatchObject({
      idPerfil: 1,
      file: expect.any(Number) as number,
      datos: {
        salario: 24_000,
        coche: true,
        anioGraduacionMaximo: 2024,
        provinciasResidencia: [25],
        urlInscripcionExterna: 'https://taller.example/ofertas?id=1&b=2',
        solicitante: 'Remei',
        dniCandidato: '12345678Z',
        ocultarDatosEmpresa: false,
      },
    });
    expect((sent?.datos['idiomas'] as object[]).length).toBe(1);
  });
});

describe('sixty degrees', () => {
  it('are chosen by whole areas by keyboard, reviewed, sent and found again', async () => {
    const portal = portalOf();
    const page = await visit('company', '/nueva-oferta/empleo', { godmode: true });
    await offerFormShown(page);
    await fillOffer(page, 'empleo');
    await page.getByRole('button', { name: /Titulaciones requeridas/ }).press('Enter');
    await page.getByRole('searchbox').press('ArrowDown');
    const areas = await page.locator('.tree-level-1').count();
    for (let at = 0; at < areas; at += 1) {
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    }
    await page.keyboard.press('Escape');
    const count = async (): Promise<number> =>
      (await offerField(page, 'titulaciones').inputValue()).split(',').filter(Boolean).length;
    const chosen = await count();
    expect(chosen).toBeGreaterThanOrEqual(60);
    await reviewAndSend(page);
    await offerSent(page);
    await page.goto(portal.url(`/editar-oferta/${storedOffers(portal).at(-1)?.id}`));
    await hydrated(page);
    await offerFormShown(page);
    expect(await count()).toBe(chosen);
  });
});

const title = (page: Page) => offerField(page, 'titulo');

describe('unsaved input of the offer form', () => {
  it('is restored another day, can be discarded, and is asked about on signing out', async () => {
    const page = await visitForm('/nueva-oferta/practicas');
    await title(page).fill('Personal de taller');
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(localStorage)) {
        if (!key.includes('borrador.oferta')) continue;
        const yesterday = new Date(Date.now() - 24 * 3_600_000).toISOString();
        localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(value) as object), fecha: yesterday }));
      }
    });
    await page.goto(portalOf().url('/nueva-oferta/practicas'));
    await hydrated(page);
    await offerFormShown(page);
    await page.locator('#content').getByText('Tienes una oferta a medias, de ayer.').waitFor();
    expect(await title(page).inputValue()).toBe('Personal de taller');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.getByRole('link', { name: 'Cerrar sesión' }).first().click();
    await page.getByText('Tienes algo sin enviar. Si cierras la sesión').waitFor();
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Empezar de nuevo' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar' }).click();
    await page
      .locator('#content')
      .getByText('Tienes una oferta a medias, de ayer.')
      .waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('');
    expect(await offerDrafts(page)).toEqual([]);
  });

  it('needs a town of the island, in a province with islands', async () => {
    const page = await visitForm('/nueva-oferta/practicas');
    const hint = page.getByText('La localidad determina la isla que verán quienes lean la oferta.');
    await offerField(page, 'provincia').selectOption('7');
    await hint.waitFor();
    await offerField(page, 'provincia').selectOption('8');
    await hint.waitFor({ state: 'detached' });
  });

  it('remarks on a text at its field once typing rests, and tells screen readers', async () => {
    const page = await visitForm('/nueva-oferta/practicas');
    const remarks = page.locator('.offer-remarks');
    await title(page).pressSequentially('Camarero/a');
    const description = offerField(page, 'descripcion');
    await description.fill('Buscamos chica de buena presencia. Escribe a rrhh@taller.example');
    await remarks.getByText(/«chica» nombra un solo género[^]*«buena presencia» valora el aspecto/).waitFor();
    expect(await remarks.allInnerTexts()).toEqual([expect.stringMatching(/es anónima/)]);
    const described = (await description.getAttribute('aria-describedby')) ?? '';
    expect(described).toMatch(/-advice$/);
    expect(await page.locator(`[id="${described.split(' ').at(-1)}"]`).innerText()).toContain('«chica»');
    await page.waitForFunction(() => document.getElementById('said')?.textContent.includes('«chica»'));
    await description.fill('Persona con don de gentes');
    await remarks.waitFor({ state: 'detached' });
    expect(await description.getAttribute('aria-describedby')).not.toMatch(/-advice/);
  });

  it('has a live preview as a student, anonymous or not', async () => {
    const page = await visitForm('/nueva-oferta/practicas');
    await title(page).fill('Camarero de sala');
    await page.getByRole('button', { name: 'Ver como estudiante' }).click();
    const preview = page.getByRole('region', { name: 'Así se verá la oferta' });
    await preview.getByText('Camarero de sala').waitFor();
    await preview.getByText('Empresa confidencial').waitFor();
    await offerField(page, 'descripcion').fill('Escribe a rrhh@taller.example');
    await preview.getByText('Escribe a rrhh@taller.example').waitFor();
    const widths = await preview.evaluate((it) =>
      [it, it.querySelector('.offer-parts')].map((part) => part?.clientWidth),
    );
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 0.8);
    await page.locator('[name="idOpcionPublicacion"][value="1"]').check();
    await preview.getByText('Empresa confidencial').waitFor({ state: 'detached' });
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});

describe('an existing offer', () => {
  it('is not overwritten if a colleague has changed it', async () => {
    const portal = portalOf();
    const id = editableOffer(portal);
    const page = await visitForm(`/editar-oferta/${id}`);
    await title(page).fill('Mecánica y mecánico');
    portal.db.update('offer', { id }, { titulo: 'De la colega' });
    await reviewAndSend(page);
    await page.locator('main').getByText('No coincide: Título.').waitFor();
    await page.getByText('otra persona de tu empresa').waitFor();
    await page.getByRole('button', { name: 'Ver la versión guardada' }).click();
    expect(await title(page).inputValue()).toBe('De la colega');
    await page.getByRole('button', { name: 'Volver a mi versión' }).click();
    await page.getByRole('button', { name: 'Guardar mi versión' }).click();
    await page.locator('.offer-review .button-primary').click();
    await page.getByRole('heading', { name: 'Hemos guardado los cambios' }).waitFor();
    expect(portal.db.value(sql`SELECT titulo FROM offer WHERE id = ${id}`)).toBe('Mecánica y mecánico');
  });

  it('that is a copy starts with its dates, which are empty', async () => {
    const page = await visitForm(`/editar-oferta/${editableOffer(portalOf())}?copia=1`);
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'fechaInicio');
    const days = ['fechaInicio', 'fechaFin', 'fechaCaducidad'];
    for (const name of days) expect(await offerField(page, name).inputValue()).toBe('');
    expect(await offerField(page, 'horario').inputValue()).toBe('Mañanas');
    await fill(page, { fechaInicio: '2027-02-01', fechaFin: '2027-06-30' });
    await reviewAndSend(page);
    await page.getByRole('heading', { name: 'Hemos guardado los cambios' }).waitFor();
    await page.reload();
    await offerFormShown(page);
    expect(await offerField(page, 'fechaInicio').inputValue()).toBe('2027-02-01');
  });

  it.each([
    [25, { gestor: 'Aina' }],
    [68, { estado: 'activa' }],
  ])('that can no longer be edited says so and what to do: %i', async (_, values) => {
    const portal = portalOf();
    const id = editableOffer(portal);
    portal.db.update('offer', { id }, values);
    const page = await visit('company', `/editar-oferta/${id}`, { godmode: true });
    await page.getByText('Para modificar esta oferta, contacta con').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});

describe('the fields of an offer', () => {
  const switched = ['programa', 'otrasRemuneraciones', 'empresaDestino'] as const;

  it.each([
    ['meridia', ['programa', 'otrasRemuneraciones', 'empresaDestino'], '1'],
    ['illes', [], '1'],
    ['montclar', ['otrasRemuneraciones', 'empresaDestino'], '2'],
  ] as const)('are those that %s switches on', async (brand, fields, published) => {
    const page = await visit('company', '/nueva-oferta/practicas', { brand, godmode: true });
    await offerFormShown(page);
    if (brand === 'meridia') await offerField(page, 'programa').waitFor();
    const there = await Promise.all(switched.map((name) => offerField(page, name).count()));
    expect(switched.filter((_, at) => there[at])).toEqual(fields);
    expect(await page.locator('[name="idOpcionPublicacion"]:checked').inputValue()).toBe(published);
  });

  it('that are required are visible, also rare ones', async () => {
    const page = await visit('company', '/nueva-oferta/practicas', { brand: 'illes', godmode: true });
    await offerFormShown(page);
    expect(await offerField(page, 'creditosSuperados').isVisible()).toBe(true);
    expect(await offerField(page, 'coche').isVisible()).toBe(false);
  });

  it('respect the working hours of the brand, and show them in advance', async () => {
    const page = await visit('company', '/nueva-oferta/practicas', { brand: 'illes', godmode: true });
    await offerFormShown(page);
    await fill(page, { horasAldia: '6' });
    await offerField(page, 'horasAldia').blur();
    await expect.poll(() => problemOf(page, 'horasAldia')).toBe('Son más horas de las permitidas');
    await page
      .getByText(/5 horas/)
      .first()
      .waitFor();
    await fill(page, { horasAldia: '5' });
    await expect.poll(() => problemOf(page, 'horasAldia')).toBe('');
  });

  it('show the fields of a language below it on a phone, each with its label', async () => {
    const page = await visitForm('/nueva-oferta/practicas', { viewport: phone });
    const languages = page.getByLabel('Idiomas');
    await showStep(languages);
    await languages.selectOption({ label: 'Inglés' });
    await page.getByRole('button', { name: 'Añadir Idiomas' }).click();
    const heading = await page
      .locator('.choices li', { hasText: 'Inglés' })
      .locator('span')
      .first()
      .boundingBox();
    const whole = await languages.locator('..').boundingBox();
    for (const name of ['Nivel mínimo de Inglés', 'Certificado de Inglés']) {
      const label = await page.getByText(name).boundingBox();
      const field = await page.getByLabel(name).boundingBox();
      expect(field?.width).toBeGreaterThan((whole?.width ?? 0) * 0.8);
      expect(label?.height).toBeGreaterThan(16);
      expect(field?.y).toBeGreaterThan(label?.y ?? 0);
      expect(label?.y).toBeGreaterThan(heading?.y ?? 0);
    }
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('are the same in Catalan, at its own address', async () => {
    const page = await visit('company', '/ca/nova-oferta/practiques', { godmode: true, viewport: phone });
    await offerFormShown(page);
    await send(page);
    await summary(page).waitFor();
    expect(await page.locator('main h1').innerText()).toBe('Nova oferta');
    await chooseDegrees(page, 'informatica', 2);
    expect(await page.locator('.choices li').count()).toBe(2);
  });
});
