import { atom, type ReadableAtom } from 'nanostores';
import {
  aceptarPreinscripcion,
  desinscribirse,
  rechazarPreinscripcion,
} from '#core/contract/calls/student-applications.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { reconcileRefusal, type Reconciliation } from '#portal/data/server/reconcile.ts';
import type { CallFailure, CallResult } from '#portal/data/server/client/result.ts';
import type { Application } from '#core/contract/entities/application.ts';

/** Change of an application; a rejection has a reason from the list or a free text. */
export type PreEnrolmentChange =
  | { does: 'withdraw' }
  | { does: 'accept'; condicionesAceptadas?: boolean }
  | { does: 'reject'; idMotivo?: number; motivo?: string };

export interface PreEnrolmentChangesSettings {
  call: Caller;
  /** Reads the applications of a kind again; resolves to `undefined` if that failed. */
  reread: (kind: Application['idPerfil']) => Promise<readonly Application[] | undefined>;
}

/** State of an application before its change. */
export interface PreviousState {
  estado: number;
  /** The new state could not be read. */
  isUnknown: boolean;
}

export interface PreEnrolmentChanges {
  /** Previous states of changed applications by `urlAcceso`, until their new state is known. */
  $previousStates: ReadableAtom<ReadonlyMap<string, PreviousState>>;
  /** Sends a change at most once; a lost answer is reconciled with the server's list. */
  send: (application: Application, change: PreEnrolmentChange) => Promise<{ ok: true } | CallFailure>;
  /** Reads the new state of a changed application again. */
  reread: (application: Application) => Promise<void>;
}

export function createPreEnrolmentChanges({
  call,
  reread,
}: PreEnrolmentChangesSettings): PreEnrolmentChanges {
  const lost: Reconciliation = new Set();
  const $previousStates = atom<ReadonlyMap<string, PreviousState>>(new Map());

  function sendChange(
    { urlAcceso: urlOferta }: Application,
    { does, ...more }: PreEnrolmentChange,
  ): Promise<CallResult> {
    const body = { urlOferta, ...more };
    if (does === 'withdraw') return call(desinscribirse, { body });
    return does === 'accept' ? call(aceptarPreinscripcion, { body }) : call(rechazarPreinscripcion, { body });
  }

  function setPreviousState({ urlAcceso, estado }: Application, isUnknown: boolean): void {
    $previousStates.set(new Map($previousStates.get()).set(urlAcceso, { estado, isUnknown }));
  }

  async function hasMoved({ urlAcceso, estado, idPerfil }: Application): Promise<boolean> {
    const reloaded = (await reread(idPerfil))?.find((row) => row.urlAcceso === urlAcceso);
    return reloaded !== undefined && reloaded.estado !== estado;
  }

  async function readNewState(application: Application): Promise<void> {
    setPreviousState(application, false);
    if (!(await hasMoved(application))) setPreviousState(application, true);
  }

  return {
    $previousStates,
    send: async (application, change) => {
      let wasAnswered = false;
      const result = await reconcileRefusal({
        lost,
        what: `${change.does} ${application.urlAcceso}`,
        send: async () => {
          const answer = await sendChange(application, change);
          wasAnswered = answer.ok;
          return answer;
        },
        isDone: () => hasMoved(application),
      });
      if (wasAnswered) void readNewState(application);
      else if (!result.ok && result.kind !== 'aborted' && result.kind !== 'unavailable')
        await hasMoved(application);
      return result.ok ? { ok: true } : result;
    },
    reread: readNewState,
  };
}
