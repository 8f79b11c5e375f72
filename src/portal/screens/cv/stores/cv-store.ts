import type { ReadableAtom } from 'nanostores';
import type { Call } from '#core/contract/call.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { createRecordStore, type RecordChange, type RecordStore } from '#portal/data/cache/record-store.ts';

export type { SaveResult } from '#portal/data/cache/record-store.ts';

/** A change of one part of the CV by its call. */
export type CvChange<C extends Call> = RecordChange<Cv, C>;

/** Store of the student's own CV. */
export interface CvStore extends Omit<RecordStore<Cv>, '$record'> {
  $cv: ReadableAtom<QueryState<Cv>>;
}

export function createCvStore(call: Caller, clock?: Clock): CvStore {
  const { $record, ...store } = createRecordStore<Cv>(call, () => call(dameCvUsuario, {}), clock);
  return { $cv: $record, ...store };
}
