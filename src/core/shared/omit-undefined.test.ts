import { expect, expectTypeOf, it } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

it('what is undefined is absent, and other nothings stay', () => {
  const place: string | undefined = undefined;
  const found = omitUndefined({ id: 1, place: place as string | undefined, name: '', count: 0, none: null });
  expect(Object.keys(found)).toEqual(['id', 'name', 'count', 'none']);
  expectTypeOf(found.id).toEqualTypeOf<number>();
  expectTypeOf<{ place?: string }>().toExtend<Pick<typeof found, 'place'>>();
});
