import type { WritableAtom } from 'nanostores';
import * as codes from '#core/contract/codes.ts';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { outdatedCandidacy } from '#core/model/candidates.ts';
import type { CallFailure } from '#portal/data/server/client/result.ts';
import type { Destination, MoveOutcome, ReloadScope } from './candidate-changes.ts';
import type { PendingRejection } from './rejection-store.ts';

/** How long a rejection waits before it is sent, in milliseconds. */
export const undoWindow = 10_000;

/** Keeps rejections in the browser until the server has answered. */
export interface RejectionStorage {
  /** Those of the signed-in account. */
  list: () => PendingRejection[];
  save: (rejection: PendingRejection) => void;
  remove: (id: number) => void;
  /** Whether the rejection is still pending: another tab may have sent or undone it. */
  has: (id: number) => boolean;
}

export interface RejectionsSettings {
  $rejections: WritableAtom<readonly PendingRejection[]>;
  storage: RejectionStorage;
  move: (rejection: PendingRejection) => Promise<MoveOutcome>;
  /** Runs a send while no other tab sends the same. */
  alone: <T>(id: number, send: () => Promise<T>) => Promise<T>;
  hasSession: () => boolean;
  /** Shows why the server has refused one, which is kept or not. */
  onRefused: (failure: CallFailure) => void;
}

export interface Rejections {
  /**
   * Rejects a candidate after the undo window.
   * @param isHeld a bulk action sends it
   */
  reject: (
    candidate: Pick<Candidate, 'idCandidatura' | 'estado'>,
    to: Destination,
    options: { offer: string | undefined; scope: ReloadScope; isHeld?: boolean },
  ) => void;
  /** Takes a rejection back that is not being sent. */
  takeBack: (id: number) => void;
  /** Sends a rejection at once. @returns whether the candidate is rejected */
  sendNow: (id: number) => Promise<boolean>;
  /** Sends one of a bulk action. @returns whether the candidate is rejected */
  sendHeld: (id: number) => Promise<boolean>;
  hasSession: () => boolean;
  /** Sends all of them, before a sign-out. @returns whether none is left */
  sendAll: () => Promise<boolean>;
  /** Goes on with those of an earlier page or visit; they wait again if their time was over. */
  resume: () => void;
  /** Stops the clock while someone is about to take one back. */
  pause: () => void;
}

/** Refusals after which a rejection makes no sense, or needs another reason. */
const finalRefusals: readonly number[] = [...outdatedCandidacy, codes.dataMissing];

/** Whether a rejection is worth a retry after a failure. */
const isOpen = (failure: CallFailure): boolean =>
  failure.kind === 'aborted' || !finalRefusals.includes(failure.code);

/** Whether the server has answered with a reason of its own. */
const isAnswered = (failure: CallFailure): boolean =>
  failure.kind !== 'aborted' && failure.kind !== 'unavailable' && failure.code !== codes.sessionEnded;

export function createRejections(settings: RejectionsSettings): Rejections {
  const { $rejections, storage, move, alone, hasSession, onRefused } = settings;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const find = (id: number): PendingRejection | undefined =>
    $rejections.get().find(({ idCandidatura }) => idCandidatura === id);

  function put(rejection: PendingRejection): void {
    const others = $rejections.get().filter(({ idCandidatura }) => idCandidatura !== rejection.idCandidatura);
    $rejections.set([...others, rejection]);
  }
  function drop(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    $rejections.set($rejections.get().filter(({ idCandidatura }) => idCandidatura !== id));
  }
  function wait(rejection: PendingRejection): void {
    const { idCandidatura: id, due } = rejection;
    clearTimeout(timers.get(id));
    put({ ...rejection, phase: 'waiting' });
    timers.set(
      id,
      setTimeout(() => void sendNow(id), Math.max(due - Date.now(), 0)),
    );
  }

  async function sendNow(id: number, sending: 'sending' | 'held' = 'sending'): Promise<boolean> {
    const rejection = find(id);
    if (!rejection || rejection.phase === 'sending') return false;
    clearTimeout(timers.get(id));
    if (!hasSession()) {
      put({ ...rejection, phase: 'failed' });
      return false;
    }
    put({ ...rejection, phase: sending });
    const outcome = await alone(id, async () => (storage.has(id) ? move(rejection) : undefined));
    if (outcome?.kind === 'failed' && isAnswered(outcome.failure)) onRefused(outcome.failure);
    if (outcome?.kind === 'failed' && isOpen(outcome.failure)) {
      put({ ...rejection, phase: sending === 'held' && hasSession() ? 'held' : 'failed' });
      return false;
    }
    if (outcome?.kind === 'missing' && outcome.campos.length > 0) {
      put({ ...rejection, phase: 'failed', campos: outcome.campos });
      return false;
    }
    storage.remove(id);
    drop(id);
    return outcome?.kind === 'moved';
  }

  return {
    reject: ({ idCandidatura, estado }, to, { isHeld, ...options }) => {
      const rejection = { idCandidatura, estado, to, ...options, due: Date.now() + undoWindow };
      storage.save({ ...rejection, phase: 'waiting' });
      if (isHeld) put({ ...rejection, phase: 'held' });
      else wait({ ...rejection, phase: 'waiting' });
    },
    takeBack: (id) => {
      if (find(id)?.phase === 'sending') return;
      storage.remove(id);
      drop(id);
    },
    sendNow,
    sendHeld: (id) => sendNow(id, 'held'),
    hasSession,
    sendAll: async () => {
      for (const { idCandidatura } of $rejections.get()) await sendNow(idCandidatura);
      return $rejections.get().length === 0;
    },
    resume: () => {
      for (const stored of storage.list()) {
        const known = find(stored.idCandidatura);
        if (known && known.phase !== 'failed') continue;
        const isLate = stored.due <= Date.now();
        wait({ ...stored, ...(isLate && { isResumed: true, due: Date.now() + undoWindow }) });
      }
    },
    pause: () => {
      for (const rejection of $rejections.get()) {
        if (rejection.phase !== 'waiting') continue;
        const paused = { ...rejection, due: Date.now() + undoWindow };
        storage.save(paused);
        wait(paused);
      }
    },
  };
}
