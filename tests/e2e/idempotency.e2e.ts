import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { fill, password, send, studentOf } from '../support/pages/account-forms.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage } = portalTest('montclar');

/** Lets a call succeed and drops its first answer; returns the keys of its requests. */
async function loseFirstAnswer(page: Page, path: string): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(`**${path}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  return keys;
}

it('a registration with a lost answer is made once, also after a reload', async () => {
  const page = await newPage({ faulty: true });
  const keys = await loseFirstAnswer(page, '/api/Alumno/registrarUsuario');
  await page.goto(portalOf().url('/registro?tipo=estudiante'));
  await hydrated(page);
  const student = studentOf();
  await fill(page, student);
  await send(page);
  await page.locator('.error-summary').waitFor();
  await page.reload();
  await hydrated(page);
  await fill(page, { numeroDocumento: String(student['numeroDocumento']), ...password });
  await send(page);
  await page.waitForURL(/\/login$/);
  await page.getByText('Te has registrado correctamente').first().waitFor();
  expect(keys[0]).toMatch(/^"[\d-]+"$/);
  expect(keys).toEqual([keys[0], keys[0]]);
  const accounts = sql`SELECT count(*) FROM account WHERE email = ${String(student['email'])}`;
  expect(portalOf().db.value(accounts)).toBe(1);
});

it('a changed retry after a lost answer reports that the first request arrived', async () => {
  const page = await newPage({ faulty: true });
  const keys = await loseFirstAnswer(page, '/api/Alumno/registrarUsuario');
  await page.goto(portalOf().url('/registro?tipo=estudiante'));
  await hydrated(page);
  await fill(page, studentOf());
  await send(page);
  await page.locator('.error-summary').waitFor();
  await fill(page, { nombre: 'Otro nombre' });
  await send(page);
  await page.getByText('ya ha llegado').waitFor();
  expect(keys).toEqual([keys[0], keys[0]]);
});
