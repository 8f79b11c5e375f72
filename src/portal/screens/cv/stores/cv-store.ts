import type { ReadableAtom } from 'nanostores';
import type { Call } from '#core/contract/call.ts';
import { dameCvUsuario } from '#core/contract/calls/cv.ts';
import type { Caller } from '#portal/data/client/call.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { AnswerState } from '#portal/data/answers.ts';
import type { Clock } from '#portal/data/late-requests.ts';
import { createRecordStore, type RecordChange, type RecordStore } from '#portal/data/record-store.ts';

export type { Saved } from '#portal/data/record-store.ts';

/** A change of one part of the CV by the call for it. */
export type Change<C extends Call> = RecordChange<Cv, C>;

/** The own CV. */
export interface CvStore extends Omit<RecordStore<Cv>, '$record'> {
  $cv: ReadableAtom<AnswerState<Cv>>;
}

export function createCvStore(call: Caller, clock?: Clock): CvStore {
  const { $record, ...store } = createRecordStore<Cv>(call, () => call(dameCvUsuario, {}), clock);
  return { $cv: $record, ...store };
}
