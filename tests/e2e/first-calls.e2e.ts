import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Call } from '#core/contract/call.ts';
import { calls } from '#core/contract/calls/index.ts';
import { stages } from '#core/contract/calls/stages.ts';
import { jsonSchema } from '#core/contract/schema/json-schema.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createRouter } from '#sandbox/http/router.ts';
import { personaAccount } from '#sandbox/seed/persona-rows.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { requiredOnly } from '../support/faults/required-only.ts';
import { auditPage } from '../support/pages/axe.ts';
import { applicationsTo, applyButton, newOffer, offerShown } from '../support/pages/offer-page.ts';
import { arrived, signIn } from '../support/pages/sign-in-pages.ts';
import { hydrated } from '../support/portal/portal.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, newPage, visit } = portalTest('meridia');

/** Degree that a persona is studying. */
const degreeOf = (portal: LivePortal, persona: PersonaId): number =>
  portal.db.value<number>(
    sql`SELECT titulacion FROM study WHERE student = ${personaAccount(portal, persona)} AND titulacion IS NOT NULL`,
  ) ?? 0;

const route = createRouter(stages[1].map((name): Call => calls[name]));

/**
 * Simulates a server with only the first calls of the guide and only the required keys in answers. Returns
 * the requested calls that it lacks.
 */
async function haveFirstCallsOnly(page: Page): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    async (it) => {
      const request = it.request();
      const { pathname } = new URL(request.url());
      const found = route(request.method(), pathname);
      if (!found || !('call' in found)) {
        missing.add(pathname.split('/').slice(2, 4).join('/'));
        return it.fulfill({ status: 404, json: { error: 'There is no such call.' } });
      }
      const response = await it.fetch();
      const { status, datos } = (await response.json()) as { status: number; datos?: unknown };
      const given = status === 0 ? requiredOnly(datos, jsonSchema(found.call.datos)) : datos;
      return it.fulfill({ response, json: { status, ...(given !== undefined && { datos: given }) } });
    },
  );
  return missing;
}

describe('a server with the first ten calls of the guide', () => {
  it('lets a student sign in, find an offer, apply and follow the application', async () => {
    const portal = portalOf();
    const page = await newPage({ faulty: true });
    const missing = await haveFirstCallsOnly(page);
    const titulo = 'Prácticas en el observatorio';
    const requeridas = [degreeOf(portal, 'applicant-student')];
    // The latest offer, so it is on the first page.
    const url = newOffer(portal, { titulo, requeridas, fecha: new Date().toISOString().slice(0, 10) });
    const main = page.locator('main');
    const offer = main.getByRole('link', { name: titulo }).first();
    await page.goto(portal.url('/login'));
    await hydrated(page);
    await signIn(page, 'applicant-student');
    await arrived(page, /^\/$/);
    await offer.waitFor();
    await main.getByRole('button', { name: 'Reintentar' }).first().waitFor();
    expect(await auditPage(page)).toEqual([]);

    await page.goto(portal.url('/ofertas-practicas'));
    await hydrated(page);
    await offer.click();
    await page.waitForURL((it) => it.pathname.endsWith(url));
    await offerShown(page);
    await applyButton(page).click();
    await page.getByText('Te has inscrito correctamente.').first().waitFor();
    expect(applicationsTo(portal, url, 'applicant-student')).toBe(1);

    await page.goto(portal.url('/mis-candidaturas'));
    await hydrated(page);
    await offer.waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(missing.size).toBeGreaterThan(5);
  });

  it.each([
    '/cv',
    '/mis-practicas',
    '/eventos',
    '/guias-orientacion',
    '/comunicaciones',
    '/programas-practicas-activos',
  ])('is explained by a friendly note at %s, where the portal would show more', async (path) => {
    const page = await visit('applicant-student', path, { faulty: true, signedIn: haveFirstCallsOnly });
    await page.locator('main').getByRole('button', { name: 'Reintentar' }).first().waitFor();
    expect(await page.locator('main').locator('[aria-busy="true"]:visible').count()).toBe(0);
    expect(await auditPage(page)).toEqual([]);
  });
});
