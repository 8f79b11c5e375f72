import type { Browser } from 'playwright';
import { companyPaths } from '../../tests/support/pages/company-page.ts';
import { shellPath } from '#core/routing/shell-address.ts';
import { sql } from '#sandbox/db/sql.ts';
import { keepUndisturbed, ownCompany } from '../../tests/support/pages/own-offers.ts';
import type { LivePortal } from '../../tests/support/portal/live-portal.ts';
import { paintOf } from './paint.ts';
import { slowVisit } from './slow-visit.ts';
import { verdict } from './verdict.ts';

interface CompanyPagesBench {
  browser: Browser;
  portal: LivePortal;
  /** Size in KB (gzip) of the scripts a page loads. */
  weigh: (scripts: Iterable<string>, path: string) => number;
  /** Size in KB of a page with React alone. */
  floor: number;
}

interface CompanyPage {
  name: string;
  path: string;
  /** File path of a page with a request id in its address. */
  shell?: string;
  /** Selector that appears once the page is complete. */
  there: string;
  /** Maximum size of its JavaScript, as a multiple of the floor. */
  limit: number;
}

const pages: readonly CompanyPage[] = [
  { name: 'data of a company', path: companyPaths.es, there: '#agreements [data-agreement]', limit: 2.3 },
  { name: 'documents of a company', path: '/documentacion', there: '#sheets .folding-row', limit: 2.05 },
  {
    name: 'form of an agreement',
    path: '/nuevo-convenio-colaboracion',
    there: 'main form [name=formaPago]',
    limit: 2.4,
  },
  { name: 'agreements to sign', path: '/subir-convenio-firmado', there: '[data-agreement]', limit: 2.05 },
  {
    name: 'placements of a company',
    path: '/solicitar-cambio-practicas',
    there: '.placement-changes .folding-row',
    limit: 2.05,
  },
];

/** Pages of a brand with schools. */
const schoolPages: readonly CompanyPage[] = [
  {
    name: 'requests to a school',
    path: '/solicitudes-practicas-educacion',
    there: '.request-card',
    limit: 2.05,
  },
  {
    name: 'request to a school',
    path: '/solicitudes-practicas-educacion/{id}',
    shell: shellPath('education-request', 'es'),
    there: '.education-request .facts',
    limit: 2.05,
  },
  {
    name: 'editor of a request to a school',
    path: '/solicitudes-practicas-educacion/{id}/editar',
    shell: shellPath('education-request-edit', 'es'),
    there: 'main form [name=fechaInicio]',
    limit: 2.05,
  },
];

/** Id of a pending request of the test company. */
function pendingRequest(portal: LivePortal): number {
  const company = ownCompany(portal);
  const found = portal.db.value<number>(
    sql`SELECT id FROM placement_request
      WHERE company = ${company} AND kind = 'educacion' AND estado = 'pendiente' LIMIT 1`,
  );
  if (found === undefined) throw new Error('No request waits for the company');
  return found;
}

/** Measures the size and layout shift of a company's pages. */
export async function benchCompanyPages({ browser, portal, weigh, floor }: CompanyPagesBench): Promise<void> {
  const { checkMenuEducacion } = portal.brand.settings;
  const { page, scripts, close } = await slowVisit(browser);
  await portal.signIn(page, 'company');
  await keepUndisturbed(page, portal);
  for (const { name, path, shell, there, limit } of checkMenuEducacion ? schoolPages : pages) {
    scripts.clear();
    await page.goto(portal.url(shell ? path.replace('{id}', String(pendingRequest(portal))) : path));
    // On a phone, a later step of a form is there, but not in sight.
    await page.locator(there).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const { shift } = await paintOf(page);
    verdict(`JavaScript of the ${name} / floor`, weigh(scripts, shell ?? path) / floor, limit);
    verdict(`layout shift of the ${name}`, shift, 0);
  }
  await close();
}
