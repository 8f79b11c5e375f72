import type { ReadableAtom } from 'nanostores';
import type { Call } from '#api/call.ts';
import { dameCvUsuario } from '#api/calls/cv.ts';
import type { Caller } from '#api/client/call.ts';
import type { Cv } from '#api/entities/cv.ts';
import type { AnswerState } from '#stores/answers.ts';
import { createRecordStore, type RecordChange, type RecordStore } from '#stores/record-store.ts';

export { isSame, type Saved, type SaveFailure } from '#stores/record-store.ts';

/** A change of one part of the CV by the call for it. */
export type Change<C extends Call> = RecordChange<Cv, C>;

/** The own CV. */
export interface CvStore extends Omit<RecordStore<Cv>, '$record'> {
  $cv: ReadableAtom<AnswerState<Cv>>;
}

export function createCvStore(call: Caller): CvStore {
  const { $record, ...store } = createRecordStore<Cv>(call, () => call(dameCvUsuario, {}));
  return { $cv: $record, ...store };
}
