import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileOfAddress, notFoundFile } from '#generator/hosting/served-file.ts';
import { computeHostRules } from '#generator/hosting/rules.ts';
import { addresses, isShell, type PortalRouting } from '#core/routing/addresses.ts';
import { routes } from '#core/routing/table.ts';

/** Every route in three languages. */
const fixtureRouting: PortalRouting = {
  languages: ['es', 'ca', 'en'],
  defaultLanguage: 'es',
  routes: routes.map((route) => route.id),
  specificLogins: ['erasmus'],
};

/** A page titled with its name, long enough to be worth compressing. */
export function fixturePage(name: string): string {
  return `<!doctype html><title>${name}</title>${'<p>Lorem ipsum dolor sit amet.</p>'.repeat(60)}\n`;
}

/** File paths of a fixture's addresses without id, by address. */
export function fixtureFiles(routing: PortalRouting = fixtureRouting): Map<string, string> {
  const known = addresses(routing).filter((address) => !isShell(address));
  return new Map(known.map((address) => [address.pattern, fileOfAddress(address)]));
}

/**
 * Writes a small bundle in the layout of a build, for tests of servers: each page is titled with its route
 * and language.
 */
export async function writeFixtureBundle(
  bundle: string,
  id: string,
  routing = fixtureRouting,
): Promise<void> {
  const rules = computeHostRules(routing, { id, name: `Portal <${id}>` });
  const pages = addresses(routing).map(
    (address) =>
      [`site/${fileOfAddress(address)}`, fixturePage(`${address.route} ${address.language}`)] as const,
  );
  const files: Record<string, string> = {
    ...Object.fromEntries(pages),
    [`site/${notFoundFile}`]: fixturePage('nothing here'),
    'site/robots.txt': 'User-agent: *\n',
    'site/manifest.webmanifest': '{}\n',
    'site/_astro/app.BxY1.js': `export default ${JSON.stringify('x'.repeat(4000))};\n`,
    'site/_brand/logo.1f2e.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
    'site/.hidden': 'secret\n',
    'hosting/rules.json': JSON.stringify(rules),
    'manifest.json': 'secret\n',
  };
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(bundle, path)), { recursive: true });
    await writeFile(join(bundle, path), text);
  }
}
