import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import { auditScrolledToTop } from '../support/pages/axe.ts';
import { fileOf } from '../support/pages/cv-files.ts';
import {
  type Damage,
  faultNames,
  impatient,
  injectFault,
  type NetworkFault,
} from '../support/faults/faults.ts';
import {
  addButton,
  addressOfPlacement,
  cards,
  dialog,
  fileInput,
  fileName,
  inDialog,
  placementIn,
  placementList,
  refusal,
  savedDocuments,
  savedSheets,
  weeks,
} from '../support/pages/placement-page.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar');

const uploadFaults: NetworkFault[] = ['abort', 'hang', 'HTTP 500', 'HTML', 'truncated JSON', 'another shape'];

/** Opens a watched page with shortened timeouts. */
async function watched(
  persona: 'student' | 'vocational-student',
  path: string,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<{ page: Page; damage: Damage }> {
  let damage: Damage | undefined;
  const page = await visit(persona, path, {
    faulty: true,
    before: async (it) => {
      damage = await impatient(it, 4_000);
      await before(it);
    },
  });
  if (!damage) throw new Error('The page is not watched');
  return { page, damage };
}

/** Submits the open dialog under every fault: it must stay open and show the error. */
async function sendThroughFaults(page: Page, calls: RegExp, submit: string, file: string): Promise<void> {
  for (const fault of uploadFaults) {
    const undo = await injectFault(page, fault, calls);
    const asked = page.waitForRequest(calls);
    await inDialog(page, submit).click();
    await asked;
    await refusal(page).waitFor();
    expect(await refusal(page).innerText(), fault).toContain('El servicio no está disponible');
    expect(await fileName(page).innerText(), fault).toBe(file);
    await undo();
  }
}

describe('the list of placements', () => {
  it('can be loaded again, and an unknown placement is reported as gone', async () => {
    const { page, damage } = await watched('student', addressOfPlacement(987654), (it) =>
      it.route(/damePracticasAlumno/, (route) => route.abort('connectionreset')),
    );
    const retry = page.locator('main').getByRole('button', { name: 'Reintentar' });
    await page.getByText('No hemos podido cargar tus prácticas.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.unroute(/damePracticasAlumno/);
    for (const fault of faultNames) {
      const undo = await injectFault(page, fault, /damePracticasAlumno/);
      const asked = page.waitForRequest(/damePracticasAlumno/);
      await retry.click();
      await asked;
      await retry.waitFor();
      expect(await damage.complaints(), fault).toEqual([]);
      await undo();
    }
    await retry.click();
    await page.getByText('No encontramos estas prácticas.').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.locator('main').getByRole('link', { name: 'Ver mis prácticas' }).click();
    await cards(page).first().waitFor();
  });

  it('has a skeleton of its final layout', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const page = await visit('student', placementList, {
      before: (it) =>
        it.route(/damePracticasAlumno/, async (route) => {
          await answered;
          await route.continue();
        }),
    });
    await page.locator('main .skeleton-rows').waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    answer();
    await cards(page).first().waitFor();
  });
});

describe('an upload to a placement', () => {
  it('of a weekly sheet survives network faults, and is stored once', async () => {
    const portal = portalOf();
    const placement = placementIn(portal, 'vocational-student', 'activa');
    const { page, damage } = await watched('vocational-student', addressOfPlacement(placement));
    await weeks(page).first().getByRole('button').click();
    await fileInput(page).setInputFiles(fileOf('semana.pdf'));
    await sendThroughFaults(page, /addDocumentoPractica$/, 'Enviar', 'semana.pdf');
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.context().setOffline(true);
    const lost = page.locator('dialog[open]', { hasText: 'Sin conexión' });
    await lost.waitFor();
    await page.context().setOffline(false);
    await lost.waitFor({ state: 'detached' });
    expect(await fileName(page).innerText()).toBe('semana.pdf');
    expect(savedSheets(portal, placement)[0]).toBeNull();
    await inDialog(page, 'Enviar').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(savedSheets(portal, placement)[0]).toBe('Enviado');
    expect(await damage.complaints({ tries: uploadFaults.length + 1 })).toEqual([]);
  });

  it('of a document survives network faults, and is stored once', async () => {
    const portal = portalOf();
    const placement = placementIn(portal, 'student', 'activa');
    const before = savedDocuments(portal, placement);
    const { page, damage } = await watched('student', addressOfPlacement(placement));
    await addButton(page).click();
    await fileInput(page).setInputFiles(fileOf('Acta.pdf'));
    await sendThroughFaults(page, /addFicheroPractica$/, 'Añadir documento', 'Acta.pdf');
    await inDialog(page, 'Añadir documento').click();
    await dialog(page).waitFor({ state: 'detached' });
    expect(savedDocuments(portal, placement)).toEqual([...before, 'Acta']);
    expect(await damage.complaints({ tries: uploadFaults.length + 1 })).toEqual([]);
  });

  it('shows the text of each error code, and reports a withdrawn placement as gone', async () => {
    const portal = portalOf();
    const { db } = portal;
    const placement = placementIn(portal, 'vocational-student', 'activa');
    const { page, damage } = await watched('vocational-student', addressOfPlacement(placement));
    const rejected = weeks(page).nth(2);
    await rejected.getByRole('button').click();
    await fileInput(page).setInputFiles(fileOf('corregida.pdf'));
    // The university has changed its decision since the page was opened.
    db.run(
      sql`UPDATE weekly_sheet SET estado = 'validado' WHERE placement = ${placement} AND estado = 'rechazado'`,
    );
    await inDialog(page, 'Enviar corregida').click();
    await refusal(page).waitFor();
    expect(await refusal(page).innerText()).toContain('No se puede cambiar el estado.');
    expect(await auditScrolledToTop(page)).toEqual([]);
    // The row behind the dialog shows why.
    await expect.poll(() => rejected.locator('.sheet-badge').innerText()).toBe('Validada');
    await inDialog(page, 'Cancelar').click();
    await inDialog(page, 'Descartar').click();
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TH');

    await addButton(page).click();
    await fileInput(page).setInputFiles(fileOf('Acta.pdf'));
    db.run(sql`UPDATE placement SET estado = 'finalizada' WHERE id = ${placement}`);
    await inDialog(page, 'Añadir documento').click();
    await refusal(page).waitFor();
    expect(await refusal(page).innerText()).toContain('Esta acción no está permitida.');
    await inDialog(page, 'Cancelar').click();
    await inDialog(page, 'Descartar').click();
    await page.getByText('ya no se pueden añadir documentos').waitFor();

    db.run(sql`UPDATE placement SET estado = 'activa' WHERE id = ${placement}`);
    await page.reload();
    await addButton(page).click();
    await fileInput(page).setInputFiles(fileOf('Acta.pdf'));
    db.run(sql`UPDATE placement SET student = ${personaAccount({ db }, 'student')} WHERE id = ${placement}`);
    await inDialog(page, 'Añadir documento').click();
    await page.getByText('No encontramos estas prácticas.').waitFor();
    expect(await dialog(page).count()).toBe(0);
    expect(await damage.complaints({ tries: 2 })).toEqual([]);
  });
});
