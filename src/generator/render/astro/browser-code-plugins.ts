import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { callsInBrowsers, withPureCalls } from './calls-in-browsers.ts';

const inBrowser: Pick<Plugin, 'applyToEnvironment'> = {
  applyToEnvironment: (environment) => environment.name === 'client',
};

const serverOnly = [
  '@formatjs/icu-messageformat-parser/index.js',
  '@formatjs/icu-skeleton-parser',
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
/** Packages, and what is said of the contract for server teams. */
const serverOnlyPath = new RegExp(
  `/node_modules/(?:${serverOnly.join('|')})(?:/|$)|/src/core/contract/(?:notes|schema)/`,
);

const messageParser = '@formatjs/icu-messageformat-parser';

/** Texts come to browsers as syntax trees, so what formats them leaves its parser behind. */
export function noMessageParser(): Plugin {
  return {
    name: 'andana:no-message-parser',
    enforce: 'pre',
    apply: 'build',
    ...inBrowser,
    resolveId(source, importer, options) {
      if (source !== messageParser) return null;
      return this.resolve(`${messageParser}/no-parser.js`, importer, options);
    },
  };
}

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const schemas = path('../../../portal/data/server/client/schemas.ts');
/** What stands in for `defineCall`. */
const definition = path('../../../portal/data/server/client/define-call.ts');

/** The contract is written with zod; browsers read its answers with a tenth of that, and nothing else of it. */
export function contractReader(): Plugin {
  return {
    name: 'andana:contract-reader',
    enforce: 'pre',
    apply: 'build',
    ...inBrowser,
    resolveId: {
      filter: { id: /^zod\/mini$|\/core\/contract\/call\.ts$|^#core\/contract\/call\.ts$/ },
      handler: (id) => (id === 'zod/mini' ? schemas : definition),
    },
    transform: {
      filter: { id: /\/core\/contract\/(?:calls|entities)\/[\w-]+\.ts$/ },
      handler: (source, id) => ({
        code: withPureCalls(id.includes('/calls/') ? callsInBrowsers(source) : source),
        map: null,
      }),
    },
  };
}

/** Stops the compilation when something that is not meant for them gets into code that browsers load. */
export function noServerPackages(): Plugin {
  return {
    name: 'andana:no-server-packages',
    apply: 'build',
    ...inBrowser,
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const found = Object.keys(file.modules).find(
          (id) => serverOnlyPath.test(id) || id.startsWith('node:'),
        );
        if (found) this.error(`${file.fileName} would bring ${found} to browsers`);
      }
    },
  };
}
