import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { summary } from '../support/pages/account-forms.ts';
import { fileInput, fileOf } from '../support/pages/cv-files.ts';
import { editableOffer, offerField, reviewAndSend, visitOfferForm } from '../support/pages/offer-form.ts';
import { editor, editorReady } from '../support/pages/editors.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const visits = portalTest('montclar', 'meridia');

/** Lets a call fail while a page is opened. */
const failing = (call: RegExp) => ({
  faulty: true,
  before: (page: Page) => page.route(call, (route) => route.abort()),
});

describe('a form keeps its input when failed data beside it is loaded again', () => {
  it('also an offer form after a refusal, with the reason', async () => {
    const call = /faltanDatosAlaEmpresa/;
    const path = `/editar-oferta/${editableOffer(visits.portalOf())}`;
    const page = await visitOfferForm(visits, path, failing(call));
    await offerField(page, 'titulo').fill('Mecánica de paciencia');
    await page.unroute(call);
    await page.route(/addOferta/, (route) => route.fulfill({ json: { status: 24 } }));
    await reviewAndSend(page);
    await summary(page).getByText('Hay un problema con la empresa.').waitFor();
    expect(await offerField(page, 'titulo').inputValue()).toBe('Mecánica de paciencia');
  });

  it('also the message of a saved offer', async () => {
    const call = /dameProcesosEmpleoYpracticas/;
    const path = `/editar-oferta/${editableOffer(visits.portalOf())}`;
    const page = await visitOfferForm(visits, path, failing(call));
    await offerField(page, 'titulo').fill('Mecánica de prisa');
    await page.unroute(call);
    await reviewAndSend(page);
    await page.getByRole('heading', { name: 'Hemos guardado los cambios' }).waitFor();
  });

  it('also a document that is being added', async () => {
    const call = /dameDocumentosPracticas$/;
    const options = { brand: 'meridia', godmode: true, ...failing(call) } as const;
    const page = await visits.visit('company', '/documentacion', options);
    await page.locator('#own [data-editor="own:new"]').click();
    await editorReady(page);
    await fileInput(page).setInputFiles(fileOf('Licencia.pdf'));
    await page.unroute(call);
    await page.locator('#university').getByRole('button', { name: 'Reintentar' }).click();
    await page
      .locator('#university')
      .getByRole('link', { name: /^Modelo de proyecto formativo/ })
      .waitFor();
    expect(await editor(page).locator('.file-name').innerText()).toBe('Licencia.pdf');
  });
});
