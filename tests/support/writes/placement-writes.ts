import { dameSolicitudPractica } from '#core/contract/calls/company-education.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { noCompanyProposal } from '#portal/pieces/placement-proposal/company-proposal.ts';
import { sql } from '#sandbox/db/sql.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import { makePlacement } from '#sandbox/seed/make-offers.ts';
import { makeEducationRequest } from '../sandbox/make-companies.ts';
import { answerRequest } from '#portal/screens/education-requests/answer-request.ts';
import { changeRequest } from '#portal/screens/education-requests/change-request.ts';
import { sendChangeRequest } from '#portal/screens/placement-changes/send-change.ts';
import { createCompanyProposal } from '#portal/screens/proposal/send-company-proposal.ts';
import {
  count,
  asCompany,
  readOrThrow,
  rowsContain,
  placementDates,
  type WriteScenario,
} from './write-test.ts';

/** Writes about placements, of companies and students. */
export const placementWrites: readonly WriteScenario[] = [
  [
    'a change of a placement',
    ['solicitarAccionSobrePractica'],
    asCompany((sandbox) => {
      const idPractica = makePlacement(sandbox.db, sandbox.student, sandbox.company);
      return {
        open: (call) => {
          const unanswered: Parameters<typeof sendChangeRequest>[1][] = [];
          return async (variant) => {
            const body = { idPractica, tipo: 'Variación', horasAldia: 4 + variant, motivo: 'Obra' } as const;
            const sent = await sendChangeRequest(call, body, undefined, unanswered);
            if (!sent.ok && sent.kind === 'lost') unanswered.push(body);
            return sent;
          };
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM change_request`),
        hasStored: (variant) =>
          rowsContain(sandbox, sql`SELECT * FROM change_request`, `"horasAldia":${4 + variant}`),
      };
    }),
  ],
  [
    'the acceptance of a request',
    ['aceptarSolicitudPractica'],
    asCompany(
      (sandbox) => {
        const id = makeEducationRequest(sandbox.db, sandbox.company, sandbox.student);
        return {
          open: (call) => () => answerRequest(call, id, { accepts: true }),
          storedCount: () =>
            count(sandbox, sql`SELECT count(*) FROM placement_request WHERE estado = 'aceptada'`),
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'the rejection of a request',
    ['rechazarSolicitudPractica'],
    asCompany(
      (sandbox) => {
        const id = makeEducationRequest(sandbox.db, sandbox.company, sandbox.student);
        return {
          open: (call) => (variant) =>
            answerRequest(call, id, { accepts: false, motivo: `Sin plazas ${variant}` }),
          storedCount: () =>
            count(sandbox, sql`SELECT count(*) FROM placement_request WHERE estado = 'rechazada'`),
          hasStored: (variant) =>
            rowsContain(sandbox, sql`SELECT * FROM placement_request`, `Sin plazas ${variant}`),
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'a change of a request',
    ['solicitudPracticaEmpresa'],
    asCompany(
      (sandbox) => {
        const dni = dniOf(99_710_101);
        const student = makeStudent(sandbox.db, { numeroDocumento: dni });
        const id = makeEducationRequest(sandbox.db, sandbox.company, student, {
          datos: { dni, ...placementDates },
        });
        const readRequest = (call: Caller) => readOrThrow(call(dameSolicitudPractica, { params: { id } }));
        return {
          open: async (call, clock) => {
            const opened = await readRequest(call);
            const memory = {};
            return (variant) =>
              changeRequest(
                call,
                opened,
                { dni, ...placementDates, horasAldia: 4 + variant },
                { memory, clock },
              );
          },
          storedCount: () => 1,
          hasStored: async (variant, call) => (await readRequest(call)).horasAldia === 4 + variant,
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'the proposal of a company',
    ['solicitudPracticaEmpresa'],
    asCompany(
      (sandbox) => {
        const dni = dniOf(99_710_001);
        makeStudent(sandbox.db, { numeroDocumento: dni });
        return {
          open: (call, clock) => {
            const store = createCompanyProposal(call, pageMemory(), clock);
            return (variant) =>
              store.send(
                { ...noCompanyProposal, dni, ...placementDates, horario: `De 9 a 1${variant} h` },
                {
                  flags: { hidden: [], fixed: [], required: [] },
                  limits: undefined,
                  today: '2026-02-10',
                  hasConditions: false,
                  hasWorkplaces: false,
                },
              );
          },
          storedCount: () => count(sandbox, sql`SELECT count(*) FROM placement_request`),
          hasStored: (variant) =>
            rowsContain(sandbox, sql`SELECT * FROM placement_request`, `De 9 a 1${variant} h`),
        };
      },
      { showPropuestaPracticas: true },
    ),
  ],
];
