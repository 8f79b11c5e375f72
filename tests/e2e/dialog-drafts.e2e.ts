import { expect, it } from 'vitest';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { button, dialog, offerWith, openCandidates } from '../support/pages/candidates.ts';
import { openRow } from '../support/pages/folding-rows.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

/* What is typed in a dialog stays where its page is left to fill in something elsewhere. */

const visits = portalTest('montclar');
const { portalOf, visit } = visits;

it.each([{ viewport: phone, dark: true }, { viewport: desktop }])(
  'the reason of a move is there again after missing data were filled in (%j)',
  async (options) => {
    const portal = portalOf();
    const { path } = offerWith(portal, [3]);
    const page = await openCandidates(visits, path, options);
    // Without reasons to choose from, they are given in one's own words.
    await page.route(/tipoMotivoCambioEstadoCandidatura/i, (route) =>
      route.fulfill({ json: { status: 0, datos: [] } }),
    );
    // The sandbox takes only reasons of its list.
    const sent: unknown[] = [];
    await page.route(/cambiaEstadoCandidatura/, (route) => {
      sent.push(route.request().postDataJSON());
      const missing = { idEstado: 3, faltanDatos: true, campos: ['contacto.nif'] };
      const moved = { idEstado: 9, faltanDatos: false };
      return route.fulfill({ json: { status: 0, datos: sent.length === 1 ? missing : moved } });
    });
    const turnDown = async (): Promise<void> => {
      await button(page, 'Descartar').click();
      await dialog(page).locator('[name=motivo]').waitFor();
    };
    const submit = () => dialog(page).getByRole('button', { name: 'Descartar' }).click();
    await page.locator('.candidate-row a').first().click();
    await turnDown();
    await dialog(page).locator('[name=motivo]').fill('Buscamos más experiencia');
    await page.reload();
    await turnDown();
    expect(await dialog(page).locator('[name=motivo]').inputValue()).toBe('Buscamos más experiencia');
    await dialog(page).getByText('Hemos recuperado lo que habías escrito').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await submit();
    const sendNow = page.getByRole('button', { name: /^(?:Enviar ya|Reintentar) el descarte de Zoë/ });
    await sendNow.click();
    await page.locator('.candidate-missing a').first().click();
    await page.waitForURL('**/mi-perfil?**');
    await page.getByRole('link', { name: 'Volver a donde estaba' }).click();
    await sendNow.click();
    // The button disappears when the sending begins, the notice when it has ended.
    await page.locator('.rejection').waitFor({ state: 'detached' });
    expect(sent).toEqual([sent[0], expect.objectContaining({ motivo: 'Buscamos más experiencia' })]);
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => /movimiento/.test(key))),
    ).toEqual([]);
  },
);

it('does not restore a reason that was discarded in its dialog', async () => {
  const page = await visit('company', '/solicitar-cambio-practicas', { godmode: true });
  const open = async (): Promise<void> => {
    const ask = page.getByRole('button', { name: 'Pedir un cambio' }).first();
    if (!(await ask.isVisible())) await openRow(page, '');
    await ask.click();
    await dialog(page).locator('[name=motivo]').waitFor();
  };
  await open();
  await dialog(page).locator('[name=motivo]').fill('Obra en la calle');
  await page.reload();
  await open();
  expect(await dialog(page).locator('[name=motivo]').inputValue()).toBe('Obra en la calle');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await open();
  expect(await dialog(page).locator('[name=motivo]').inputValue()).toBe('');
});
