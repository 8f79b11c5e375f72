import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { auditPage, auditScrolledToTop } from '../support/pages/axe.ts';
import { type Damage, faultNames, impatient, injectFault } from '../support/faults/faults.ts';
import {
  applicationsTo,
  applyButton,
  applyEnded,
  errorBanner,
  newOffer,
  offerShown,
} from '../support/pages/offer-page.ts';
import { desktop, phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar');

/** Codes of the server with their text, button and target. */
const refusals: readonly (readonly [code: number, text: string, label: string, path: string])[] = [
  [13, 'Esta oferta es para otra titulación.', 'Ver ofertas', '/ofertas-practicas'],
  [15, 'Faltan datos obligatorios.', 'Completar datos', '/cv'],
  [17, 'Las fechas se solapan con las de otras prácticas.', 'Ver mis prácticas', '/mis-practicas'],
  [18, 'Esta oferta es solo para estudiantes de grado.', 'Ver ofertas', '/ofertas-practicas'],
  [19, 'Esta oferta es solo para estudiantes de posgrado.', 'Ver ofertas', '/ofertas-practicas'],
  [21, 'No tienes activo el servicio de prácticas.', 'Ir al inicio', '/'],
  [22, 'Tu cuenta no es de un centro admitido.', 'Ir al inicio', '/'],
  [23, 'No te has matriculado en prácticas.', 'Ir al inicio', '/'],
  [26, 'No has indicado estudios en tu CV.', 'Completar CV', '/cv'],
  [34, 'Debes indicar tu permiso de trabajo', 'Completar CV', '/cv'],
  [52, 'No tienes créditos suficientes.', 'Ver ofertas', '/ofertas-practicas'],
  [53, 'Esta oferta es solo para estudiantes sin prácticas pendientes.', 'Ver ofertas', '/ofertas-practicas'],
  [54, 'Debes tener la búsqueda activa para inscribirte.', 'Activar búsqueda', '/cv'],
  [55, 'Debes adjuntar tu propio CV.', 'Ir a mi CV', '/cv'],
  [72, 'Falta el IBAN.', 'Completar IBAN', '/cv'],
  [80, 'o escribe a admisiones.practicas@montclar.example indicando tu DNI', 'Revisar perfil', '/cv'],
];

/** Answers applications with a code until the returned function is called. */
async function answering(page: Page, status: number): Promise<() => Promise<void>> {
  const calls = /\/inscribirse$/;
  await page.route(calls, (route) => route.fulfill({ json: { status } }));
  return () => page.unroute(calls);
}

declare global {
  interface Window {
    /** Positions of shifted elements before the shift, from the top of the window. */
    shiftedFrom: number[];
    /** Sum of layout shifts later than half a second after input. */
    lateShift: number;
  }
}

function watchShifts(): void {
  interface Shift extends PerformanceEntry {
    sources?: { previousRect: DOMRectReadOnly }[];
    value: number;
    hadRecentInput: boolean;
  }
  window.shiftedFrom = [];
  window.lateShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      const { sources = [] } = entry;
      if (!entry.hadRecentInput) window.lateShift += entry.value;
      window.shiftedFrom.push(...sources.map(({ previousRect }) => previousRect.top));
    }
  }).observe({ type: 'layout-shift' });
}

describe('a refused application', () => {
  it('shows the reason and the next step, and leaves the offer unchanged', async () => {
    const portal = portalOf();
    const url = newOffer(portal);
    const page = await visit('student', `/ofertas-practicas/${url}`);
    await offerShown(page);
    for (const [code, text, label, path] of refusals) {
      const stop = await answering(page, code);
      await applyButton(page).click();
      await errorBanner(page).getByText(text).waitFor();
      const way = errorBanner(page).getByRole('link', { name: label, exact: true });
      expect(await way.getAttribute('href'), `way on from ${code}`).toBe(path);
      await applyEnded(page);
      if (code === 80) expect(await errorBanner(page).innerText()).toContain('Atención');
      if (code === 80) expect(await auditScrolledToTop(page)).toEqual([]);
      await errorBanner(page).getByRole('button').click();
      await errorBanner(page).waitFor({ state: 'detached' });
      expect(await applyButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
      await stop();
    }
    expect(applicationsTo(portal, url, 'student')).toBe(0);
  });

  it.each([
    [13, phone],
    [24, phone],
    [13, desktop],
    [24, desktop],
  ] as const)('says so below the button, which stays where it is: %i on %o', async (code, viewport) => {
    const portal = portalOf();
    const page = await visit('student', `/ofertas-practicas/${newOffer(portal)}`, { viewport });
    await offerShown(page);
    await answering(page, code);
    await applyButton(page).scrollIntoViewIfNeeded();
    const region = await page.locator('.offer-apply [role=alert]').elementHandle();
    const button = await applyButton(page).boundingBox();
    await page.evaluate(watchShifts);
    await applyButton(page).click();
    await errorBanner(page).waitFor();
    await applyEnded(page);
    // Waits for the frames after which the browser reports shifts.
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told, 100))));
    expect(await applyButton(page).boundingBox()).toEqual(button);
    const moved = await page.evaluate(() => window.shiftedFrom);
    expect(moved.filter((top) => top < (button?.y ?? 0) + (button?.height ?? 0))).toEqual([]);
    expect(await region?.evaluate((it) => it.isConnected && it.querySelector('.banner') !== null)).toBe(true);
    const seen = await errorBanner(page).boundingBox();
    expect(seen?.y).toBeGreaterThan(button?.y ?? 0);
    expect((seen?.y ?? 0) + (seen?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    expect(await applyButton(page).evaluate((it) => it === document.activeElement)).toBe(true);
    expect(await auditScrolledToTop(page)).toEqual([]);
  });

  it('appears in the space reserved while waiting', async () => {
    const portal = portalOf();
    const page = await visit('student', `/ofertas-practicas/${newOffer(portal)}`, { viewport: phone });
    await offerShown(page);
    const { promise: late, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(/\/inscribirse$/, async (route) => {
      await late;
      await route.fulfill({ json: { status: 13 } });
    });
    await page.evaluate(watchShifts);
    await applyButton(page).click();
    const waiting = page.getByText('Comprobamos los requisitos y enviamos tu candidatura…');
    await waiting.waitFor();
    expect(await auditScrolledToTop(page)).toEqual([]);
    await page.waitForTimeout(700);
    answer(undefined);
    await errorBanner(page).waitFor();
    await applyEnded(page);
    await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told, 100))));
    expect(await page.evaluate(() => window.lateShift)).toBe(0);
    expect(await waiting.count()).toBe(0);
  });

  it('shows the existing application, or that the offer is gone', async () => {
    const portal = portalOf();
    const url = newOffer(portal);
    const page = await visit('student', `/ca/ofertes-practiques/${url}`, { viewport: phone });
    await offerShown(page);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await applyButton(other, 'Inscriu-t’hi').click();
    await other.getByRole('heading', { name: 'La teva candidatura' }).waitFor();
    await applyButton(page, 'Inscriu-t’hi').click();
    await errorBanner(page).getByText('Ja t’has inscrit en aquesta oferta.').waitFor();
    const way = errorBanner(page).getByRole('link', { name: 'Mostra les meves candidatures' });
    expect(await way.getAttribute('href')).toBe('/ca/les-meves-candidatures');
    await page.getByRole('heading', { name: 'La teva candidatura' }).waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(applicationsTo(portal, url, 'student')).toBe(1);

    const gone = newOffer(portal);
    await page.goto(portal.url(`/ofertas-practicas/${gone}`));
    await offerShown(page);
    portal.db.update('offer', { urlAcceso: gone }, { estado: 'eliminada' });
    await applyButton(page).click();
    const refused = page.locator('.offers-message[role=alert]');
    await refused.getByText('La oferta no existe o ya no está disponible.').waitFor();
    expect(await refused.getByRole('link').getAttribute('href')).toBe('/ofertas-practicas');
    expect(await page.locator('.offer-apply').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });

  it('is replaced by the external link of an offer that has one', async () => {
    const portal = portalOf();
    const outside = 'https://empleo.example/oferta?origen=portal&x=1';
    const url = newOffer(portal, { datos: { urlInscripcionExterna: outside } });
    const page = await visit('student', `/ofertas-practicas/${url}`);
    await offerShown(page);
    const link = page.getByRole('link', { name: 'Inscribirme en la web de la empresa' });
    expect(await link.getAttribute('href')).toBe(outside);
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toContain('noopener');
    expect(await link.innerText()).toMatch(/nueva|pestaña|ventana/);
    expect(await applyButton(page).count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
    // Invalid web addresses are not linked.
    portal.db
      .run(sql`UPDATE offer SET datos = json_set(datos, '$.urlInscripcionExterna', 'javascript:alert(1)')
      WHERE urlAcceso = ${url}`);
    await page.reload();
    await applyButton(page).click();
    await errorBanner(page).getByText('Esta acción no está permitida.').waitFor();
    expect(await page.locator('a[href^="javascript"]').count()).toBe(0);
  });
});

describe('an application under a fault', () => {
  it('of any kind is sent once per try, and made in the end', async () => {
    const portal = portalOf();
    const url = newOffer(portal);
    let damage: Damage | undefined;
    const page = await visit('student', `/ofertas-practicas/${url}`, {
      faulty: true,
      before: async (it) => {
        damage = await impatient(it, 2000);
      },
    });
    await offerShown(page);
    let tries = 0;
    // An answer with status 0 is a success whatever else it contains.
    const faults = faultNames.filter((fault) => fault !== 'another shape');
    for (const fault of faults) {
      const heal = await injectFault(page, fault, /\/inscribirse$/);
      await applyButton(page).click();
      tries += 1;
      await errorBanner(page).waitFor();
      await applyEnded(page);
      expect(await damage?.complaints({ tries }), `applying with ${fault}`).toEqual([]);
      expect(applicationsTo(portal, url, 'student')).toBe(0);
      await heal();
      await errorBanner(page)
        .getByRole('button', { name: /Cerrar/ })
        .click();
      await errorBanner(page).waitFor({ state: 'detached' });
    }
    // Where prior reads fail, their checks are left to the server.
    await injectFault(page, 'HTML', /dameCvUsuario|sacaAviso/);
    const heal = await injectFault(page, 'abort', /\/inscribirse$/);
    await applyButton(page).click();
    await errorBanner(page).waitFor();
    await heal();
    await errorBanner(page).getByRole('button', { name: 'Reintentar' }).click();
    await page.getByText('Te has inscrito correctamente.').first().waitFor();
    await page.getByRole('heading', { name: 'Tu candidatura' }).waitFor();
    expect(applicationsTo(portal, url, 'student')).toBe(1);
  });

  it('that loses the answer is reconciled as made, like a withdrawal', async () => {
    const portal = portalOf();
    const url = newOffer(portal);
    const page = await visit('student', `/ofertas-practicas/${url}`, { faulty: true });
    await offerShown(page);
    const losing = async (calls: RegExp): Promise<void> => {
      await page.route(calls, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
    };
    await losing(/\/inscribirse$/);
    await applyButton(page).click();
    await page.getByText('Te has inscrito correctamente.').first().waitFor();
    await page.getByRole('heading', { name: 'Tu candidatura' }).waitFor();
    expect(await errorBanner(page).count()).toBe(0);
    expect(applicationsTo(portal, url, 'student')).toBe(1);
    await losing(/\/desinscribirse$/);
    await page.getByRole('button', { name: 'Retirar mi candidatura' }).click();
    const question = page.getByRole('dialog', { name: '¿Quieres retirar tu candidatura?' });
    await question.getByText('No podrás volver a inscribirte en esta oferta.').waitFor();
    await question.getByRole('button', { name: 'Retirar mi candidatura' }).click();
    await page.getByText('Has retirado tu candidatura.').first().waitFor();
    await page.locator('.offer-status').getByText('Retirada por el estudiante').waitFor();
    expect(await errorBanner(page).count()).toBe(0);
  });
});
