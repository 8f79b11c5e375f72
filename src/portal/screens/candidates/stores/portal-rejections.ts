import { createPersistentDraft, findDrafts, isDraftOf } from '#portal/data/drafts/persistent-draft.ts';
import { showError } from '#portal/data/messages/messages.ts';
import { realClock } from '#portal/data/server/late-arrivals.ts';
import { withSendLock } from '#portal/data/server/send-lock.ts';
import { $session, lastPerson } from '#portal/data/session/session-store.ts';
import { rejectionForm } from '#portal/pieces/rejections/rejection-form.ts';
import { changesOf } from './portal-candidates.ts';
import { $rejections, type PendingRejection } from './rejection-store.ts';
import { createRejections, type RejectionStorage } from './rejections.ts';

type Stored = Pick<PendingRejection, 'estado' | 'offer' | 'to' | 'scope' | 'due'>;

/** The draft of a rejection; it has no name of the candidate, since it may stay for days. */
const draftOf = (id: number) =>
  createPersistentDraft<Stored>(
    { form: rejectionForm, id: String(id), instance: '' },
    lastPerson()?.identity ?? '',
  );

const storage: RejectionStorage = {
  list: () => {
    const person = lastPerson();
    if (!person) return [];
    return findDrafts<Stored>(rejectionForm, isDraftOf(person)).flatMap(({ id, values }) => {
      const { estado, offer, to, scope = 'all', due = 0 } = values;
      if (estado === undefined || !to) return [];
      return [{ idCandidatura: Number(id), estado, offer, to, scope, due, phase: 'waiting' as const }];
    });
  },
  save: ({ idCandidatura, estado, offer, to, scope, due }) =>
    draftOf(idCandidatura).write({ estado, offer, to, scope, due }),
  remove: (id) => draftOf(id).clear(),
  has: (id) => draftOf(id).read() !== undefined,
};

/** The rejections of this browser that are not sent yet. */
export const rejections = createRejections({
  $rejections,
  storage,
  move: ({ idCandidatura, estado, offer, to, scope }) =>
    changesOf(offer).move({ idCandidatura, estado }, to, scope, draftOf(idCandidatura).keys),
  alone: (id, send) => withSendLock([rejectionForm, id], send, () => 0, realClock),
  hasSession: () => $session.get() !== undefined,
  onRefused: (failure) => showError(failure),
});

rejections.resume();
// Someone who has signed in again in another tab.
$session.listen((session) => session && rejections.resume());
// Those that failed without a connection.
addEventListener('online', () => rejections.resume());
