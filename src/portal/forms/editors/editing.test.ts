import { expect, it, vi } from 'vitest';
import { createEditing } from './editing.ts';

it('opens one editor at a time, and returns the focus to its button', () => {
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

it('closes an editor with changes only after confirmation', () => {
  const editing = createEditing();
  const discard = vi.fn();
  editing.open('personal');
  editing.hold({ isStored: false, discard });
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

it('is not at risk of losing changes that are stored in a draft', () => {
  const editing = createEditing();
  editing.open('presentation');
  editing.hold({ isStored: true });
  expect(editing.$isAtRisk.get()).toBe(false);
  editing.cancel();
  expect(editing.$isAsking.get()).toBe(true);
});

it('marks and focuses a new entry under the id it was saved with', () => {
  const editing = createEditing();
  editing.open('languages:new');
  editing.hold({ isStored: false });
  editing.finish('languages:7');
  expect(editing.$open.get()).toBeUndefined();
  expect(editing.$isAtRisk.get()).toBe(false);
  expect(editing.$saved.get()).toBe('languages:7');
  expect(editing.$focus.get()).toBe('languages:7');
  editing.open('personal');
  expect(editing.$saved.get()).toBeUndefined();
});
