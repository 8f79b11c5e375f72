import { expect, expectTypeOf, it } from 'vitest';
import { omitUndefined } from './omit-undefined.ts';

it('omits undefined keys, and keeps other empty values', () => {
  const town: string | undefined = undefined;
  const result = omitUndefined({ id: 1, town: town as string | undefined, name: '', count: 0, none: null });
  expect(Object.keys(result)).toEqual(['id', 'name', 'count', 'none']);
  expectTypeOf(result.id).toEqualTypeOf<number>();
  expectTypeOf<{ town?: string }>().toExtend<Pick<typeof result, 'town'>>();
});
