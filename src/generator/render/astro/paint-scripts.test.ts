import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { bundleScript } from './bundle-script.ts';
import { paintScripts } from './classic-script-plugin.ts';
import { paintPlugins } from './paint-plugins.ts';

const src = new URL('../../../', import.meta.url).pathname;

/** Weight that a script must stay below, in bytes (gzip). */
const limits: Readonly<Record<string, number>> = {
  'screens/applications/paint-applications.ts': 8_400,
  'screens/candidates/paint-candidates.ts': 9_500,
  'screens/company-offers/paint-own-offers.ts': 8_500,
  'screens/home/paint-home.ts': 15_000,
  'screens/offers/detail/paint-offer.ts': 11_600,
  'screens/offers/paint-offers.ts': 8_000,
};

it.each(Object.values(paintScripts))(
  'the script that paints has only pure pieces, and a limited weight: %s',
  async (script) => {
    const { code, sources } = await bundleScript(`${src}portal/${script}`, paintPlugins());
    const files = sources.filter((id) => id.startsWith(src)).map((id) => id.slice(src.length));
    expect(files).toContain('portal/paint/jsx-runtime.ts');
    const hasState =
      /\/(?:island\/(?:page-context|domain\/use-rows|language\/use-text)|data\/(?:cache\/query|session\/session-s))/;
    expect(files.filter((file) => hasState.test(file))).toEqual([]);
    expect(code).not.toMatch(/innerHTML|insertAdjacentHTML|document\.write|\beval\b/);
    expect(gzipSync(code, { level: 9 }).length).toBeLessThan(limits[script] ?? 0);
  },
);

/** Compiles a piece for painting. */
async function painted(piece: string): Promise<unknown> {
  const entry = `${src}portal/screens/home/piece.tsx`;
  const given: Plugin = {
    name: 'piece',
    enforce: 'pre',
    resolveId: (id) => (id === entry ? id : undefined),
    load: (id) => (id === entry ? piece : undefined),
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [given, ...paintPlugins()],
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
}

it.each([
  ['state', "import { useState } from 'react'; export const Piece = () => <p>{useState(1)}</p>;", 'useState'],
  [
    'a store',
    "import { useStore } from '@nanostores/react'; export const Piece = () => <p>{useStore({})}</p>;",
    'imports no package',
  ],
])('a piece with %s is not compiled for painting', async (_, piece, reason) => {
  await expect(painted(piece)).rejects.toThrow(reason);
});

it('a pure piece is compiled for painting', async () => {
  await painted(
    "import { usePage } from '#portal/island/page-context.ts'; export const Piece = () => <p>{usePage().language}</p>;",
  );
});
