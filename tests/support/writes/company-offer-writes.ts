import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { createOfferChanges } from '#portal/pieces/offer-actions/offer-changes.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { type CompanySandbox, jobForm, placementForm } from '../sandbox/company-sandbox.ts';
import { createCandidateChanges } from '#portal/screens/candidates/stores/candidate-changes.ts';
import { createOfferSender } from '#portal/screens/offer-form/send-offer.ts';
import {
  count,
  readOrUndefined,
  asCompany,
  readOrThrow,
  rowsContain,
  type WriteOutcome,
  type WriteInSandbox,
  type WriteScenario,
} from './write-test.ts';

/** The offers of the company. */
const readOffers = (call: Caller) => readOrUndefined(call(dameProcesosEmpleoYpracticas, {}));

/**
 * A change of an existing offer.
 * @param estado state of the offer that the change stores, of which there is one afterwards
 */
const offerChange =
  (
    change: (changes: ReturnType<typeof createOfferChanges>, offer: Process) => Promise<WriteOutcome>,
    estado: string,
  ) =>
  (sandbox: CompanySandbox): WriteInSandbox => {
    makeOffer(sandbox.db, sandbox.company, { titulo: 'Taller', fechaCaducidad: '2026-06-30' });
    return {
      open: async (call, clock) => {
        const shown = (await readOffers(call)) ?? [];
        const changes = createOfferChanges({
          call,
          clock,
          reread: () => readOffers(call),
          drop: () => undefined,
          known: () => shown.map(({ idoferta }) => idoferta),
        });
        return () => change(changes, shown[0] as Process);
      },
      storedCount: () => count(sandbox, sql`SELECT count(*) FROM offer WHERE estado = ${estado}`),
    };
  };

/** Writes of companies about offers and candidates. */
export const companyOfferWrites: readonly WriteScenario[] = [
  [
    'a new offer',
    ['addOferta'],
    asCompany((sandbox) => ({
      open: (call, clock) => {
        const sender = createOfferSender(call, { memory: pageMemory(), clock });
        return (variant) => sender.create({ ...jobForm, salario: 30_000 + variant });
      },
      storedCount: () => count(sandbox, sql`SELECT count(*) FROM offer`),
      hasStored: (variant) => rowsContain(sandbox, sql`SELECT * FROM offer`, `${30_000 + variant}`),
    })),
  ],
  [
    'a change of an offer',
    ['addOferta'],
    asCompany((sandbox) => {
      const own = makeOffer(sandbox.db, sandbox.company, { estado: 'pendiente', titulo: 'Taller' });
      const readOffer = (call: Caller) => readOrThrow(call(dameOfertaEditable, { params: { id: own.id } }));
      return {
        open: async (call, clock) => {
          const opened = await readOffer(call);
          const sender = createOfferSender(call, { memory: pageMemory(), clock });
          return (variant) => sender.change(opened, { ...placementForm, plazas: 5 + variant });
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM offer`),
        hasStored: async (variant, call) => (await readOffer(call)).plazas === 5 + variant,
      };
    }),
  ],
  [
    'a copy',
    ['copiarOferta'],
    asCompany(
      offerChange((changes, offer) => changes.copy(offer, false), 'pendiente'),
      { canDuplicarOferta: true },
    ),
  ],
  [
    'a copy of the other kind',
    ['copiarOfertaPerfilContrario'],
    asCompany(
      offerChange((changes, offer) => changes.copy(offer, true), 'pendiente'),
      { canDuplicarOfertaInvertida: true },
    ),
  ],
  [
    'closing an offer',
    ['cerrarOferta'],
    asCompany(offerChange((changes, offer) => changes.close(offer, { hayElegido: false }), 'cerrada')),
  ],
  [
    'deleting an offer',
    ['deleteOferta'],
    asCompany(offerChange((changes, offer) => changes.remove(offer), 'eliminada')),
  ],
  [
    'a step of a candidate',
    ['cambiaEstadoCandidatura'],
    asCompany((sandbox) => {
      const offer = makeOffer(sandbox.db, sandbox.company);
      const id = makeCandidacy(sandbox.db, offer.id, sandbox.student, { estado: 3 });
      return {
        open: async (call) => {
          const readCandidate = async () => {
            const process = await readOrUndefined(
              call(dameDatosProceso, { params: { id: offer.urlAcceso } }),
            );
            return process?.candidatos[0];
          };
          const candidate = await readCandidate();
          if (!candidate) throw new Error('There is no candidate');
          const changes = createCandidateChanges({ call, reread: readCandidate, patch: () => undefined });
          return async () => {
            const outcome = await changes.move(candidate, { idEstado: 4 });
            return outcome.kind === 'failed' ? outcome.failure : { ok: outcome.kind === 'moved' };
          };
        },
        storedCount: () =>
          count(sandbox, sql`SELECT count(*) FROM candidacy WHERE id = ${id} AND estado = 4`),
      };
    }),
  ],
];
