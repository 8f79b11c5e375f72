import type { Caller } from '../../../src/portal/data/server/client/call.ts';
import { makeCompany } from '#sandbox/seed/seed-data.ts';
import { makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { type CvSandbox, me, startCvSandbox } from './cv-sandbox.ts';
import { sandboxCaller } from './sandbox-caller.ts';

/** A sandbox with offers and a student, with the student's requests. */
export interface OffersSandbox {
  sandbox: CvSandbox;
  company: number;
  call: Caller;
  /** Requested addresses, after the side. */
  sent: string[];
  /** Makes the server ignore filters: removes them from requests, and the applied ones from answers. */
  ignoreFilters: () => void;
  /** Overrides of responses; undefined passes to the server. */
  interfere: (override: ((path: string) => Response | undefined) | undefined) => void;
}

/** Date of the n-th offer, each a day newer than the one before. */
const dayOf = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

/**
 * @param count number of placement offers; every third one is open to the student's degree only
 * @param hasStudies whether the CV has studies
 */
export async function startOffersSandbox(count: number, hasStudies = true): Promise<OffersSandbox> {
  const sandbox = await startCvSandbox();
  const { db, student } = sandbox;
  const company = makeCompany(db);
  if (hasStudies) makeStudy(db, student);
  for (let number = 1; number <= count; number += 1) {
    const requeridas = number % 3 === 0 ? [101] : [102];
    const titulo = number % 2 === 0 ? `Datos ${number}` : `Diseño ${number}`;
    makeOffer(db, company, { fecha: dayOf(number), titulo, requeridas });
  }
  const token = await sandbox.tokenOf(me);
  const sent: string[] = [];
  let isIgnoring = false;
  let override: ((path: string) => Response | undefined) | undefined;
  const call = sandboxCaller(sandbox, 'es', token, {
    fetch: async (address, options) => {
      const path = String(address).split('/Alumno/')[1] ?? '';
      sent.push(path);
      const other = override?.(path);
      if (other) return other;
      if (!isIgnoring || !path.startsWith('dameOfertasUsuario')) return fetch(address, options);
      const answer = await fetch(String(address).split('?')[0] ?? '', options);
      const { datos, ...envelope } = (await answer.json()) as { datos: Record<string, unknown> };
      const { filtrosAplicados: _, ...rest } = datos;
      return Response.json({ ...envelope, datos: rest });
    },
  });
  return {
    sandbox,
    company,
    call,
    sent,
    ignoreFilters: () => {
      isIgnoring = true;
    },
    interfere: (next) => {
      override = next;
    },
  };
}
