import { expect, it, vi } from 'vitest';
import { createEditing } from './editing.ts';

it('one editor at a time is open, and the button that opened it gets the focus back', () => {
  const editing = createEditing();
  editing.open('languages:3', 'nivel');
  expect(editing.$open.get()).toEqual({ id: 'languages:3', field: 'nivel' });
  editing.open('personal');
  expect(editing.$open.get()).toEqual({ id: 'personal' });
  editing.cancel();
  expect(editing.$open.get()).toBeUndefined();
  expect(editing.$focus.get()).toBe('personal');
  expect(editing.$saved.get()).toBeUndefined();
});

it('an editor with changes goes away only when its owner says so', () => {
  const editing = createEditing();
  const discard = vi.fn();
  editing.open('personal');
  editing.hold({ isKept: false, discard });
  expect(editing.$isAtRisk.get()).toBe(true);
  editing.open('languages:new');
  expect(editing.$isAsking.get()).toBe(true);
  editing.answer(false);
  expect(editing.$open.get()).toEqual({ id: 'personal' });
  expect(discard).not.toHaveBeenCalled();

  editing.open('languages:new');
  editing.answer(true);
  expect(discard).toHaveBeenCalledOnce();
  expect(editing.$open.get()).toEqual({ id: 'languages:new' });
  expect(editing.$isAtRisk.get()).toBe(false);
});

it('leaving the page loses nothing that is kept', () => {
  const editing = createEditing();
  editing.open('presentation');
  editing.hold({ isKept: true });
  expect(editing.$isAtRisk.get()).toBe(false);
  editing.cancel();
  expect(editing.$isAsking.get()).toBe(true);
});

it('an entry that was new is marked and focused under its own id', () => {
  const editing = createEditing();
  editing.open('languages:new');
  editing.hold({ isKept: false });
  editing.finish('languages:7');
  expect(editing.$open.get()).toBeUndefined();
  expect(editing.$isAtRisk.get()).toBe(false);
  expect(editing.$saved.get()).toBe('languages:7');
  expect(editing.$focus.get()).toBe('languages:7');
  editing.open('personal');
  expect(editing.$saved.get()).toBeUndefined();
});
