import type { Plugin } from 'vite';

const inBrowser: Pick<Plugin, 'applyToEnvironment'> = {
  applyToEnvironment: (environment) => environment.name === 'client',
};

const parser = '@formatjs/icu-messageformat-parser';

/** Messages arrive compiled, so browsers are spared the parser (7 KB gzip). */
export function messagesWithoutParser(): Plugin {
  return {
    name: 'andana:messages-without-parser',
    enforce: 'pre',
    ...inBrowser,
    resolveId: {
      filter: { id: /^@formatjs\/icu-messageformat-parser$/ },
      handler() {
        return this.resolve(`${parser}/no-parser.js`);
      },
    },
  };
}

const serverOnly = [
  'ajv',
  'astro/dist/core',
  'lightningcss',
  'markdown-it',
  'sass',
  'saxes',
  'sharp',
  'svgo',
  'yaml',
];
const serverOnlyPath = new RegExp(`/node_modules/(?:${serverOnly.join('|')})/`);

/** Stops the compilation when a package that is meant for the build gets into code that browsers load. */
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
