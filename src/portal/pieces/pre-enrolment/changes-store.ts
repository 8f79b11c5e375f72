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

/** State that an application has left. */
export interface LeftState {
  estado: number;
  /** The new state could not be read. */
  isUnknown: boolean;
}

export interface PreEnrolmentChanges {
  /** Changed applications by `urlAcceso`, until their new state is known. */
  $left: ReadableAtom<ReadonlyMap<string, LeftState>>;
  /** Sends a change at most once; a lost answer is reconciled with the server's list. */
  make: (application: Application, change: PreEnrolmentChange) => Promise<{ ok: true } | CallFailure>;
  /** Reads the new state again. */
  look: (application: Application) => Promise<void>;
}

export function createChanges({ call, reread }: PreEnrolmentChangesSettings): PreEnrolmentChanges {
  const lost: Reconciliation = new Set();
  const $left = atom<ReadonlyMap<string, LeftState>>(new Map());

  function send(
    { urlAcceso: urlOferta }: Application,
    { does, ...more }: PreEnrolmentChange,
  ): Promise<CallResult> {
    const body = { urlOferta, ...more };
    if (does === 'withdraw') return call(desinscribirse, { body });
    return does === 'accept' ? call(aceptarPreinscripcion, { body }) : call(rechazarPreinscripcion, { body });
  }

  function leave({ urlAcceso, estado }: Application, isUnknown: boolean): void {
    $left.set(new Map($left.get()).set(urlAcceso, { estado, isUnknown }));
  }

  async function hasMoved({ urlAcceso, estado, idPerfil }: Application): Promise<boolean> {
    const reloaded = (await reread(idPerfil))?.find((row) => row.urlAcceso === urlAcceso);
    return reloaded !== undefined && reloaded.estado !== estado;
  }

  async function look(application: Application): Promise<void> {
    leave(application, false);
    if (!(await hasMoved(application))) leave(application, true);
  }

  return {
    $left,
    make: async (application, change) => {
      let wasAnswered = false;
      const result = await reconcileRefusal({
        lost,
        what: `${change.does} ${application.urlAcceso}`,
        send: async () => {
          const answer = await send(application, change);
          wasAnswered = answer.ok;
          return answer;
        },
        isDone: () => hasMoved(application),
      });
      if (wasAnswered) void look(application);
      else if (!result.ok && result.kind !== 'aborted' && result.kind !== 'unavailable')
        await hasMoved(application);
      return result.ok ? { ok: true } : result;
    },
    look,
  };
}
