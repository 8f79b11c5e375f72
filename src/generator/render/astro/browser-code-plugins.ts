import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { callsInBrowsers, withPureCalls } from './calls-in-browsers.ts';

const clientEnvironment: Pick<Plugin, 'applyToEnvironment'> = {
  applyToEnvironment: (environment) => environment.name === 'client',
};

const serverOnly = [
  '@formatjs',
  'ajv',
  'astro/dist/core',
  'css-tree',
  'lightningcss',
  'markdown-it',
  'parse5',
  'sass',
  'saxes',
  'sharp',
  'svgo',
  'yaml',
  'zod',
];
/** Server-only packages, and the parts of the contract that only server teams need. */
const serverOnlyPath = new RegExp(
  `/node_modules/(?:${serverOnly.join('|')})(?:/|$)|/src/core/contract/(?:notes|schema)/`,
);

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/** Replaces the library that fills in texts by `intl-in-browsers.ts`: browsers get compiled texts. */
export function compiledTexts(): Plugin {
  return {
    name: 'andana:compiled-texts',
    enforce: 'pre',
    apply: 'build',
    ...clientEnvironment,
    resolveId: {
      filter: { id: /^@formatjs\/intl$/ },
      handler: () => path('../../../core/i18n/intl-in-browsers.ts'),
    },
  };
}

const schemas = path('../../../portal/data/server/client/schemas.ts');
/** Replaces `defineCall`. */
const callDefinition = path('../../../portal/data/server/client/define-call.ts');

/**
 * Replaces zod and `defineCall` in the contract by readers a tenth of their size, and strips what browsers do not need.
 * @param unread further properties of calls that the code does not read
 */
export function contractReader(unread: readonly string[] = []): Plugin {
  return {
    name: 'andana:contract-reader',
    enforce: 'pre',
    apply: 'build',
    ...clientEnvironment,
    resolveId: {
      filter: { id: /^zod\/mini$|\/core\/contract\/call\.ts$|^#core\/contract\/call\.ts$/ },
      handler: (id) => (id === 'zod/mini' ? schemas : callDefinition),
    },
    transform: {
      filter: { id: /\/core\/contract\/(?:calls|entities)\/[\w-]+\.ts$/ },
      handler: (source, id) => ({
        code: withPureCalls(id.includes('/calls/') ? callsInBrowsers(source, unread) : source),
        map: null,
      }),
    },
  };
}

/** Fails the compilation if a server-only module gets into browser code. */
export function noServerPackages(): Plugin {
  return {
    name: 'andana:no-server-packages',
    apply: 'build',
    ...clientEnvironment,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const forbidden = Object.keys(file.modules).find(
          (id) => serverOnlyPath.test(id) || id.startsWith('node:'),
        );
        if (forbidden) this.error(`${file.fileName} would bring ${forbidden} to browsers`);
      }
    },
  };
}
