import type { KnipConfig } from 'knip';

/**
 * Where knip begins to look for what nothing uses. An exclamation mark at the end is for files that people get, or that
 * make these: `npm run checks` looks a second time at these alone, for files that only tests import.
 */
export default {
  entry: [
    // Started by hand or by npm.
    'scripts/{ci,commands}/*.ts!',
    // The generator finds the pages by their names.
    'src/portal/**/*.page.astro!',
    // Started or loaded by their paths.
    'scripts/bench/sandbox/watched-server.ts!',
    'src/generator/render/compile/astro-build.ts!',
    'src/generator/render/preview/preview-worker.ts!',
    'src/generator/render/astro/{middleware,react-server}.ts!',
    // Stand in for modules of Astro, its React renderer and the contract, or are bundled by themselves, for browsers.
    'src/core/i18n/intl-in-browsers.ts!',
    'src/portal/data/server/client/{define-call,schemas}.ts!',
    'src/portal/frame/boot/{boot-script,dated-script,prefetching-boot-script,sign-out-boot-script}.ts!',
    'src/portal/frame/offline/{offline-sign-out,service-worker}.ts!',
    'src/portal/island/{side-directive,step-directive,import-after-preload,react-client}.ts!',
    // Stand in for React, hooks and zod in painted pieces, or are bundled by themselves.
    'src/portal/paint/{jsx-runtime,stand-ins/*}.ts!',
    'src/portal/screens/**/paint-*.ts!',
    // Loaded as a whole: what they export is used by name, of the object that `import()` gives.
    'src/portal/screens/login/{sign-in-parts,sso}.ts!',
    // The script of a page in whose code the text "<script" stands: knip takes what follows for the script.
    'src/portal/screens/not-found/not-found-script.ts!',
    // Started or compiled by their paths.
    'src/editor/server/editing-process.ts!',
    'src/editor/ui/main.tsx!',
    'src/editor/ui/preview/in-portal/{preview-script,sign-in-script}.ts!',
    // Every call is part of the contract, whether a portal makes it or not.
    'src/core/contract/calls/*.ts!',
    // What configurations of Astro and ESLint load: these count as tools, like tests.
    'src/generator/render/astro/{integration,shipped-packages}.ts!',
    'scripts/lint/{rooms,live-region}.ts!',
    'src/**/*.d.ts!',
  ],
  project: [
    'src/**/*.{ts,tsx,astro,scss,sass}!',
    '{scripts,tests}/**/*.ts!',
    '*.{ts,js,mjs}',
    '!src/portal/gallery/**!',
    '!tests/**!',
    '!**/*.test.{ts,tsx}!',
  ],
  include: ['files', 'exports', 'types', 'dependencies', 'unlisted', 'unresolved', 'duplicates'],
  // A type says what an exported function takes and gives.
  ignoreExportsUsedInFile: { interface: true, type: true },
  // Types of all settings, of which the code names some.
  ignoreIssues: { 'src/**/*.gen.ts': ['types'] },
  ignoreDependencies: [
    // Shapes of icons: `icon:name` is a module that the generator makes.
    'icon',
    // src/generator/theme/font-pairs.ts finds fonts by their names.
    /^@fontsource\//,
  ],
} satisfies KnipConfig;
