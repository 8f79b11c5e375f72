import { expect, it } from 'vitest';
import { createDraft, hasDraft } from './tab-draft.ts';
import { $notice } from '#portal/data/messages/messages.ts';

// Outside of a browser there is no storage, as where it is blocked or full.
it('warns once that storage is blocked, and keeps the input for as long as the page is open', () => {
  const draft = createDraft<{ name: string; secret: string }>('form', '1', ['secret']);
  draft.write({ name: 'Ada', secret: 'x' });
  expect($notice.get()).toEqual({ isBlocked: true });
  expect(draft.read()).toEqual({ name: 'Ada' });
  $notice.set(undefined);
  draft.write({ name: 'Grace', secret: 'x' });
  expect($notice.get()).toBeUndefined();
  expect(draft.isStored()).toBe(false);
  expect(hasDraft('form', '1')).toBe(true);
  draft.clear();
  expect(hasDraft('form', '1')).toBe(false);
  expect(draft.read()).toBeUndefined();
});

it('keeps only the named fields, and none of them that is secret', () => {
  const draft = createDraft<{ name: string; town: string; secret: string }>('form', '2', ['secret']);
  draft.write({ name: 'Ada', town: '', secret: 'x' }, new Set(['name', 'secret']));
  expect(draft.read()).toEqual({ name: 'Ada' });
});
