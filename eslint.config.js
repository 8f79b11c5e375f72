import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { roomsPlugin } from './scripts/lint/rooms.ts';
import { liveRegionPlugin } from './scripts/lint/live-region.ts';

/** An object that is spread only sometimes is said in one way; `undefined` and `false` spread to nothing. */
const spread = {
  selector:
    ':matches(SpreadElement, JSXSpreadAttribute) > ConditionalExpression:matches([consequent.properties.length=0], [alternate.properties.length=0])',
  message:
    'Write ...given({ key }) (#core/shared/omit-undefined.ts) for what may be undefined, else ...(condition && { key }).',
};

export default defineConfig(
  { ignores: ['dist-brands/', '.cache/', '.astro/', 'node_modules/', '**/*.gen.js'] },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  astro.configs['flat/recommended'],
  { files: ['src/**/*.{ts,tsx}'], ignores: ['**/*.test.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
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
          message: 'Use #core/shared/storage.ts, which works when storage is blocked or full.',
        },
        {
          name: 'sessionStorage',
          message: 'Use #core/shared/storage.ts, which works when storage is blocked or full.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          name: '@nanostores/persistent',
          message:
            'Use storedAtom of src/portal/data/browser/stored-atom.ts, which knows what may be stored.',
        },
      ],
      'no-restricted-syntax': ['error', spread],
      // Types say which keys exist; process.env and JSON do not.
      '@typescript-eslint/dot-notation': 'off',
      // The checks of brand files look for control characters on purpose.
      'no-control-regex': 'off',
    },
  },
  {
    files: ['src/portal/**/*.tsx'],
    plugins: { 'live-region': liveRegionPlugin },
    rules: { 'live-region/in-place': 'error' },
  },
  // What is stored is declared in src/core/shared/stored-names.ts, and written in these places alone.
  { files: ['src/portal/data/browser/stored-atom.ts'], rules: { 'no-restricted-imports': 'off' } },
  // Takes the engine of persistent atoms away after a test; stores nothing.
  { files: ['tests/support/portal/browser-globals.ts'], rules: { 'no-restricted-imports': 'off' } },
  {
    files: ['src/{core,portal,generator}/**/*.{ts,tsx,astro}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/portal/data/session/{start-session,sign-out}.ts',
      'src/portal/frame/consent/analytics.ts',
      'src/portal/frame/offline/service-worker.ts',
      // Deletes from its caches.
      'src/portal/frame/boot/chunk-loader.ts',
      'src/generator/hosting/emitters/worker-off.ts',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        spread,
        ...[
          'JSXText:first-child[value=/^[:,;.]/]',
          'JSXExpressionContainer:first-child > TemplateLiteral[quasis.0.value.raw=/^[:,;.]/]',
        ].map((words) => ({
          selector: `JSXElement[openingElement.attributes.0.value.value='visually-hidden'] > ${words}`,
          message:
            'Browsers read out a space before hidden words: begin with a word, or it is “Accept : title”.',
        })),
        {
          selector: "AssignmentExpression[left.property.name='cookie']",
          message:
            'Declare a cookie in src/core/shared/stored-names.ts; sessions write the only one there is.',
        },
        {
          selector: 'MemberExpression[object.name=/^(caches|indexedDB|cookieStore)$/]',
          message:
            'Declare what is stored in src/core/shared/stored-names.ts; the service worker has the only caches.',
        },
      ],
    },
  },
  // json-schema-to-typescript writes index signatures.
  { files: ['**/*.gen.ts'], rules: { '@typescript-eslint/consistent-indexed-object-style': 'off' } },
  { files: ['**/*.{js,mjs}', '**/*.astro'], rules: { 'no-undef': 'off' } },
  // Tests look at what a page has stored from the inside of the page.
  { files: ['tests/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['src/*/**/*.{ts,tsx,astro}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { andana: roomsPlugin },
    rules: { 'andana/rooms': 'error' },
  },
);
