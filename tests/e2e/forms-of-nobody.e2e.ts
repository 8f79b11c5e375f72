import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { sql } from '#sandbox/db/sql.ts';
import { companyOf, fill, send } from '../support/pages/account-forms.ts';
import { chunkOf } from '../support/portal/chunk-of.ts';
import { hydrated } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, open } = portalTest('montclar');

/** Someone signs in in another tab of the same browser. */
async function signInBeside(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(portalOf().url('/robots.txt'));
  await portalOf().signIn(other, 'group');
}

it('a registration keeps its input when somebody signs in in another tab, and can be sent', async () => {
  const page = await open('/solicitar-cuenta');
  const company = companyOf();
  await fill(page, company);
  const follows = page.waitForResponse(`**${chunkOf('data/tabs/sync-with-other-tabs.ts')}`);
  await signInBeside(page);
  await follows;
  await hydrated(page);
  // Neither is kept anywhere but in the form.
  for (const name of ['cif', 'password'] as const)
    expect(await page.locator(`main form [name=${name}]`).inputValue()).toBe(company[name]);
  await send(page);
  await page.getByText('pendiente de validación').first().waitFor();
  const registered = sql`SELECT count(*) FROM company WHERE cif = ${String(company['cif'])}`;
  expect(portalOf().db.value(registered)).toBe(1);
});

it('an open sign-in form leads home when somebody signs in in another tab', async () => {
  const page = await open('/login/empresas');
  await page.locator('[name=usuario]').fill('a medias');
  await signInBeside(page);
  await page.waitForURL(portalOf().url('/'));
});
