import { join, resolve } from 'node:path';
import { Linter } from 'eslint';
import { expect, it } from 'vitest';
import { rooms, roomsPlugin } from './rooms.ts';

const src = resolve(import.meta.dirname, '../../src');

/** Messages of the rule for an import in a file below `src`. */
function messagesFor(file: string, line: string): string[] {
  const config: Linter.Config = {
    files: ['**/*.ts'],
    plugins: { andana: roomsPlugin },
    rules: { 'andana/rooms': 'error' },
  };
  const options = { filename: join(src, file) };
  return new Linter({ cwd: src }).verify(line, [config], options).map(({ message }) => message);
}

it.each([
  ['portal/ui/Button.ts', "import { a } from '#core/shared/omit-undefined.ts';"],
  ['portal/ui/Button.ts', "import { a } from './Icon.ts';"],
  ['portal/screens/cv/x.ts', "export * from '#portal/pieces/own-studies/x.ts';"],
  ['core/brand/x.ts', "import p from '../../../package.json';"],
  ['portal/ui/Button.ts', "import { useState } from 'react';"],
])('lets %s write %s', (file, line) => expect(messagesFor(file, line)).toEqual([]));

it.each([
  ['upward', 'portal/ui/Button.ts', "import { a } from '#portal/data/call.ts';"],
  ['across the ways of running', 'portal/screens/cv/x.ts', "import { a } from '#generator/serve/x.ts';"],
  ['at run time', 'portal/forms/x.ts', "const a = () => import('#portal/frame/x.ts');"],
  [
    'from a part of the same room’s parent',
    'core/contract/x.ts',
    "export { a } from '#core/contract/calls/x.ts';",
  ],
  ['of pages into the contract', 'core/contract/x.ts', "import { a } from '#core/routing/table.ts';"],
  [
    'of requests into the session',
    'portal/data/session/x.ts',
    "import { a } from '#portal/data/server/call.ts';",
  ],
  ['of drafts into the cache', 'portal/data/cache/x.ts', "import { a } from '#portal/data/drafts/x.ts';"],
  ['between pieces', 'portal/pieces/one/x.ts', "import { a } from '#portal/pieces/two/x.ts';"],
  ['between screens', 'portal/screens/one/x.ts', "import { a } from '#portal/screens/two/x.ts';"],
])('refuses imports %s', (_what, file, line) =>
  expect(messagesFor(file, line)).toEqual([expect.stringContaining('may import only')]),
);

it('requires #room paths across rooms, and a row for each room', () => {
  expect(messagesFor('portal/forms/x.ts', "import { a } from '../ui/x.ts';")).toEqual([
    'Write #room/… across rooms.',
  ]);
  expect(messagesFor('attic/x.ts', "import { a } from '#core/shared/x.ts';")[0]).toContain('src/attic');
});

it('lets no two rooms import each other, over others either', () => {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    (rooms[from] ?? []).some((room) => {
      if (room === to) return true;
      if (seen.has(room)) return false;
      seen.add(room);
      return reaches(room, to, seen);
    });
  expect(Object.keys(rooms).filter((room) => reaches(room, room))).toEqual([]);
});

it('names only rooms that have a row', () => {
  const known = Object.keys(rooms);
  expect(
    Object.values(rooms)
      .flat()
      .filter((name) => !known.includes(name)),
  ).toEqual([]);
});
