import type { Route } from 'playwright';
import { expect, it } from 'vitest';
import { auditPage } from '../support/pages/axe.ts';
import { phone, portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('meridia', 'montclar');

/** Adds an unreadable item to the list of an answer. */
async function addOdd(route: Route): Promise<void> {
  const response = await route.fetch();
  const body = (await response.json()) as { datos?: unknown };
  const lists = Array.isArray(body.datos)
    ? [body.datos as unknown[]]
    : Object.values(body.datos ?? {}).filter((it) => Array.isArray(it));
  lists[0]?.push({ titulo: null });
  await route.fulfill({ json: body });
}

const lists = [
  ['/eventos', 'dameEventos'],
  ['/guias-orientacion', 'dameGuiaOrientacion'],
  ['/mis-candidaturas', 'dameCandidaturasPracticasUsuarioPorEstados'],
  ['/mis-practicas', 'damePracticasAlumno'],
  ['/encuestas', 'dameEncuestasUsuario'],
  ['/programas-practicas-activos', 'programasPracticasActivos'],
  ['/ofertas-practicas', 'ofertasEncajanConUsuario'],
  ['/ofertas-practicas?modo=todas', 'dameOfertasUsuario'],
  ['/cv', 'dameCvUsuario'],
] as const;

it('a list with an invalid item shows the others and reports one missing', async () => {
  const portal = portalOf();
  const page = await visit('student', '/404', {
    viewport: phone,
    before: async (it) => {
      for (const [, call] of lists) await it.route(new RegExp(`/${call}(/|$)`), addOdd);
    },
  });
  for (const [path] of lists) {
    await page.goto(portal.url(path));
    await page.locator('main .omitted').first().waitFor();
    expect(await page.locator('main .omitted').first().innerText(), path).toBe(
      '1 elemento no se puede mostrar',
    );
    expect(await page.locator('main :is(li, article, section):visible').count(), path).toBeGreaterThan(0);
    expect(await page.locator('main .page-state').count(), path).toBe(0);
  }
  await page.goto(portal.url('/'));
  for (const name of ['events', 'guides', 'surveys', 'offers'])
    await page.locator(`.home-${name} .omitted`).waitFor();
  expect(await auditPage(page)).toEqual([]);
});

it('a field reports how many options are missing, and why', async () => {
  const page = await visit(undefined, '/registro?tipo=estudiante', {
    brand: 'montclar',
    viewport: phone,
    faulty: true,
    before: async (it) => {
      await it.route('**/Dominios/titulaciones/**', addOdd);
      await it.route('**/Dominios/tiposDocumentoIdentidad/**', (route) =>
        route.fulfill({ json: { status: 48 } }),
      );
    },
  });
  const field = (name: string) => page.locator('.field', { has: page.locator(`[name="${name}"]`) });
  await field('titulacion').getByText('1 elemento no se puede mostrar').waitFor();
  expect(await field('titulacion').locator('option').count()).toBeGreaterThan(1);
  const refused = field('tipoDocumento').getByRole('alert');
  await refused.getByText('Esta acción no está permitida.').waitFor();
  expect(await refused.getByRole('button').count()).toBe(0);
  expect(await auditPage(page)).toEqual([]);
});
