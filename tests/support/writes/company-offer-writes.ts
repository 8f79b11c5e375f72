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
  maybe,
  ofCompany,
  read,
  says,
  type WriteOutcome,
  type WriteStep,
  type WriteScenario,
} from './write-test.ts';

const processes = (call: Caller) => maybe(call(dameProcesosEmpleoYpracticas, {}));

/** A change of an existing offer. */
const offerChange =
  (
    act: (changes: ReturnType<typeof createOfferChanges>, offer: Process) => Promise<WriteOutcome>,
    estado: string,
  ) =>
  (sandbox: CompanySandbox): WriteStep => {
    makeOffer(sandbox.db, sandbox.company, { titulo: 'Taller', fechaCaducidad: '2026-06-30' });
    return {
      open: async (call, clock) => {
        const shown = (await processes(call)) ?? [];
        const changes = createOfferChanges({
          call,
          clock,
          reread: () => processes(call),
          drop: () => undefined,
          known: () => shown.map(({ idoferta }) => idoferta),
        });
        return () => act(changes, shown[0] as Process);
      },
      made: () => count(sandbox, sql`SELECT count(*) FROM offer WHERE estado = ${estado}`),
    };
  };

/** Writes of companies about offers and candidates. */
export const companyOfferWrites: readonly WriteScenario[] = [
  [
    'a new offer',
    ['addOferta'],
    ofCompany((sandbox) => ({
      open: (call, clock) => {
        const sender = createOfferSender(call, { memory: pageMemory(), clock });
        return (version) => sender.create({ ...jobForm, salario: 30_000 + version });
      },
      made: () => count(sandbox, sql`SELECT count(*) FROM offer`),
      holds: (version) => says(sandbox, sql`SELECT * FROM offer`, `${30_000 + version}`),
    })),
  ],
  [
    'a change of an offer',
    ['addOferta'],
    ofCompany((sandbox) => {
      const own = makeOffer(sandbox.db, sandbox.company, { estado: 'pendiente', titulo: 'Taller' });
      const readOffer = (call: Caller) => read(call(dameOfertaEditable, { params: { id: own.id } }));
      return {
        open: async (call, clock) => {
          const opened = await readOffer(call);
          const sender = createOfferSender(call, { memory: pageMemory(), clock });
          return (version) => sender.change(opened, { ...placementForm, plazas: 5 + version });
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM offer`),
        holds: async (version, call) => (await readOffer(call)).plazas === 5 + version,
      };
    }),
  ],
  [
    'a copy',
    ['copiarOferta'],
    ofCompany(
      offerChange((changes, offer) => changes.copy(offer, false), 'pendiente'),
      { canDuplicarOferta: true },
    ),
  ],
  [
    'a copy of the other kind',
    ['copiarOfertaPerfilContrario'],
    ofCompany(
      offerChange((changes, offer) => changes.copy(offer, true), 'pendiente'),
      { canDuplicarOfertaInvertida: true },
    ),
  ],
  [
    'closing an offer',
    ['cerrarOferta'],
    ofCompany(offerChange((changes, offer) => changes.close(offer, { hayElegido: false }), 'cerrada')),
  ],
  [
    'deleting an offer',
    ['deleteOferta'],
    ofCompany(offerChange((changes, offer) => changes.remove(offer), 'eliminada')),
  ],
  [
    'a step of a candidate',
    ['cambiaEstadoCandidatura'],
    ofCompany((sandbox) => {
      const offer = makeOffer(sandbox.db, sandbox.company);
      const id = makeCandidacy(sandbox.db, offer.id, sandbox.student, { estado: 3 });
      return {
        open: async (call) => {
          const all = async () => maybe(call(dameDatosProceso, { params: { id: offer.urlAcceso } }));
          const candidate = (await all())?.candidatos[0];
          if (!candidate) throw new Error('There is no candidate');
          const reread = async () => (await all())?.candidatos[0];
          const changes = createCandidateChanges({ call, reread, patch: () => undefined });
          return async () => {
            const outcome = await changes.move(candidate, { idEstado: 4 });
            return outcome.kind === 'failed' ? outcome.failure : { ok: outcome.kind === 'moved' };
          };
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM candidacy WHERE id = ${id} AND estado = 4`),
      };
    }),
  ],
];
