import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contractReader } from './browser-code-plugins.ts';
import { iconPlugin } from './icon-plugin.ts';

const path = (file: string): string =>
  fileURLToPath(new URL(`../../../portal/paint/${file}`, import.meta.url));

/** What takes the place of React and of the hooks that pieces may use, by the end of the specifier. */
const standIns: Readonly<Record<string, string>> = {
  'zod/mini': path('stand-ins/schemas.ts'),
  react: path('jsx-runtime.ts'),
  'react/jsx-runtime': path('jsx-runtime.ts'),
  'page-context.ts': path('stand-ins/page-context.ts'),
  'use-server-address.ts': path('stand-ins/use-server-address.ts'),
  'use-rows.ts': path('stand-ins/use-rows.ts'),
  'use-text-language.ts': path('stand-ins/use-text-language.ts'),
};

/** A package, as in an import. */
const bareSpecifier = /^(?:@[\w-]+\/)?[a-z][\w-]*(?:\/[\w./-]+)?$/;

/** Compiles pieces for `paintBlocks`: JSX makes nodes, hooks say what they say at a first render, and styles are the page's. */
export function paintPlugins(): Plugin[] {
  return [
    {
      name: 'andana:paint',
      enforce: 'pre',
      config: () => ({
        oxc: { jsx: { runtime: 'automatic', importSource: 'react', development: false } },
      }),
      resolveId: {
        filter: {
          id: /^(?:zod\/mini|react(?:\/jsx-runtime)?)$|\/(?:page-context|use-rows|use-server-address|use-text-language)\.ts$/,
        },
        handler: (id) => standIns[id] ?? standIns[id.slice(id.lastIndexOf('/') + 1)],
      },
      load: { filter: { id: /\.scss$/ }, handler: () => '' },
    },
    {
      name: 'andana:pure-pieces',
      enforce: 'pre',
      resolveId: {
        filter: { id: bareSpecifier },
        handler(id, importer) {
          if (id in standIns) return null;
          return this.error(`What is painted imports no package: ${importer ?? ''} imports ${id}`);
        },
      },
    },
    contractReader(['datosOf', 'freshFor', 'indivisible', 'method', 'who']),
    // Each icon once in the one script.
    iconPlugin(),
  ];
}
