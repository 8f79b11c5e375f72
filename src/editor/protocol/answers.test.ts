import { expect, expectTypeOf, test } from 'vitest';
import type { Diagnostic } from '#generator/diagnostics/problem.ts';
import type { SettingSources } from '#editor/server/setting-sources.ts';
import type { EditConflict, EditResult, SessionState } from '#editor/server/session-types.ts';
import { rooms } from '../../../scripts/lint/rooms.ts';
import type { EditAnswer, SeenConflict, SeenProblem, SeenState, Sources } from './answers.ts';

test('the server says what the page reads', () => {
  expectTypeOf<SessionState>().toExtend<SeenState>();
  expectTypeOf<SettingSources>().toExtend<Sources>();
  expectTypeOf<EditResult>().toExtend<EditAnswer>();
  expectTypeOf<EditConflict>().toExtend<SeenConflict>();
  expectTypeOf<Diagnostic>().toExtend<SeenProblem>();
});

test('nothing of a portal, its build or its sandbox may import the editor', () => {
  const others = Object.entries(rooms).filter(([room]) => !room.startsWith('editor/'));
  expect(others.filter(([, allowed]) => allowed.some((room) => room.startsWith('editor')))).toEqual([]);
});
