import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { createPortalServer, type PortalServer } from '#generator/serve/portal-server.ts';
import { auditPage } from '../support/pages/axe.ts';
import { workerBrowser } from '../support/portal/worker-browser.ts';
import { createWorkshop, type BuildSandbox } from '../support/build/build-command.ts';
import { hydrated, watchPage } from '../support/portal/portal.ts';

const attack = `</script><script>hacked=1</script><img src=x onerror=hacked=1>"'\`\${hacked=1}{{nombre}}{name}&lt;b&gt;\\u003c<!--`;
const long = 'Electroencefalografistas'.repeat(6);

const settings = {
  nombre: `Prácticas "'\`\${hacked=1}{name}&lt;b&gt;`,
  nombreCorto: `A&"B"`,
  institucion: `Universidad ${long.slice(0, 60)} "'&`,
  descripcion: { es: `Descripción ${attack}` },
  textosLogin: { titulo: { es: `Título ${attack}` }, texto: { es: `Texto ${long} ${attack}` } },
  loginsEspecificos: {
    raro: { tipoUsuario: 'Alumno', titulo: { es: `${long} ${attack}` }, texto: { es: attack } },
  },
  footer: {
    textos: { es: `Pie ${long} ${attack}` },
    enlaces: {
      es: [
        { texto: `${long}<i>`, url: "https://x.example/?a=%22b%22&c=%3Cd%3E&e=f'g" },
        { texto: '& < > " \' ` {name} %s $& $1', url: 'mailto:a@x.example?subject=a%26b' },
      ],
    },
  },
  contacto: {
    email: `${'largo.'.repeat(8)}x@${'largo-'.repeat(8)}x.example`,
    telefono: '+34 900 555 000',
    direccion: `Calle ${long} ${attack}`,
    url: `https://${'largo-'.repeat(8)}x.example/`,
  },
  legal: { titular: `Titular ${attack}`, numeroAgenciaColocacion: '0'.repeat(40) },
  // Two notices for the same days.
  avisos: ['Oficina cerrada', 'Sin servidor'].map((es) => ({
    desde: '2020-01-01',
    hasta: '2099-12-31',
    texto: { es: `${es} ${attack}` },
  })),
  ownstyles: 'assets/own.css',
};

const sheet = [
  `:root{--hostile:"</style><script>hacked=1</script>"}a[title="</STYLE ><img src=x onerror=hacked=1>"]{color:red}`,
  // Looks like a URL, but no browser loads it.
  'body::after{content:"url(nope.png)"}a[href*="url(x)"]{color:red}a{--x:my-url(foo)}',
  '@supports (width:curl(x)){.none{color:red}}@supports (background:url(logo.svg)){.none{color:red}}',
].join('');

const wording = {
  'frame.notFoundText': `Nada ${long} & < > " '' \` $& $1`,
  'frame.maintenanceOver': `'{'name'}' '<'script'>'hacked=1'<'/script'>'`,
  'frame.menuCompanies': 'Empresas, fundaciones, administraciones y otras entidades colaboradoras',
  'frame.menuCandidates': long.slice(0, 72),
};

const markdown = [
  '## Un título con `</script><script>hacked=1</script>` y {{nombre}}',
  `Texto con {{nombre}}, \\<script\\>hacked=1\\</script\\>, &lt;img src=x onerror=hacked=1&gt; y ${long}.`,
  '[Un enlace con `<b>`](https://x.example/?a=%22%3E%3Cscript%3E "Título con \'comillas\' y &quot;otras&quot;")',
  `- ${long}\n  - ${long}\n    1. ${long}`,
  `> ${long}`,
  `\`\`\`\n${'<script>hacked=1</script> '.repeat(20)}\n\`\`\``,
  `| ${long} | b | c | d |\n| --- | --- | --- | --- |\n| \`<i>\` | ${long} | ${long} | \\| |`,
].join('\n\n');

let workshop: BuildSandbox;
let server: Awaited<ReturnType<PortalServer['listen']>>;
let page: Page;
let faults: string[];
let origin: string;

beforeAll(async () => {
  workshop = createWorkshop(['hostil']);
  const folder = join(workshop.brandsDir, 'hostil');
  const file = join(folder, 'brand.yaml');
  writeFileSync(file, stringify({ ...(parse(readFileSync(file, 'utf8')) as object), ...settings }));
  writeFileSync(join(folder, 'assets', 'own.css'), sheet);
  mkdirSync(join(folder, 'messages'));
  writeFileSync(join(folder, 'messages', 'es.yaml'), stringify(wording));
  writeFileSync(join(folder, 'content', 'es', 'aviso-legal.md'), `${markdown}\n`);
  const { code, stdout, stderr } = await workshop.build();
  expect({ code, stderr }, stdout).toEqual({ code: 0, stderr: '' });
  server = await createPortalServer({ brands: ['hostil'], bundle: workshop.bundle, only: 'hostil' }).listen(
    0,
  );
  origin = `http://localhost:${server.port}`;
  page = await (
    await workerBrowser()
  ).newPage({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' });
  page.on('dialog', (dialog) => void dialog.dismiss());
  faults = watchPage(page);
});
afterAll(async () => {
  await page.close();
  await server.close();
  workshop.remove();
});

const paths = [
  '/login',
  '/login/raro',
  '/login/empresas',
  '/aviso-legal',
  '/mis-ofertas/7',
  '/mantenimiento',
  '/404',
];

describe('a brand whose texts look like code', () => {
  it.each(paths)('is shown literally at %s, and none of it runs', async (path) => {
    await page.goto(origin + path);
    await hydrated(page);
    const state = await page.evaluate(() => ({
      hacked: 'hacked' in window,
      title: document.title,
      footer: document.querySelector('footer')?.textContent ?? '',
      logo: document.querySelector('.header-logo img')?.getAttribute('alt') ?? '',
      description: document.querySelector('meta[name="description"]')?.getAttribute('content'),
      links: [...document.querySelectorAll('footer a')].map((it) => [
        it.textContent.trim(),
        it.getAttribute('href'),
      ]),
      foreign: document.querySelectorAll('img[src="x"], [onerror], header i, footer i, footer b').length,
    }));
    expect(state).toMatchObject({ hacked: false, foreign: 0 });
    expect(state.title.endsWith(` | ${settings.nombre}`), state.title).toBe(true);
    expect(state.footer).toContain(settings.footer.textos.es);
    expect(state.footer).toContain(settings.contacto.direccion);
    expect(state.footer).toContain(settings.institucion);
    expect(state.logo).toContain(settings.nombre);
    expect(state.description).toBe(settings.descripcion.es);
    for (const { texto, url } of settings.footer.enlaces.es) expect(state.links).toContainEqual([texto, url]);
    expect(faults).toEqual([]);
  });

  it('has its style sheet in the sign-in page, unchanged', async () => {
    await page.goto(`${origin}/login`);
    const written = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--hostile').replaceAll('\\', ''),
    );
    expect(written).toBe('"</style><script>hacked=1</script>"');
    // The theme, and the other styles behind the script that waits for it.
    expect(await page.locator('style').count()).toBe(2);
  });

  it.each(paths)('does not break the layout of %s in any window', async (path) => {
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(origin + path);
      await hydrated(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('header a, header button')]
          .filter((it) => it.checkVisibility())
          .filter((it) => {
            const { left, right } = it.getBoundingClientRect();
            return left < 0 || right > innerWidth + 1;
          })
          .map((it) => it.textContent),
      );
      expect(covered, `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
  });

  it('closes one of two notices for the same days', async () => {
    await page.goto(`${origin}/aviso-legal`);
    await hydrated(page);
    const notice = (text: string) => page.locator('.dated-notices .banner', { hasText: text });
    await notice('Oficina cerrada').getByRole('button').click();
    await page.reload();
    await notice('Sin servidor').waitFor();
    expect(await notice('Oficina cerrada').isVisible()).toBe(false);
    await page.evaluate(() => {
      sessionStorage.clear();
    });
  });

  it('has its wording and its pages as text', async () => {
    await page.goto(`${origin}/404`);
    await hydrated(page);
    expect(await page.locator('main').textContent()).toContain(`Nada ${long} & < > " ' \` $& $1`);
    await page.goto(`${origin}/mantenimiento`);
    expect(await page.locator('main').textContent()).toContain('{name} <script>hacked=1</script>');
    await page.goto(`${origin}/aviso-legal`);
    const prose = (await page.locator('.prose').textContent()) ?? '';
    expect(prose).toContain(
      `Texto con ${settings.nombre}, <script>hacked=1</script>, <img src=x onerror=hacked=1>`,
    );
    expect(await page.locator('.prose script, .prose img').count()).toBe(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await auditPage(page)).toEqual([]);
  });

  it('escapes its texts in the manifest and structured data', async () => {
    const site = join(workshop.bundle('hostil'), 'site');
    const manifest = JSON.parse(readFileSync(join(site, 'manifest.webmanifest'), 'utf8')) as object;
    expect(manifest).toMatchObject({ name: settings.nombre, short_name: settings.nombreCorto });
    const sitemap = await page.goto(`${origin}/sitemap.xml`);
    expect(sitemap?.status()).toBe(200);
    expect(await page.locator('parsererror').count()).toBe(0);
  });
});
