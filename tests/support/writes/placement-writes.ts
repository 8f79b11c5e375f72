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
import { count, asCompany, readOrThrow, rowsContain, workTimes, type WriteScenario } from './write-test.ts';

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
          return async (version) => {
            const body = { idPractica, tipo: 'Variación', horasAldia: 4 + version, motivo: 'Obra' } as const;
            const sent = await sendChangeRequest(call, body, undefined, unanswered);
            if (!sent.ok && sent.kind === 'lost') unanswered.push(body);
            return sent;
          };
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM change_request`),
        hasVersion: (version) =>
          rowsContain(sandbox, sql`SELECT * FROM change_request`, `"horasAldia":${4 + version}`),
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
          open: (call) => (version) =>
            answerRequest(call, id, { accepts: false, motivo: `Sin plazas ${version}` }),
          storedCount: () =>
            count(sandbox, sql`SELECT count(*) FROM placement_request WHERE estado = 'rechazada'`),
          hasVersion: (version) =>
            rowsContain(sandbox, sql`SELECT * FROM placement_request`, `Sin plazas ${version}`),
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
          datos: { dni, ...workTimes },
        });
        const readRequest = (call: Caller) => readOrThrow(call(dameSolicitudPractica, { params: { id } }));
        return {
          open: async (call, clock) => {
            const opened = await readRequest(call);
            const memory = {};
            return (version) =>
              changeRequest(call, opened, { dni, ...workTimes, horasAldia: 4 + version }, { memory, clock });
          },
          storedCount: () => 1,
          hasVersion: async (version, call) => (await readRequest(call)).horasAldia === 4 + version,
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
            return (version) =>
              store.send(
                { ...noCompanyProposal, dni, ...workTimes, horario: `De 9 a 1${version} h` },
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
          hasVersion: (version) =>
            rowsContain(sandbox, sql`SELECT * FROM placement_request`, `De 9 a 1${version} h`),
        };
      },
      { showPropuestaPracticas: true },
    ),
  ],
];
