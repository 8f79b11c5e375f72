import type { Caller } from '../../../src/portal/data/server/client/call.ts';
import { makeCompany } from '#sandbox/seed/seed-data.ts';
import { makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { type CvSandbox, me, startCvSandbox } from './cv-sandbox.ts';
import { sandboxCaller } from './sandbox-caller.ts';

/** A sandbox with offers, one of its students, and what they sent. */
export interface OffersSandbox {
  sandbox: CvSandbox;
  company: number;
  call: Caller;
  /** Last parts of the addresses that were asked for. */
  sent: string[];
  /** Takes what the server filters by out of its answers, and the filters out of the requests. */
  ignoreFilters: () => void;
  /** Overrides of responses; undefined passes to the server. */
  interfere: (instead: ((path: string) => Response | undefined) | undefined) => void;
}

/** The day of the offer with a number: each is a day newer than the one before. */
const dayOf = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10);

/**
 * @param count how many placement offers there are; every third is open only to the degree that the student has
 * @param hasStudies whether the CV names studies
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
  let instead: ((path: string) => Response | undefined) | undefined;
  const call = sandboxCaller(sandbox, 'es', token, {
    fetch: async (address, options) => {
      const path = String(address).split('/Alumno/')[1] ?? '';
      sent.push(path);
      const other = instead?.(path);
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
      instead = next;
    },
  };
}
