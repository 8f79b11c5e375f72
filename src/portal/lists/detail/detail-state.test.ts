import { expect, it } from 'vitest';
import { unavailable } from '#portal/data/server/client/result.ts';
import { detailState } from './detail-state.ts';

it('is gone for the given error codes, and failed for other codes and lost answers', () => {
  const refused = (code: number) =>
    ({ state: 'failed', failure: { ok: false, kind: 'error', code } }) as const;
  const lost = { state: 'failed', failure: unavailable('network') } as const;
  expect(detailState(refused(4), [4, 7])).toEqual({ state: 'gone', code: 4 });
  expect(detailState(refused(15), [4, 7])).toEqual(refused(15));
  expect(detailState(lost, [4, 500])).toEqual(lost);
  expect(detailState({ state: 'ready', datos: 1 }, [4])).toEqual({ state: 'ready', datos: 1 });
});
