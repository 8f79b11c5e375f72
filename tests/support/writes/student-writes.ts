import { dameFichaEvento } from '#core/contract/calls/events.ts';
import { detallePrograma } from '#core/contract/calls/programmes.ts';
import { dameCandidaturasPracticasUsuario } from '#core/contract/calls/student-offers.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { createPreEnrolmentChanges } from '#portal/pieces/pre-enrolment/changes-store.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf } from '#sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer, makePlacement } from '#sandbox/seed/make-offers.ts';
import { makeEvent, makeProgramme } from '#sandbox/seed/make-university.ts';
import { upload } from '../sandbox/company-sandbox.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { enrolIn } from '#portal/screens/events/enrol.ts';
import { createApply } from '#portal/screens/offers/apply/apply-store.ts';
import { createUploads } from '#portal/screens/placements/stores/placement-uploads.ts';
import { joinProgramme } from '#portal/screens/programmes/join-programme.ts';
import { createStudentProposal, noStudentProposal } from '#portal/screens/proposal/send-student-proposal.ts';
import { registerStudent } from '#portal/screens/registration/registration.ts';
import { newStudent } from '../sandbox/new-student.ts';
import {
  count,
  readOrUndefined,
  asStudent,
  rowsContain,
  uploadOptions,
  placementDates,
  type WriteScenario,
} from './write-test.ts';

/** Writes of students outside of their CV. */
export const studentWrites: readonly WriteScenario[] = [
  [
    'the registration of a student',
    ['registrarUsuario'],
    async () => {
      const sandbox = await startSandbox({ content: 'empty', settings: { canRegistroAlumno: true } });
      return {
        sandbox,
        open: (call) => (variant) => registerStudent(call, { ...newStudent, nombre: `Bo ${variant}` }),
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM student`),
        hasStored: (variant) => rowsContain(sandbox, sql`SELECT * FROM student`, `Bo ${variant}`),
      };
    },
  ],
  [
    'an application',
    ['inscribirse'],
    asStudent((sandbox) => {
      const offer = makeOffer(sandbox.db, sandbox.company, { idPerfil: 1 });
      return {
        open: (call) => async () => {
          const apply = createApply({
            offer: { urlAcceso: offer.urlAcceso, conServicio: false },
            kind: 'empleo',
            call,
            facts: { needsOwnCv: false, paymentFields: [], hasConditions: false, countsCredits: false },
            areConditionsAccepted: () => false,
            onActivated: () => undefined,
          });
          await apply.start();
          if (apply.$step.get().step === 'search') await apply.goOn();
          const step = apply.$step.get();
          return step.step === 'failed' ? step.failure : { ok: step.step === 'done' };
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM candidacy`),
      };
    }),
  ],
  ...(
    [
      [1, { does: 'withdraw' }, 'desinscribirse'],
      [16, { does: 'accept' }, 'aceptarPreinscripcion'],
      [16, { does: 'reject', idMotivo: 401 }, 'rechazarPreinscripcion'],
    ] as const
  ).map(
    ([estado, change, name]) =>
      [
        `an application that is changed: ${change.does}`,
        [name],
        asStudent((sandbox) => {
          const offer = makeOffer(sandbox.db, sandbox.company, { idPerfil: 2 });
          makeCandidacy(sandbox.db, offer.id, sandbox.student, { estado, orden: 1 });
          return {
            open: async (call) => {
              const list = () => readOrUndefined(call(dameCandidaturasPracticasUsuario, {}));
              const application = (await list())?.[0];
              if (!application) throw new Error('There is no application');
              const changes = createPreEnrolmentChanges({ call, reread: list });
              return () => changes.send(application, change);
            },
            storedCount: () => count(sandbox, sql`SELECT count(*) FROM candidacy WHERE estado <> ${estado}`),
          };
        }),
      ] as const,
  ),
  [
    'a place at an event',
    ['inscribirseEnEvento'],
    asStudent((sandbox) => {
      const { id, urlAcceso } = makeEvent(sandbox.db, { fecha: '2026-03-20' });
      return {
        open: (call) => async () => {
          const reread = () => readOrUndefined(call(dameFichaEvento, { params: { id: urlAcceso } }));
          const { outcome } = await enrolIn({ idEvento: id, urlAcceso }, call, reread);
          return { ok: outcome === 'enrolled' };
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM event_registration`),
      };
    }),
  ],
  [
    'joining a programme',
    ['solicitaAdhesionPrograma'],
    asStudent((sandbox) => {
      const programme = makeProgramme(sandbox.db, {});
      return {
        open: (call) => async () =>
          joinProgramme('student', programme, call, () =>
            readOrUndefined(call(detallePrograma, { params: { tipo: 'Alumno', id: programme.urlAcceso } })),
          ),
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM adhesion`),
      };
    }),
  ],
  ...(['document', 'sheet'] as const).map(
    (what) =>
      [
        `a ${what} of a placement`,
        [what === 'sheet' ? 'addDocumentoPractica' : 'addFicheroPractica'],
        asStudent((sandbox) => {
          const placement = makePlacement(sandbox.db, sandbox.student, sandbox.company, { estado: 'activa' });
          sandbox.db.insert('weekly_sheet', { placement, semana: '2026-02-02', observaciones: null });
          return {
            open: async (call) => {
              const list = () => readOrUndefined(call(damePracticasAlumno, {}));
              const [own] = (await list()) ?? [];
              const sheet = own?.hojas?.[0];
              if (!own || !sheet) throw new Error('There is no placement');
              const uploads = createUploads({ call, reread: list, show: () => undefined });
              return () =>
                what === 'sheet'
                  ? uploads.sendSheet(own, sheet, upload('Semana'), uploadOptions())
                  : uploads.addDocument(own, upload('Memoria'), uploadOptions());
            },
            storedCount: () =>
              what === 'sheet'
                ? count(sandbox, sql`SELECT count(*) FROM weekly_sheet WHERE estado = 'Enviado'`)
                : count(sandbox, sql`SELECT count(*) FROM placement_document`),
          };
        }),
      ] as const,
  ),
  [
    'the proposal of a student',
    ['solicitudPracticaAlumno'],
    asStudent((sandbox) => {
      const cif = cifOf(7_100_001);
      return {
        open: (call, clock) => {
          const store = createStudentProposal(call, pageMemory(), clock);
          const values = {
            ...noStudentProposal,
            cif,
            email: 'hola@nova.example',
            nombreEmpresa: 'Nova',
            direccion: 'Major, 1',
            nombreContacto: 'Aïna',
            telefono: '600123456',
            titulacion: '101',
            ...placementDates,
          };
          return async (variant) => {
            await store.lookUp(values);
            return store.send(
              { ...values, tareasAdesarrollar: `Obrador ${variant}` },
              {
                flags: { hidden: [], fixed: [], required: [] },
                limits: undefined,
                today: '2026-03-10',
                hasConditions: false,
                hasDegrees: true,
              },
            );
          };
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM placement_request`),
        hasStored: (variant) =>
          rowsContain(sandbox, sql`SELECT * FROM placement_request`, `Obrador ${variant}`),
      };
    }),
  ],
];
