import type { Caller } from '../../../src/portal/data/server/client/call.ts';
import type { Cv } from '../../../src/core/contract/entities/cv.ts';
import type { BrandSettings } from '../../../src/core/brand/brand.ts';
import { type CvStore, createCvStore } from '../../../src/portal/screens/cv/stores/cv-store.ts';
import { type CvSandbox, me, startCvSandbox } from './cv-sandbox.ts';
import { sandboxCaller } from './sandbox-caller.ts';

/** The CV in a store. */
export function shownCv({ $cv }: CvStore): Cv {
  const state = $cv.get();
  if (state.state !== 'ready') throw new Error(`The CV is ${state.state}`);
  return state.datos;
}

/** A CV store connected to its own sandbox, with the sent requests. */
export interface CvStoreSandbox {
  sandbox: CvSandbox;
  cv: CvStore;
  /** Makes calls as the student. */
  call: Caller;
  /** Paths of the requests so far, without `/api/Alumno/`. */
  sent: string[];
  /** Overrides responses; undefined passes to the server. */
  interfere: (override: ((path: string) => Response | undefined) | undefined) => void;
}

export async function startCvStore(settings: Partial<BrandSettings> = {}): Promise<CvStoreSandbox> {
  const sandbox = await startCvSandbox(settings as Parameters<typeof startCvSandbox>[0]);
  const token = await sandbox.tokenOf(me);
  const sent: string[] = [];
  let override: ((path: string) => Response | undefined) | undefined;
  const send: typeof fetch = (address, options) => {
    const path = String(address).split('/Alumno/')[1] ?? '';
    sent.push(path);
    return Promise.resolve(override?.(path) ?? fetch(address, options));
  };
  const call = sandboxCaller(sandbox, 'es', token, {
    fetch: send,
    upload: (address, request, onProgress) => {
      onProgress(1);
      return send(address, request);
    },
  });
  const cv = createCvStore(call);
  await cv.load();
  sent.length = 0;
  return {
    sandbox,
    cv,
    call,
    sent,
    interfere: (next) => {
      override = next;
    },
  };
}
