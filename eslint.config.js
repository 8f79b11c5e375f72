import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What the browser's side uses of the contract. */
const contract = ['api', 'api/calls', 'api/client', 'api/entities', 'api/location', 'api/validation'];

/**
 * Who may import whom among the folders of src; everything points down to data. `brand/pipeline` and `brand/schema`
 * run in Node only and have rows of their own. Screens never import each other.
 */
const importTable = {
  shared: [],
  i18n: ['shared'],
  routing: ['i18n', 'shared'],
  brand: ['routing', 'i18n', 'shared'],
  diagnostics: ['shared'],
  api: ['i18n', 'routing', 'shared'],
  'api/calls': ['api', 'api/entities', 'shared'],
  'api/entities': ['api', 'shared'],
  'api/validation': ['api', 'api/entities', 'i18n', 'shared'],
  'api/client': ['api', 'api/calls', 'api/entities', 'api/validation', 'i18n', 'routing', 'shared'],
  'api/location': ['shared'],
  'api/openapi': ['api', 'api/calls', 'api/entities', 'api/validation', 'i18n', 'shared'],
  'brand/schema': ['brand', 'routing', 'i18n', 'shared'],
  'brand/pipeline': ['brand', 'brand/schema', 'diagnostics', 'theme', 'routing', 'i18n', 'shared'],
  theme: ['brand', 'i18n', 'shared'],
  guards: ['routing', 'shared'],
  session: ['api/entities', 'shared'],
  stores: [...contract, 'session', 'brand', 'routing', 'i18n', 'shared'],
  ui: ['i18n', 'shared', 'theme'],
  shell: [...contract, 'ui', 'stores', 'session', 'guards', 'theme', 'routing', 'brand', 'i18n', 'shared'],
  layouts: ['guards', 'shell', 'ui', 'theme', 'routing', 'brand', 'i18n', 'shared'],
  screens: [
    ...contract,
    'layouts',
    'shell',
    'ui',
    'stores',
    'session',
    'theme',
    'routing',
    'brand',
    'i18n',
    'shared',
  ],
  sandbox: [
    'api',
    'api/calls',
    'api/entities',
    'api/location',
    'api/validation',
    'brand/pipeline',
    'brand',
    'routing',
    'i18n',
    'shared',
  ],
  hosting: ['routing', 'brand', 'i18n', 'diagnostics', 'shared'],
  server: ['hosting', 'routing', 'brand', 'i18n', 'diagnostics', 'shared'],
  generator: [
    'brand/pipeline',
    'brand',
    'hosting',
    'layouts',
    'shell',
    'theme',
    'routing',
    'i18n',
    'diagnostics',
    'shared',
  ],
};

const foldersOf = (folder) =>
  readdirSync(new URL(`./${folder}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const missing = foldersOf('src').filter((folder) => !(folder in importTable));
if (missing.length > 0)
  throw new Error(`Say in eslint.config.js who may import whom for: ${missing.join(', ')}`);

/** Matches `#x/…` for every folder that is not allowed, the more specific of two rows deciding. */
function forbidden(folder, allowed) {
  const known = Object.keys(importTable);
  const within = [...allowed, ...(folder === 'screens' ? [] : [folder])];
  const inner = known.filter((it) => it.includes('/'));
  const denied = known.filter((it) => !within.includes(it));
  const pattern = denied
    .map((it) => {
      const exceptions = inner.filter((row) => row.startsWith(`${it}/`) && within.includes(row));
      const rest = exceptions.map((row) => row.slice(it.length + 1)).join('|');
      return rest ? `${it}/(?!(?:${rest})/)` : `${it}/`;
    })
    .join('|');
  return `^#(?:${pattern})`;
}

const importRules = Object.entries(importTable).map(([folder, allowed]) => ({
  files: [`src/${folder}/**/*.{ts,tsx,astro}`],
  ignores: [
    '**/*.test.ts',
    ...Object.keys(importTable)
      .filter((it) => it.startsWith(`${folder}/`))
      .map((it) => `src/${it}/**`),
  ],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: forbidden(folder, allowed),
            message: `src/${folder} may import only: ${allowed.join(', ') || 'nothing of ours'} (see the table in eslint.config.js).`,
          },
          {
            // A screen may have a folder of one of these names; it is one step up.
            regex: `^(?:\\.\\./){${folder === 'screens' ? 2 : 1},}(?:${Object.keys(importTable).join('|')})/`,
            message: 'Write #folder/… across folders.',
          },
        ],
      },
    ],
  },
}));

export default defineConfig(
  { ignores: ['dist-brands/', '.cache/', '.astro/', 'node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  { files: ['**/*.tsx'], ...reactHooks.configs.flat.recommended },
  {
    rules: {
      eqeqeq: 'error',
      // A leading underscore says that a part is left out on purpose.
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          ignoreRestSiblings: true,
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      'no-restricted-globals': [
        'error',
        {
          name: 'localStorage',
          message: 'Use #shared/storage.ts, which works when storage is blocked or full.',
        },
        {
          name: 'sessionStorage',
          message: 'Use #shared/storage.ts, which works when storage is blocked or full.',
        },
      ],
      // Types say which keys exist; process.env and JSON do not.
      '@typescript-eslint/dot-notation': 'off',
      // The checks of brand files look for control characters on purpose.
      'no-control-regex': 'off',
    },
  },
  // json-schema-to-typescript writes index signatures.
  { files: ['**/*.gen.ts'], rules: { '@typescript-eslint/consistent-indexed-object-style': 'off' } },
  { files: ['**/*.{js,mjs}', '**/*.astro'], rules: { 'no-undef': 'off' } },
  // Tests look at what a page has stored from the inside of the page.
  { files: ['tests/**'], rules: { 'no-restricted-globals': 'off' } },
  ...importRules,
);
