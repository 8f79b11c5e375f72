import { expect, it } from 'vitest';
import type { Formatter } from '#core/i18n/formatter.ts';
import { memoryStorage } from '../../../../tests/support/portal/memory-storage.ts';
import { sessionRemark } from './session-remark.ts';

const t = ((id: string) => id) as Formatter['t'];
const storages = (local: Record<string, string>, tab: Record<string, string> = {}) => ({
  brand: 'campus',
  local: memoryStorage(local),
  tab: memoryStorage(tab),
});

it('is absent for an ordinary session', () => {
  expect(sessionRemark(storages({ 'portal.campus.desfase': '0' }), t)).toBeUndefined();
  expect(sessionRemark(storages({ 'portal.campus.desfase': '-240000' }), t)).toBeUndefined();
  expect(sessionRemark(storages({ 'portal.campus.desfase': 'x' }), t)).toBeUndefined();
});

it.each([86_400_000, -86_400_000, 300_000])('reports a wrong clock (%i ms)', (offset) => {
  expect(sessionRemark(storages({ 'portal.campus.desfase': String(offset) }), t)).toEqual({
    title: 'login.clockTitle',
    message: 'login.clockText',
  });
});

it('reports that the session ends with the tab', () => {
  expect(sessionRemark(storages({}, { 'portal.campus.token': 'a.b.c' }), t)).toMatchObject({
    title: 'login.tabOnlyTitle',
  });
});
