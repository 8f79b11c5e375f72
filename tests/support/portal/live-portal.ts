import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { inject } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '#sandbox/sandbox.ts';
import { nodeListener } from '#sandbox/node-adapter.ts';
import { examplePassword } from '#sandbox/seed/seed-data.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import type { CompanyChoice } from '#core/contract/entities/session.ts';
import { storageKey } from '#core/shared/storage.ts';
import type { StoredName } from '#core/shared/stored-names.ts';
import { identityOf } from '#portal/data/session/identity.ts';
import { exampleData } from '../sandbox/example-data.ts';
import { builtBrand } from './bundles.ts';
import { servePortals } from './serve-portals.ts';

/** The portal of a brand with a sandbox of its own, so that tests do not see each other's data. */
export interface LivePortal {
  brand: Brand;
  /** URL of a path. */
  url: (path: string) => string;
  /** Paths of all scripts of the portal. */
  scripts: readonly string[];
  /** Database of the sandbox. */
  db: Sandbox['db'];
  /**
   * Signs a persona in without the sign-in page, by storing the session in the browser.
   * @param firm index among the firms of the persona, by default the first
   */
  signIn: (page: Page, persona: PersonaId, firm?: number) => Promise<void>;
  close: () => Promise<void>;
}

interface LivePortalOptions extends Pick<SandboxOptions, 'clock' | 'content'> {
  /** Folder with the bundles; by default that of the end-to-end set-up. */
  outDir?: string;
}

/** Serves the built portal of a brand at an address of its own, with example data in memory. */
export function startLivePortal(
  brandId: string,
  { outDir = inject('outDir'), ...options }: LivePortalOptions = {},
): Promise<LivePortal> {
  return servePortal(builtBrand(brandId, outDir), join(outDir, brandId), options);
}

/** Paths of the scripts of a bundle, given by its absolute path. */
const scriptsOf = (bundle: string): string[] =>
  readdirSync(join(bundle, 'site/_astro'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/_astro/${file}`);

/**
 * Serves a bundle of a brand at an address of its own, with example data in memory.
 * @param bundle absolute path
 */
export async function servePortal(
  brand: Brand,
  bundle: string,
  options: Pick<SandboxOptions, 'clock' | 'content'> = {},
): Promise<LivePortal> {
  const brandId = brand.id;
  const sandbox = createSandbox({ brand, data: exampleData({ brand, ...options }), ...options });
  const handle = nodeListener(sandbox);
  const server = await servePortals({
    brands: [brandId],
    bundle: () => bundle,
    only: brandId,
    handlers: ['/api', '/sandbox'].map((prefix) => ({ prefix, handle })),
  });
  const url = (path: string): string => `http://localhost:${server.port}${path}`;

  async function signIn(page: Page, persona: PersonaId, firmIndex = 0): Promise<void> {
    const { kind, usuario } = personaOf(persona);
    const side = kind === 'empresa' ? 'Empresa' : 'Alumno';
    const post = async (path: string, body: object): Promise<Record<string, unknown>> => {
      const response = await fetch(url(path), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const { status, datos } = (await response.json()) as { status: number; datos: Record<string, unknown> };
      if (status !== 0) throw new Error(`${path} answered ${status}`);
      return datos;
    };
    const credentials = { usuario, password: examplePassword };
    const firms =
      side === 'Empresa'
        ? ((await post('/api/Empresa/dameEmpresasDelUsuario', credentials)) as unknown as CompanyChoice[])
        : [];
    const firm = firms[firmIndex];
    const datos = await post(`/api/${side}/logaUsuario`, {
      ...credentials,
      ...(firm && { eidEmpresa: firm.idEmpresa }),
    });
    const type = side === 'Empresa' ? 'Empresa' : datos['conPracticas'] ? 'Alumno' : 'Egresado';
    const values = {
      tipoUsuario: datos['tipoUsuario'] ?? type,
      conPracticas: datos['conPracticas'],
      conEmpleo: datos['conEmpleo'],
      soloCiclosUAX: datos['soloCiclosUAX'],
      primerAcceso: false,
      recordar: true,
      identidad: identityOf({
        side: side === 'Empresa' ? 'company' : 'student',
        usuario,
        eidEmpresa: firm?.idEmpresa,
      }),
      empresa: firm?.nombre ?? '',
      variasEmpresas: firms.length > 1,
      calendario: datos['urlCalendario'] ?? '',
      // Stored last, as by the sign-in page: other tabs watch it.
      token: datos['token'],
    };
    const stored = Object.entries(values).map(([name, value]) => [
      storageKey(brandId, name as StoredName),
      String(value),
    ]);
    if (!page.url().startsWith(url('/'))) await page.goto(url('/robots.txt'));
    await page.evaluate((entries) => {
      for (const [key = '', value = ''] of entries) localStorage.setItem(key, value);
    }, stored);
  }

  return {
    brand,
    url,
    scripts: scriptsOf(bundle),
    db: sandbox.db,
    signIn,
    close: async () => {
      await server.close();
      sandbox.close();
    },
  };
}
