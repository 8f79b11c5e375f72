import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { problemOf, summary } from '../support/pages/account-forms.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import {
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
import { ownCompany } from '../support/pages/own-offers.ts';
import { injectFault } from '../support/faults/faults.ts';
import { eachReadFault, faultsOfChanges, victim } from '../support/faults/victims.ts';
import { hydrated } from '../support/portal/portal.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';

const visits = portalTest('montclar', 'meridia');
const { portalOf, newPortal, visit } = visits;

const visitForm = (path: string, options?: Parameters<typeof visits.visit>[2]): Promise<Page> =>
  visitOfferForm(visits, path, options);

const title = (page: Page) => offerField(page, 'titulo');
const saved = (page: Page) => page.getByRole('heading', { name: 'Hemos guardado los cambios' }).waitFor();

const addOffer = '**/api/Empresa/addOferta';

/** Makes the server refuse the next offer. */
async function refuseNext(page: Page, json: object): Promise<void> {
  await page.route(addOffer, (route) => route.fulfill({ json }), { times: 1 });
}

describe('a refusal', () => {
  it('is shown where it can be fixed, for each code', async () => {
    const page = await visitForm(`/editar-oferta/${editableOffer(portalOf())}`);
    const refusals: readonly [status: number, more: object, name: string, words: string][] = [
      [15, { datos: { campos: ['oferta.campus'] } }, 'campus', 'Este campo es obligatorio'],
      [15, { datos: { campos: ['oferta.horario'] } }, 'horario', 'El formato no es correcto'],
      [27, {}, 'fechaFin', 'La fecha de inicio debe ser anterior a la de fin.'],
      [66, {}, 'dniTutorEmpresa', 'El documento de identidad no es correcto.'],
      [69, {}, 'emailTutorEmpresa', 'El correo electrónico no es correcto.'],
      [70, {}, 'telefonoTutorEmpresa', 'El teléfono no es correcto.'],
      [72, {}, 'conServicio', 'Falta el IBAN.'],
      [4, {}, '', 'La oferta no existe o ya no está disponible.'],
      [24, {}, '', 'Hay un problema con la empresa.'],
      [25, {}, '', 'no se puede editar. Para modificar esta oferta, contacta con la universidad.'],
      [31, {}, '', 'No se ha encontrado la candidatura.'],
      [
        48,
        { datos: { motivo: 'La oferta es de otro curso.' } },
        '',
        'no está permitida. La oferta es de otro',
      ],
      [49, {}, '', 'No se puede cambiar el estado.'],
      [58, { mensaje: 'La dedicación debe ser del 80 %.' }, '', 'La dedicación debe ser del 80 %.'],
      // The brand has no programmes, so there is no field for the message.
      [63, {}, '', 'No se ha encontrado el programa.'],
      [68, {}, '', 'no se puede editar. Para modificar esta oferta, contacta con la universidad.'],
    ];
    for (const [status, more, name, words] of refusals) {
      await refuseNext(page, { status, ...more });
      await reviewAndSend(page);
      if (name === '') {
        await summary(page).getByText(words).waitFor();
        expect(await summary(page).getByRole('listitem').count(), words).toBe(0);
      } else {
        await page.waitForFunction((key) => document.activeElement?.getAttribute('name') === key, name);
        expect(await problemOf(page, name)).toBe(words);
      }
      expect(await title(page).inputValue(), words).toBe('Mecánica o mecánico');
    }
  });

  it('for a missing agreement is shown before the form, with a link', async () => {
    const portal = await newPortal('montclar');
    const company = ownCompany(portal);
    const page = await visitForm('/nueva-oferta/practicas', { portal });
    await fillOffer(page, 'practicas', { fechaInicio: '2027-02-01', fechaFin: '2027-06-30' });
    const way = summary(page).getByRole('link', { name: 'Pedir un convenio' });
    const needed = summary(page).getByText('tu empresa necesita un convenio en vigor');
    // The agreement ends while the form is open, so only the server knows.
    portal.db.run(sql`UPDATE agreement SET estado = 'Caducado' WHERE company = ${company}`);
    await reviewAndSend(page);
    await needed.waitFor();
    expect(await way.getAttribute('href')).toBe('/nuevo-convenio-colaboracion');
    // Known from here on, the problem is shown without another review.
    await page.locator('main form .button-primary').click();
    await needed.waitFor();
    expect(await page.locator('.offer-review').count()).toBe(0);
    const offers = storedOffers(portal).length;
    portal.db.run(sql`UPDATE agreement SET estado = 'Formalizado' WHERE company = ${company}`);
    await reviewAndSend(page);
    await offerSent(page);
    expect(storedOffers(portal)).toHaveLength(offers + 1);
    portal.db.run(sql`DELETE FROM agreement WHERE company = ${company}`);
    const other = await visitForm('/nueva-oferta/practicas', { portal });
    const note = other.locator('.offer-notes');
    await note.getByText('Puedes dejarla a medias').waitFor();
    expect(await note.getByRole('link', { name: 'Pedir un convenio' }).getAttribute('href')).toBe(
      '/nuevo-convenio-colaboracion',
    );
  });

  it('for data of another page has a link, beside the form', async () => {
    const page = await visitForm(`/editar-oferta/${editableOffer(portalOf())}`);
    for (const [campo, href] of [
      ['empresa.iban', '/mi-empresa?campo=empresa.iban'],
      ['contacto.email', '/mi-perfil?campo=contacto.email'],
    ] as const) {
      await refuseNext(page, { status: 15, datos: { campos: [campo] } });
      await reviewAndSend(page);
      await page.locator('.offer-review').waitFor({ state: 'detached' });
      const way = summary(page).getByRole('link', { name: 'Completar datos' });
      await expect.poll(() => way.getAttribute('href')).toBe(href);
      expect(await way.getAttribute('target')).toBe('_blank');
    }
  });

  it.each<[number, object, string]>([
    [9, {}, 'Tu empresa está bloqueada o pendiente de validación.'],
    [71, {}, 'No tienes permiso de acceso.'],
    [90, { mensaje: 'Pasa por la oficina.' }, 'Pasa por la oficina.'],
  ])(
    'of the account as a whole is said above the form, in which all that was typed stays: %i',
    async (status, more, words) => {
      const page = await visitForm('/nueva-oferta/practicas');
      await fillOffer(page, 'practicas');
      await refuseNext(page, { status, ...more });
      await reviewAndSend(page);
      await page.locator('.banner').getByText(words).waitFor();
      expect(await title(page).inputValue()).toContain('taller');
      expect(await page.getByText('No hemos podido cargar').count()).toBe(0);
      expect(JSON.stringify(await offerDrafts(page))).toContain('Mantenimiento de máquinas');
    },
  );

  it('for a file that is too large is shown at once, with an address instead', async () => {
    const page = await visitForm('/nueva-oferta/empleo');
    await page.getByText('Más opciones').click();
    await page.locator('input[type=file]').setInputFiles({
      name: 'dossier.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(3 * 1024 * 1024),
    });
    await page.getByText('El fichero es demasiado grande').waitFor();
    await offerField(page, 'ficheroInformacionComplementariaEnlace').waitFor();
  });
});

describe('an obstacle to an offer', () => {
  it.each([
    [
      'meridia',
      'Indica el IBAN de tu empresa antes de publicar una oferta de prácticas.',
      '/mi-empresa?campo=iban&volver=%2Fnueva-oferta%2Fpracticas',
      0,
    ],
    ['montclar', 'tu empresa necesita un convenio en vigor', '/nuevo-convenio-colaboracion', 1],
  ] as const)('is said before the first field of %s: %s', async (brand, words, href, inJobs) => {
    const portal = await newPortal(brand);
    const company = ownCompany(portal);
    portal.db.update('company', { id: company }, { iban: null });
    portal.db.run(sql`DELETE FROM agreement WHERE company = ${company}`);
    const page = await visitForm('/nueva-oferta/practicas', { portal, viewport: phone });
    const note = page.locator('.offer-notes').getByText(words);
    await note.waitFor();
    expect(await note.getByRole('link').getAttribute('href')).toBe(href);
    const isBefore = await note.evaluate(
      (it) =>
        (it.compareDocumentPosition(document.querySelector('[name=titulo]') ?? it) &
          Node.DOCUMENT_POSITION_FOLLOWING) >
        0,
    );
    expect(isBefore).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
    // A job offer needs no bank account for placement fees.
    await page.goto(portal.url('/nueva-oferta/empleo'));
    await hydrated(page);
    await offerFormShown(page);
    expect(await note.count()).toBe(inJobs);
  });
});

describe('while the form of an offer is open', () => {
  it('the end of the session loses nothing, and the offer is sent after signing in in another tab', async () => {
    const portal = portalOf();
    const id = editableOffer(portal);
    const page = await visitForm(`/editar-oferta/${id}`);
    await title(page).fill('Mecánica naval');
    const other = await page.context().newPage();
    await other.goto(portal.url('/404'));
    await other.evaluate((key) => localStorage.removeItem(key), 'portal.montclar.token');
    const way = page.getByRole('link', { name: 'Volver a acceder' });
    await way.waitFor();
    expect(await way.getAttribute('target')).toBe('_blank');
    await reviewAndSend(page);
    await page.locator('.offer-review').waitFor({ state: 'detached' });
    expect(await title(page).inputValue()).toBe('Mecánica naval');
    await portal.signIn(other, 'company');
    await page.locator('.banner').waitFor({ state: 'detached' });
    await reviewAndSend(page);
    await saved(page);
    expect(portal.db.value(sql`SELECT titulo FROM offer WHERE id = ${id}`)).toBe('Mecánica naval');
  });

  it('a lost connection is announced, and the offer is sent once it returns', async () => {
    const portal = portalOf();
    const before = storedOffers(portal).length;
    const page = await visitForm('/nueva-oferta/practicas', { faulty: true });
    await fillOffer(page, 'practicas');
    await page.context().setOffline(true);
    const lost = page.getByRole('dialog', { name: 'Sin conexión' });
    await lost.waitFor();
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'detached' });
    await reviewAndSend(page);
    await offerSent(page);
    expect(storedOffers(portal)).toHaveLength(before + 1);
  });

  it('an expired offer stays unchanged, with a message about what to do', async () => {
    const portal = portalOf();
    const id = editableOffer(portal);
    const page = await visitForm(`/editar-oferta/${id}`);
    await title(page).fill('Mecánica de precisión');
    portal.db.update('offer', { id }, { fechaCaducidad: '2020-01-31' });
    await reviewAndSend(page);
    await summary(page).getByText('Para modificar esta oferta, contacta con la universidad.').waitFor();
    expect(await title(page).inputValue()).toBe('Mecánica de precisión');
    expect(portal.db.value(sql`SELECT titulo FROM offer WHERE id = ${id}`)).toBe('Mecánica o mecánico');
    expect(await auditScrolledToTop(page)).toEqual([]);
  });
});

describe('under a fault', () => {
  it('of any kind the form announces the wait, and loads on a retry', async () => {
    const portal = portalOf();
    const scene = await victim(visits, 'company', '/404', { godmode: true });
    await eachReadFault(scene, {
      urls: ['/nueva-oferta/practicas', `/editar-oferta/${editableOffer(portal)}`].map(portal.url),
      calls: /dame(DatosEmpresa|OfertaEditable)/,
      shown: offerFormShown,
    });
  });

  it('reserves the space of the form while its code loads', async () => {
    const page = await visit('company', `/editar-oferta/${editableOffer(portalOf())}`, {
      godmode: true,
      before: (it) =>
        it.route(`**${chunkOf('screens/offer-form/EditedOffer.tsx')}`, async (route) => {
          await it.locator('main .skeleton').or(it.locator('main .skeleton-line')).first().waitFor();
          expect(await it.locator('main .part-loading').count()).toBe(0);
          await route.continue();
        }),
    });
    await offerFormShown(page);
  });

  it('of any kind the input stays, and a retry changes the offer', async () => {
    const portal = portalOf();
    const id = editableOffer(portal);
    const { page, damage } = await victim(visits, 'company', `/editar-oferta/${id}`, { godmode: true });
    await offerFormShown(page);
    await title(page).fill('Mecánica de urgencia');
    for (const [index, fault] of faultsOfChanges.entries()) {
      const repair = await injectFault(page, fault, /addOferta/);
      await reviewAndSend(page);
      await summary(page).waitFor();
      const fields = { Título: 'Mecánica de urgencia' };
      expect(await damage.complaints({ fields, tries: index + 1 }), fault).toEqual([]);
      await repair();
    }
    await reviewAndSend(page);
    await saved(page);
    expect(portal.db.value(sql`SELECT titulo FROM offer WHERE id = ${id}`)).toBe('Mecánica de urgencia');
  });

  it('makes no second offer after a lost answer', async () => {
    const portal = portalOf();
    const before = storedOffers(portal).length;
    const page = await visitForm('/nueva-oferta/practicas', { faulty: true });
    await fillOffer(page, 'practicas');
    // A pending offer with the same content would cause a question.
    await offerField(page, 'titulo').fill('Taller de una sola vez');
    // The offer is created, the answer is lost, and it cannot be looked up.
    await page.route('**/api/Empresa/addOferta', async (route) => {
      await route.fetch();
      await route.abort();
    });
    let isLost = true;
    await page.route('**/api/Empresa/dameProcesosEmpleoYpracticas*', (route) =>
      isLost && storedOffers(portal).length > before ? route.abort() : route.continue(),
    );
    await reviewAndSend(page);
    await page.getByText('No sabemos si la oferta ha llegado.').waitFor();
    isLost = false;
    await page.reload();
    await hydrated(page);
    await offerFormShown(page);
    await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=titulo]')?.value !== '');
    await reviewAndSend(page);
    await offerSent(page);
    expect(storedOffers(portal)).toHaveLength(before + 1);
  });
});

describe('a programme', () => {
  it('shows the length of its placements, and prefills it, once chosen', async () => {
    const portal = portalOf('meridia');
    const { id } = portal.db.get<{ id: number }>(
      sql`SELECT id FROM programme WHERE activo AND NOT necesitaAdhesion LIMIT 1`,
    ) ?? { id: 0 };
    portal.db.update('programme', { id }, { tiempoDedicacionJornada: 80, meses: 12 });
    const page = await visitForm('/nueva-oferta/practicas', { brand: 'meridia' });
    await offerField(page, 'programa').selectOption(String(id));
    await page.getByText(/ocupan el 80\s%\sde la jornada y duran 12 meses/).waitFor();
    expect(await offerField(page, 'programa').getAttribute('aria-describedby')).toContain('hint');
    expect(await offerField(page, 'meses').inputValue()).toBe('12');
    expect(await offerField(page, 'tiempoDedicacionJornada').inputValue()).toBe('80');
    await offerField(page, 'meses').fill('11');
    await offerField(page, 'titulo').focus();
    await expect.poll(() => problemOf(page, 'meses')).toBe('El programa elegido exige otro valor');
  });
});
