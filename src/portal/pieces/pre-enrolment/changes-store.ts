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

/** What a student does with an application; a rejection has a row of the list of reasons, or own words. */
export type PreEnrolmentChange =
  | { does: 'withdraw' }
  | { does: 'accept'; condicionesAceptadas?: boolean }
  | { does: 'reject'; idMotivo?: number; motivo?: string };

export interface PreEnrolmentChangesSettings {
  call: Caller;
  /** Asks the server for the applications of that kind again; `undefined` where it does not answer. */
  reread: (kind: Application['idPerfil']) => Promise<readonly Application[] | undefined>;
}

/** The state that an application has left. */
export interface LeftState {
  estado: number;
  /** The server has not said which one it is in now. */
  isUnknown: boolean;
}

export interface Changes {
  /** Applications that were changed, by the end of their address, until their new state is known. */
  $left: ReadableAtom<ReadonlyMap<string, LeftState>>;
  /** Sends a change once; an answer that got lost is made up for by what the server shows afterwards. */
  make: (application: Application, change: PreEnrolmentChange) => Promise<{ ok: true } | CallFailure>;
  /** Asks once more which state it is in now. */
  look: (application: Application) => Promise<void>;
}

export function createChanges({ call, reread }: PreEnrolmentChangesSettings): Changes {
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
    const now = (await reread(idPerfil))?.find((it) => it.urlAcceso === urlAcceso);
    return now !== undefined && now.estado !== estado;
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
