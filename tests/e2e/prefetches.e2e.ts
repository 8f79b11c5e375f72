import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { href } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PersonaId } from '#sandbox/seed/personas.ts';
import { offerWith } from '../support/pages/candidates.ts';
import { ownOffer } from '../support/pages/own-offers.ts';
import { hydrated, menuReady } from '../support/portal/portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';

const { portalOf, visit } = portalTest('montclar');

const path = (route: RouteId, params = {}): string => href(portalOf().brand, route, 'es', params);

const nameOf = (address: string): string =>
  /\/(?:Alumno|Empresa|Publico|Dominios)\/(\w+)/.exec(address)?.[1] ?? '';

/** Requests of a page to the server, and those sent by its boot script, before there is a body. */
interface Requests {
  all: string[];
  prefetched: string[];
}

async function watch(page: Page): Promise<Requests> {
  const seen: Requests = { all: [], prefetched: [] };
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    seen.all.length = 0;
    seen.prefetched.length = 0;
  });
  await page.exposeFunction('noteFetch', (address: string, isPrefetch: boolean) => {
    if (!address.startsWith('/api/')) return;
    seen.all.push(address);
    if (isPrefetch) seen.prefetched.push(address);
  });
  await page.addInitScript(() => {
    const { noteFetch, fetch } = globalThis as unknown as {
      noteFetch: (address: string, isPrefetch: boolean) => void;
      fetch: typeof globalThis.fetch;
    };
    globalThis.fetch = (input, init) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
      // Only prefetches have a priority.
      noteFetch(pathname + search, init?.priority !== undefined);
      return fetch(input, init);
    };
  });
  return seen;
}

/** Number of unused prefetched responses. */
const left = (page: Page): Promise<number> => page.evaluate(() => window.prefetched?.size ?? 0);

async function settled(page: Page): Promise<void> {
  await hydrated(page);
  await menuReady(page);
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], main .skeleton-line'));
}

async function open(persona: PersonaId, address: string): Promise<{ page: Page; requests: Requests }> {
  let requests: Requests = { all: [], prefetched: [] };
  const page = await visit(persona, address, {
    fresh: true,
    signedIn: async (newPage) => {
      requests = await watch(newPage);
    },
  });
  await settled(page);
  return { page, requests };
}

/** Calls of a student's frame: the counts of the menu, and the notifications. */
const studentFrame = [
  'dameEncuestasUsuario',
  'dameEventos',
  'dameGuiaOrientacion',
  'dameNotificaciones',
  'dameNumOfertasEmpleoUsuario',
  'dameNumOfertasPracticasUsuario',
  'damePracticasAlumno',
];

/** Domain lists that cards of offers name values of. */
const cardLists = ['tiposModalidadAsistencia'];

const student: readonly [string, () => string, readonly string[]][] = [
  [
    'the home of a student',
    () => '/',
    [
      'dameCandidaturasEmpleoUsuario',
      'dameCandidaturasPracticasUsuario',
      'dameCvUsuario',
      'dameOfertasUsuario',
      'estadosCandidaturasAlumno',
      ...cardLists,
    ],
  ],
  [
    'the offers that fit',
    () => path('placement-offers'),
    ['ofertasEncajanConUsuario', 'estadosCandidaturasAlumno', ...cardLists],
  ],
  [
    'all offers',
    () => `${path('placement-offers')}?modo=todas`,
    ['dameOfertasUsuario', 'estadosCandidaturasAlumno', ...cardLists],
  ],
  ['offers with a filter', () => `${path('placement-offers')}?modo=todas&comun=datos`, cardLists],
  [
    'an offer, with the lists that name what it says',
    () => {
      const { urlAcceso } = ownOffer(portalOf(), { datos: { plazas: 2, tipoModalidadAsistencia: 1 } });
      return path('placement-offer', { id: urlAcceso });
    },
    ['dameOferta', ...cardLists, 'paises', 'sectoresActividad'],
  ],
  [
    "one's own applications",
    () => path('applications'),
    [
      'dameCandidaturasEmpleoUsuario',
      'dameCandidaturasPracticasUsuarioPorEstados',
      'estadosCandidaturasAlumno',
    ],
  ],
  ['the CV', () => path('cv'), ['dameCvUsuario', 'documentacionDeProcesosSolicitada']],
  ['the CV as companies see it', () => `${path('cv')}?vista=empresas`, ['dameCvUsuario']],
  ["one's own placements", () => path('placements'), ['faltaDatosNecesariosPorPractica']],
];

const company: readonly [string, () => string, readonly string[]][] = [
  [
    'the home of a company',
    () => '/',
    [
      'dameConveniosEmpresa',
      'dameEventos',
      'dameNumProcesos',
      'damePracticas',
      'dameProcesosEmpleoYpracticas',
      'faltanDatosAlContactoEmpresa',
      'faltanDatosAlaEmpresa',
    ],
  ],
  ['the offers of a company', () => path('company-offers'), ['dameProcesosEmpleoYpracticas']],
  [
    'the candidates of an offer',
    () => offerWith(portalOf(), [3]).path,
    ['cursos', 'dameDatosProceso', 'estadosCandidaturasAlumno', 'titulaciones'],
  ],
];

describe.each([
  { persona: 'student', pages: student, frame: studentFrame },
  { persona: 'company', pages: company, frame: ['dameNotificaciones'] },
] as const)('a page of a $persona', ({ persona, pages, frame }) => {
  it.each(pages)(
    'prefetches its calls once before its first style sheet, and uses all of them: %s',
    async (_, address, own) => {
      const { page, requests } = await open(persona, address());
      expect([...new Set(requests.prefetched.map(nameOf))].toSorted()).toEqual(
        [...new Set([...own, ...frame])].toSorted(),
      );
      await expect.poll(() => left(page)).toBe(0);
      expect(requests.all.filter((address, index) => requests.all.indexOf(address) !== index)).toEqual([]);
    },
  );
});

it('responses cached in the tab are not requested by the next page', async () => {
  const { page, requests } = await open('student', '/');
  await page.goto(portalOf().url(path('placement-offers')));
  await settled(page);
  expect(requests.prefetched.map(nameOf)).toEqual(['ofertasEncajanConUsuario']);
  await page.reload();
  await settled(page);
  expect(requests.prefetched.map(nameOf)).toEqual(['ofertasEncajanConUsuario']);
  await expect.poll(() => left(page)).toBe(0);
});

it('a page that redirects prefetches nothing, nor does a page without a valid session', async () => {
  const { page, requests } = await open('company', '/');
  const before: string[] = [];
  page.on('request', (request) => before.push(new URL(request.url()).pathname));
  await page.goto(portalOf().url(path('cv')));
  await settled(page);
  expect(before.filter((address) => address.startsWith('/api/Alumno/'))).toEqual([]);
  expect(requests.prefetched.map(nameOf)).toContain('dameNumProcesos');
  before.length = 0;
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.endsWith('.token')) localStorage.setItem(key, 'x');
  });
  await page.goto(portalOf().url(path('company-offers')));
  await page.waitForURL('**/login**');
  expect(before.filter((address) => address.startsWith('/api/Empresa/'))).toEqual([]);
});

it('a page opened by the back button prefetches nothing, and uses the cache', async () => {
  const { page, requests } = await open('student', path('placement-offers'));
  const first = page.locator('.offers-rows > li a').first();
  await first.click();
  await page.locator('.offer-parts').waitFor();
  await settled(page);
  await page.goBack();
  await page.locator('.offers-rows > li a').first().waitFor();
  await settled(page);
  expect(requests.prefetched.map(nameOf)).not.toContain('ofertasEncajanConUsuario');
  await expect.poll(() => left(page)).toBe(0);
});
