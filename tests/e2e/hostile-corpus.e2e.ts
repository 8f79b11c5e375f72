import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BuildReport } from '#generator/render/build.ts';
import { fileOfPath, notFoundFile } from '#generator/hosting/served-file.ts';
import { type HostileSample, hostileSamples, spread, writeHostileBrand } from '../hostile/samples.ts';
import { workerBrowser } from '../support/portal/worker-browser.ts';
import { createWorkshop, ended, type BuildSandbox } from '../support/build/build-command.ts';
import { hydrated } from '../support/portal/portal.ts';

const all = hostileSamples();
const samples = process.env['FULL'] === '1' ? all : spread(all, 60);
/** Timeout of building the brands, in milliseconds. */
const patience = 1_500_000;

const brands = new Map(samples.map((sample, index) => [`h${String(index).padStart(3, '0')}`, sample]));

let workshop: BuildSandbox;
let report: BuildReport;
let browser: Browser;

beforeAll(async () => {
  workshop = createWorkshop([]);
  for (const [id, sample] of brands) writeHostileBrand(join(workshop.brandsDir, id), id, sample);
  const build = workshop.start(['--format', 'json']);
  const stop = setTimeout(() => build.kill('SIGKILL'), patience);
  const { stdout, stderr } = await ended(build);
  clearTimeout(stop);
  expect(stdout, stderr).not.toBe('');
  report = JSON.parse(stdout) as BuildReport;
  browser = await workerBrowser();
}, patience + 60_000);
afterAll(async () => {
  workshop.remove();
});

const tell = (id: string): string => {
  const { name, files, settings, lines }: HostileSample = brands.get(id) ?? {
    name: id,
    files: {},
    settings: {},
  };
  return `${name} ${JSON.stringify(lines ?? { ...files, ...settings })}`;
};

it('is large enough', () => {
  expect(all.length).toBeGreaterThanOrEqual(400);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

it('is refused with file and place, or built', () => {
  const wrong: string[] = [];
  for (const id of brands.keys()) {
    const result = report.results.find(({ brand }) => brand === id);
    if (result?.status === 'failed') wrong.push(`fails in the build: ${tell(id)}\n${result.error}`);
    if (result) continue;
    const errors = report.problems.filter((it) => it.brands.includes(id) && it.severity === 'error');
    if (errors.length === 0) wrong.push(`neither refused nor built: ${tell(id)}`);
    for (const { location, what, fix } of errors)
      if (!location?.file.includes(`/${id}/`) || location.line < 1 || !what || !fix)
        wrong.push(`refused without a place: ${tell(id)}\n${what}`);
  }
  expect(wrong).toEqual([]);
});

/** Harmful effects of an opened page. */
async function harm(context: BrowserContext, id: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const done: string[] = [];
  page.on('dialog', (dialog) => {
    done.push('a dialog');
    void dialog.dismiss();
  });
  const origin = `http://${id}.test`;
  const api = brands.get(id)?.settings['apiProduccion'] ?? 'https://api.minimo.example';
  const known = [origin, URL.canParse(String(api)) ? new URL(String(api)).origin : origin];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (!/^(?:data|blob):$/.test(url.protocol) && !known.includes(url.origin))
      done.push(`a request to ${url.href}`);
  });
  await page.goto(origin + path, { timeout: 30_000 });
  if (!path.endsWith('.svg')) await hydrated(page);
  done.push(...(await findings(page)));
  await page.close();
  return done.map((what) => `${path} of ${tell(id)}: ${what}`);
}

/** Executed scripts, and traces of an attack in the document. */
function findings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const hits = (globalThis as unknown as { hits: number }).hits;
    const found = [...document.querySelectorAll('*')].flatMap((element) => [
      ...(/^(?:iframe|object|embed|base|frame|applet|foreignobject)$/i.test(element.tagName)
        ? [element.tagName]
        : []),
      ...(element.localName === 'script' &&
      element.getAttribute('type') !== 'application/json' &&
      element.textContent.includes('P(1)')
        ? ['a script']
        : []),
      ...[...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) && /^\s*javascript:/i.test(value)),
        )
        .map(({ name, value }) => `${name}="${value}"`),
    ]);
    return hits > 0 ? [`${hits} scripts`, ...found] : found;
  });
}

it(
  'does nothing in a browser, even without the policy of the pages',
  async () => {
    const context = await browser.newContext({
      bypassCSP: true,
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
    });
    await context.addInitScript(() => {
      Object.assign(globalThis, {
        hits: 0,
        P: () => ((globalThis as unknown as { hits: number }).hits += 1),
      });
    });
    await context.route('**/*', async (route) => {
      const { hostname, pathname } = new URL(route.request().url());
      const site = join(workshop.bundle(hostname.replace(/\.test$/, '')), 'site');
      if (!hostname.endsWith('.test')) return route.abort();
      const path = /\.\w+$/.test(pathname) ? join(site, pathname) : join(site, fileOfPath(pathname));
      return route
        .fulfill({ path })
        .catch(() => route.fulfill({ status: 404, path: join(site, notFoundFile) }));
    });
    const visits = report.results
      .filter(({ status }) => status === 'built')
      .flatMap(({ brand: id }) => {
        const kind = brands.get(id)?.name.split(' ')[0] ?? '';
        const logos = readdirSync(join(workshop.bundle(id), 'site', '_brand')).filter((name) =>
          name.endsWith('.svg'),
        );
        const drawings =
          kind === 'svg' || kind === 'files' ? logos.slice(0, 1).map((name) => `/_brand/${name}`) : [];
        return ['/login', ...(kind === 'css' || kind === 'scss' ? [] : ['/aviso-legal']), ...drawings].map(
          (path) => [id, path] as const,
        );
      });
    expect(visits.length).toBeGreaterThan(0);
    const done: string[] = [];
    const next = visits.values();
    const visitor = async (): Promise<void> => {
      for (const [id, path] of next) done.push(...(await harm(context, id, path)));
    };
    await Promise.all([visitor(), visitor(), visitor()]);
    expect(done).toEqual([]);
  },
  patience,
);
