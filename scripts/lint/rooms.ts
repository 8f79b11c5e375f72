import { dirname, relative, resolve, sep } from 'node:path';
import type { ESLint, Rule } from 'eslint';
import { sourceVersion } from './source-version.ts';

const src = resolve(import.meta.dirname, '../../src');

const contract = ['', '/calls', '/entities', '/validation', '/location'].map(
  (part) => `core/contract${part}`,
);
const core = [
  'core/shared',
  'core/i18n',
  'core/routing',
  'core/guards',
  'core/brand',
  ...contract,
  'core/status-messages',
  'core/model',
];
/** The contract with its docs and schemas, which are too large for browsers. */
const described = [...core, 'core/contract/schema'];
/** What the portal stores in browsers and exchanges with the server. */
const data = [
  'portal/data/browser',
  'portal/data/server/client',
  'portal/data/messages',
  'portal/data/session',
  'portal/data/prefetch',
  'portal/data/server',
  'portal/data/drafts',
  'portal/data/cache',
  'portal/data/tabs',
];
/** Rooms that every page needs; each may import the rooms listed before it. */
const page = [...core, 'portal/theme', 'portal/ui', ...data, 'portal/island', 'portal/messages'];
/** Rooms that screens are composed of, and that the gallery shows. */
const screen = [...page, 'portal/forms', 'portal/lists', 'portal/pieces/*', 'portal/render', 'portal/frame'];

/**
 * Allowed imports between the rooms of `src`, from the ground up. The longest matching name is the room of a
 * file; a star stands for any folder, each a room of its own. Tests may import anything.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'core/shared': [],
  'core/brand-edits': [],
  'core/i18n': ['core/shared'],
  'core/routing': ['core/i18n', 'core/shared'],
  'core/guards': ['core/routing', 'core/shared'],
  'core/brand': ['core/routing', 'core/i18n', 'core/shared'],
  // Servers implement the contract, too, so it knows no page.
  'core/contract': ['core/shared'],
  'core/contract/entities': ['core/contract', 'core/shared'],
  'core/contract/calls': ['core/contract', 'core/contract/entities', 'core/i18n', 'core/shared'],
  'core/contract/validation': ['core/contract', 'core/contract/entities', 'core/i18n', 'core/shared'],
  'core/contract/location': ['core/shared'],
  'core/contract/docs': [
    'core/contract',
    'core/contract/calls',
    'core/contract/entities',
    'core/routing',
    'core/i18n',
  ],
  'core/contract/schema': [
    'core/contract',
    'core/contract/calls',
    'core/contract/entities',
    'core/contract/docs',
    'core/status-messages',
    'core/i18n',
  ],
  'core/status-messages': ['core/contract', 'core/routing', 'core/i18n'],
  'core/model': [...contract, 'core/brand', 'core/routing', 'core/i18n', 'core/shared'],

  'portal/theme': [],
  'portal/ui': ['portal/theme', 'core/i18n', 'core/shared'],
  'portal/data/browser': core,
  'portal/data/server/client': core,
  'portal/data/messages': [...core, 'portal/data/browser', 'portal/data/server/client'],
  'portal/data/session': [...core, 'portal/data/browser', 'portal/data/server/client'],
  'portal/data/prefetch': [...core, 'portal/data/server/client', 'portal/data/session'],
  'portal/data/server': [
    ...core,
    'portal/data/browser',
    'portal/data/server/client',
    'portal/data/messages',
    'portal/data/session',
    'portal/data/prefetch',
  ],
  'portal/data/drafts': [
    ...core,
    'portal/data/browser',
    'portal/data/server/client',
    'portal/data/messages',
    'portal/data/session',
  ],
  'portal/data/cache': [
    ...core,
    'portal/data/browser',
    'portal/data/server/client',
    'portal/data/session',
    'portal/data/prefetch',
    'portal/data/server',
  ],
  'portal/data/tabs': [
    ...core,
    'portal/data/browser',
    'portal/data/messages',
    'portal/data/session',
    'portal/data/drafts',
  ],
  'portal/island': [...core, 'portal/theme', 'portal/ui', ...data],
  'portal/paint': [...core, ...data, 'portal/island'],
  'portal/messages': [...core, 'portal/theme', 'portal/ui', ...data, 'portal/island'],
  'portal/forms': page,
  'portal/lists': page,
  'portal/pieces/*': [...page, 'portal/forms', 'portal/lists'],
  'portal/render': [...core, 'portal/island'],
  'portal/frame': [...page, 'portal/forms', 'portal/lists', 'portal/render'],
  'portal/gallery': screen,
  'portal/screens/*': [...screen, 'portal/paint'],

  'generator/diagnostics': ['core/i18n', 'core/shared'],
  'generator/processes': [],
  'generator/theme': ['core/brand', 'core/i18n', 'core/shared'],
  'generator/brands/schema': ['core/brand', 'core/routing', 'core/i18n', 'core/shared'],
  'generator/brands': [
    ...core,
    'core/brand-edits',
    'generator/brands/schema',
    'generator/diagnostics',
    'generator/processes',
    'generator/theme',
  ],
  'generator/hosting': [...core, 'generator/diagnostics'],
  'generator/openapi': described,
  'generator/conformance': described,
  'generator/render': [
    ...core,
    'portal/render',
    'portal/island',
    'generator/brands',
    'generator/diagnostics',
    'generator/hosting',
    'generator/processes',
    'generator/theme',
  ],
  'generator/compare': [
    ...core,
    'generator/brands/schema',
    'generator/brands',
    'generator/diagnostics',
    'generator/render',
    'generator/theme',
  ],
  'editor/server': [
    ...core,
    'core/brand-edits',
    'generator/brands/schema',
    'generator/brands',
    'generator/compare',
    'generator/diagnostics',
    'generator/hosting',
    'generator/processes',
    'generator/render',
    'generator/serve',
    'generator/theme',
    'editor/protocol',
    'sandbox',
  ],
  // What the page and the server of the editor say to each other.
  'editor/protocol': ['core/i18n', 'core/routing', 'core/brand', 'core/brand-edits'],
  // Its own compile: nothing of it is a part of a portal.
  'editor/ui': [
    ...core,
    'core/brand-edits',
    'generator/theme',
    'portal/theme',
    'portal/ui',
    'editor/protocol',
  ],
  'generator/serve': [...core, 'generator/diagnostics', 'generator/hosting'],

  sandbox: described,
};

const names = Object.keys(rooms).sort(
  (a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1),
);

/** Row and room of a path below `src`; they differ for rows with a star. */
function roomOf(path: string): { row: string; room: string } | undefined {
  const parts = path.split('/');
  const row = names.find((name) =>
    name.split('/').every((part, index) => part === parts[index] || part === '*'),
  );
  return row === undefined ? undefined : { row, room: parts.slice(0, row.split('/').length).join('/') };
}

const pathOf = (file: string): string => relative(src, file).split(sep).join('/');

function problemOf(file: string, specifier: string): string | undefined {
  const isRelative = specifier.startsWith('.');
  if (!isRelative && !specifier.startsWith('#')) return undefined;
  const from = roomOf(pathOf(file));
  if (!from) return `Say in scripts/lint/rooms.ts who may import whom for src/${dirname(pathOf(file))}.`;
  const path = isRelative ? pathOf(resolve(dirname(file), specifier)) : specifier.slice(1);
  // Files at the root of the project.
  if (path.startsWith('..')) return undefined;
  const to = roomOf(path);
  if (to?.room === from.room) return undefined;
  if (isRelative) return 'Write #room/… across rooms.';
  const allowed = rooms[from.row] ?? [];
  if (to && to.row !== from.row && allowed.includes(to.row)) return undefined;
  return `src/${from.row} may import only: ${allowed.join(', ') || 'nothing of ours'} (see scripts/lint/rooms.ts).`;
}

const roomsRule: Rule.RuleModule = {
  create(context) {
    const check = (node: Rule.Node): void => {
      const source = 'source' in node ? node.source : undefined;
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const message = problemOf(context.filename, source.value);
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
    };
  },
};

/** The table as an ESLint rule for imports, re-exports and dynamic imports. */
export const roomsPlugin: ESLint.Plugin = {
  meta: { name: 'andana', version: sourceVersion(import.meta.filename) },
  rules: { rooms: roomsRule },
};
