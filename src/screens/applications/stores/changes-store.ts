import { atom, type ReadableAtom } from 'nanostores';
import {
  aceptarPreinscripcion,
  desinscribirse,
  rechazarPreinscripcion,
} from '#api/calls/student-applications.ts';
import type { Caller } from '#api/client/call.ts';
import type { CallFailure, CallResult } from '#api/client/result.ts';
import type { Application } from '#api/entities/application.ts';

/** What a student does with an application; a rejection has a row of the list of reasons, or own words. */
export type Change =
  | { does: 'withdraw' }
  | { does: 'accept'; condicionesAceptadas?: boolean }
  | { does: 'reject'; idMotivo?: number; motivo?: string };

export interface ChangesSettings {
  call: Caller;
  /** Asks the server for the applications of that kind anew; `undefined` where it does not answer. */
  reread: (kind: Application['idPerfil']) => Promise<readonly Application[] | undefined>;
}

export interface Changes {
  /** Applications that were changed, with the state that they have left, until their new one is known. */
  $left: ReadableAtom<ReadonlyMap<string, number>>;
  /** Sends a change once; an answer that got lost is made up for by what the server shows afterwards. */
  make: (application: Application, change: Change) => Promise<{ ok: true } | CallFailure>;
}

export function createChanges({ call, reread }: ChangesSettings): Changes {
  const $left = atom<ReadonlyMap<string, number>>(new Map());

  function send({ urlAcceso: urlOferta }: Application, { does, ...more }: Change): Promise<CallResult> {
    const body = { urlOferta, ...more };
    if (does === 'withdraw') return call(desinscribirse, { body });
    return does === 'accept' ? call(aceptarPreinscripcion, { body }) : call(rechazarPreinscripcion, { body });
  }

  function leave({ urlAcceso, estado }: Application): void {
    $left.set(new Map($left.get()).set(urlAcceso, estado));
  }

  return {
    $left,
    make: async (application, change) => {
      const result = await send(application, change);
      if (result.ok) {
        leave(application);
        void reread(application.idPerfil);
        return { ok: true };
      }
      if (result.kind === 'aborted') return result;
      const known = await reread(application.idPerfil);
      if (result.kind !== 'unavailable') return result;
      const now = known?.find(({ urlAcceso }) => urlAcceso === application.urlAcceso);
      return now && now.estado !== application.estado ? { ok: true } : result;
    },
  };
}
