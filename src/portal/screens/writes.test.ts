import { describe, expect, it } from 'vitest';
import { dameDatosProceso } from '#core/contract/calls/candidates.ts';
import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import { dameSolicitudPractica } from '#core/contract/calls/company-education.ts';
import { dameOfertaEditable } from '#core/contract/calls/company-offer.ts';
import { dameProcesosEmpleoYpracticas } from '#core/contract/calls/company-offers.ts';
import { dameFichaEvento } from '#core/contract/calls/events.ts';
import { callList, type CallName } from '#core/contract/calls/index.ts';
import { detallePrograma } from '#core/contract/calls/programmes.ts';
import { dameCandidaturasPracticasUsuario } from '#core/contract/calls/student-offers.ts';
import { damePracticasAlumno } from '#core/contract/calls/student-placements.ts';
import type { Cv } from '#core/contract/entities/cv.ts';
import type { Process } from '#core/contract/entities/process.ts';
import type { Caller } from '#portal/data/client/call.ts';
import { isSame } from '#portal/data/is-same.ts';
import type { Clock } from '#portal/data/late-requests.ts';
import { pageMemory } from '#portal/data/sent-requests.ts';
import { createOfferChanges } from '#portal/pieces/offer-actions/offer-changes.ts';
import { noCompanyProposal } from '#portal/pieces/placement-proposal/company-proposal.ts';
import { createChanges } from '#portal/pieces/pre-enrolment/changes-store.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, dniOf, makeContact, makeStudent } from '#sandbox/seed/make.ts';
import { makeCandidacy, makeOffer, makePlacement } from '#sandbox/seed/make-offers.ts';
import { makeEvent, makeProgramme } from '#sandbox/seed/make-university.ts';
import { faultyNetwork, type FaultyNetwork } from '../../../tests/support/faults/faulty-network.ts';
import {
  type CompanySandbox,
  jobForm,
  placementForm,
  startCompanySandbox,
  upload,
} from '../../../tests/support/sandbox/company-sandbox.ts';
import {
  contactForm,
  fiscalForm,
  makeAgreement,
  makeEducationRequest,
  makeFiscalAccount,
} from '../../../tests/support/sandbox/make-companies.ts';
import { startSandbox, type TestSandbox } from '../../../tests/support/sandbox/sandbox.ts';
import {
  me,
  startApplicantSandbox,
  type StudentSandbox,
} from '../../../tests/support/sandbox/student-sandbox.ts';
import { askForAgreement, uploadSigned } from './agreements/send-agreement.ts';
import { createCandidateChanges } from './candidates/stores/candidate-changes.ts';
import { contactPart, createCompanyStore, dataPart } from './company/company-store.ts';
import { createCvStore, type CvStore } from './cv/stores/cv-store.ts';
import { createDocumentsStore } from './cv/stores/documents-store.ts';
import { createExperienceStore } from './cv/stores/experience-store.ts';
import { createLanguagesStore } from './cv/stores/languages-store.ts';
import { createPersonalStore } from './cv/stores/personal-store.ts';
import { createProfileStore as createCvProfile, preferencesOf } from './cv/stores/profile-store.ts';
import { createSkillsStore } from './cv/stores/skills-store.ts';
import { createStaysStore, staysOf } from './cv/stores/stays-store.ts';
import { createStudiesStore } from './cv/stores/studies-store.ts';
import { createOwnDocuments } from './documents/own-documents.ts';
import { answerRequest } from './education-requests/answer-request.ts';
import { changeRequest } from './education-requests/change-request.ts';
import { enrolIn } from './events/enrol.ts';
import { createOfferSender } from './offer-form/send-offer.ts';
import { createApply } from './offers/apply/apply-store.ts';
import { askForChange } from './placement-changes/send-change.ts';
import { createUploads } from './placements/stores/uploads-store.ts';
import { accountOf, createProfileStore } from './profile/profile-store.ts';
import { joinProgramme } from './programmes/join-programme.ts';
import { createCompanyProposal } from './proposal/send-company-proposal.ts';
import { createStudentProposal, noStudentProposal } from './proposal/send-student-proposal.ts';
import { createAccountRequest, emptyRequest } from './registration/account-request.ts';
import { noStudent, registerStudent } from './registration/registration.ts';

/* All that the portal writes, under what networks and servers do to it: it is made once, and nothing false is said. */

/** Which of two versions of a form is sent: the second one differs in a word. */
type Version = 0 | 1;

interface Outcome {
  ok: boolean;
  kind?: string | undefined;
  code?: number | undefined;
}

/** A tab in which a form is filled in; it sends what it is given. */
type Tab = (version: Version) => Promise<Outcome>;

const preferred = [{ aniosExperiencia: 2 }, { aniosExperiencia: 3 }] as const;

const address = { direccion: 'Calle Mayor', cp: '25001', pais: 1, provincia: 25, localidad: 'LLEIDA' };

const companyRequest = {
  ...emptyRequest,
  nombreFiscal: 'Forja, S.L.',
  nombreComercial: 'Forja',
  sector: '3',
  direccion: 'Carrer Major, 4',
  cp: '07001',
  idProvincia: '7',
  localidad: 'PALMA',
  nombre: 'Aïna',
  apellidos: 'Llull',
  email: 'aina@forja.example',
  telefono1: '971000000',
  password: 'Contraseña9',
  passwordRepeated: 'Contraseña9',
  aceptaPolitica: true,
};

const studentRequest = {
  ...noStudent,
  apellido1: 'Li',
  numeroDocumento: dniOf(55_000_001),
  titulacion: '1',
  email: 'bo.li@correo.example',
  emailRepeated: 'bo.li@correo.example',
  telefonoMovil: '600 123 456',
  password: 'Contraseña9',
  passwordRepeated: 'Contraseña9',
  aceptaPolitica: true,
};

/** What is written, in a sandbox of its own. */
interface Scene {
  sandbox: TestSandbox;
  token?: string;
  /** Opens a form, which then sends what it is given. */
  open: (call: Caller, clock: Clock) => Promise<Tab> | Tab;
  /** How often it is there. */
  made: () => number;
  /** Whether the server has a version; absent where both are the same. */
  holds?: (version: Version, call: Caller) => boolean | Promise<boolean>;
}

const uploading = () => ({ signal: new AbortController().signal, onProgress: () => undefined });

type Part = Omit<Scene, 'sandbox' | 'token'>;

const ofCompany =
  (scene: (sandbox: CompanySandbox) => Part, settings: Parameters<typeof startCompanySandbox>[0] = {}) =>
  async (): Promise<Scene> => {
    const sandbox = await startCompanySandbox(settings);
    return { sandbox, token: sandbox.as.token, ...scene(sandbox) };
  };

const ofStudent =
  (scene: (sandbox: StudentSandbox) => Part, settings: Parameters<typeof startApplicantSandbox>[0] = {}) =>
  async (): Promise<Scene> => {
    const sandbox = await startApplicantSandbox(settings);
    return { sandbox, token: await sandbox.tokenOf(me), ...scene(sandbox) };
  };

async function read<D>(asked: Promise<{ ok: true; datos: D } | { ok: false }>): Promise<D> {
  const result = await asked;
  if (!result.ok) throw new Error('It cannot be read');
  return result.datos;
}

async function maybe<D>(asked: Promise<{ ok: true; datos: D } | { ok: false }>): Promise<D | undefined> {
  const result = await asked;
  return result.ok ? result.datos : undefined;
}

const count = ({ db }: TestSandbox, query: ReturnType<typeof sql>): number => db.value<number>(query) ?? 0;

const processes = (call: Caller) => maybe(call(dameProcesosEmpleoYpracticas, {}));

/** What is done with an offer that is there. */
const offerChange =
  (
    act: (changes: ReturnType<typeof createOfferChanges>, offer: Process) => Promise<Outcome>,
    estado: string,
  ) =>
  (sandbox: CompanySandbox): Part => {
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

const readyCompany = async (call: Caller, clock?: Clock) => {
  const store = createCompanyStore(call, clock);
  await store.load();
  const state = store.$record.get();
  if (state.state !== 'ready') throw new Error('There is no company');
  return { store, company: state.datos };
};

const readyCv = async (call: Caller, clock?: Clock) => {
  const store = createCvStore(call, clock);
  await store.load();
  const state = store.$cv.get();
  if (state.state !== 'ready') throw new Error('There is no CV');
  return { store, cv: state.datos };
};

/** A part of a CV, of which an editor is opened; it is there once, whatever becomes of it. */
const cvPart = (
  editor: (store: CvStore, cv: Cv, call: Caller) => Tab,
  holds: (cv: Cv, version: Version) => boolean,
  entries: (cv: Cv) => number = () => 1,
) =>
  ofStudent(() => {
    let made = 0;
    return {
      open: async (call, clock) => {
        const { store, cv } = await readyCv(call, clock);
        return editor(store, cv, call);
      },
      made: () => made,
      holds: async (version, call) => {
        const { cv } = await readyCv(call);
        made = entries(cv);
        return holds(cv, version);
      },
    };
  });

const workTimes = { fechaInicio: '2026-09-01', fechaFin: '2027-01-31' };

const rowsOf: readonly (readonly [string, readonly CallName[], () => Promise<Scene>])[] = [
  [
    'a new offer',
    ['addOferta'],
    ofCompany((sandbox) => ({
      open: (call, clock) => {
        const sender = createOfferSender(call, { memory: pageMemory(), clock });
        return (version) => sender.create({ ...jobForm, salario: 30_000 + version });
      },
      made: () => count(sandbox, sql`SELECT count(*) FROM offer`),
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
    'a new contact',
    ['addContactoEmpresa', 'editaContactoEmpresa'],
    ofCompany((sandbox) => ({
      open: async (call, clock) => {
        const { store, company } = await readyCompany(call, clock);
        const ids = company.contactos.map(({ idContacto }) => idContacto);
        const sent = pageMemory<unknown>();
        return (version) => store.addContact(ids, { ...contactForm, puesto: `Jefa ${version}` }, sent);
      },
      made: () => count(sandbox, sql`SELECT count(*) FROM contact WHERE email = ${contactForm.email}`),
      holds: async (version, call) =>
        (await readyCompany(call)).company.contactos.some(({ puesto }) => puesto === `Jefa ${version}`),
    })),
  ],
  [
    'a change of a contact',
    ['editaContactoEmpresa'],
    ofCompany((sandbox) => {
      const id = makeContact(sandbox.db, sandbox.company, {
        email: 'ana@taller.example',
        account: null,
        datos: { puesto: 'Jefa', telefono1: '600000000' },
      });
      return {
        open: async (call, clock) => {
          const { store, company } = await readyCompany(call, clock);
          const contact = company.contactos.find(({ idContacto }) => idContacto === id);
          if (!contact) throw new Error('There is no contact');
          return (version) => store.saveContact(contactPart(contact), { puesto: `Jefa ${version}` });
        },
        made: () => 1,
        holds: async (version, call) =>
          (await readyCompany(call)).company.contactos.some(({ puesto }) => puesto === `Jefa ${version}`),
      };
    }),
  ],
  [
    'a fiscal account',
    ['addCuentaFacturacion'],
    ofCompany((sandbox) => ({
      open: async (call, clock) => {
        const { store } = await readyCompany(call, clock);
        const sent = pageMemory<unknown>();
        return (version) =>
          store.addAccount([], { ...fiscalForm, domicilioFiscal: `Carrer ${version}` }, sent);
      },
      made: () => count(sandbox, sql`SELECT count(*) FROM fiscal_account`),
      holds: async (version, call) =>
        (await readyCompany(call)).company.cuentasFacturacion.some(
          ({ domicilioFiscal }) => domicilioFiscal === `Carrer ${version}`,
        ),
    })),
  ],
  [
    'data of a company',
    ['editaEmpresaCompletos'],
    ofCompany(() => ({
      open: async (call, clock) => {
        const { store, company } = await readyCompany(call, clock);
        const opened = dataPart(company, ['web']);
        return (version) => store.saveData(opened, { web: `https://v${version}.example` });
      },
      made: () => 1,
      holds: async (version, call) =>
        (await readyCompany(call)).company.web === `https://v${version}.example`,
    })),
  ],
  [
    'the own account of a company',
    ['editaUsuario'],
    ofCompany(() => {
      const ready = async (call: Caller, clock?: Clock) => {
        const store = createProfileStore(call, clock);
        await store.load();
        const state = store.$record.get();
        if (state.state !== 'ready') throw new Error('There is no profile');
        return { store, user: state.datos };
      };
      const wanted = ['practicas', 'empleo'] as const;
      return {
        open: async (call, clock) => {
          const { store, user } = await ready(call, clock);
          return (version) => store.saveAccount(accountOf(user), { sedeDefecto: wanted[version] });
        },
        made: () => 1,
        holds: async (version, call) => (await ready(call)).user.sedeDefecto === wanted[version],
      };
    }),
  ],
  [
    'an agreement',
    ['addConvenioEmpresa'],
    ofCompany(
      (sandbox) => {
        const contact = makeContact(sandbox.db, sandbox.company, {
          email: 'gestion@taller.example',
          tipoContacto: [9],
        });
        const account = makeFiscalAccount(sandbox.db, sandbox.company);
        return {
          open: (call, clock) => {
            const memory = pageMemory<object>();
            return (version) =>
              askForAgreement(
                call,
                memory,
                {
                  idContactoEmpresaGestion: contact,
                  idContactoEmpresaFacturacion: contact,
                  idCuentaFacturacion: account,
                  requierePedido: false,
                  tramitacionManual: false,
                  pagoDomiciliado: false,
                  datosFirmante: { nombre: 'Remei', apellidos: 'Oller', cargo: `Gerente ${version}` },
                },
                clock,
              );
          },
          made: () => count(sandbox, sql`SELECT count(*) FROM agreement`),
        };
      },
      { canCrearConvenio: true },
    ),
  ],
  [
    'a signed agreement',
    ['adjuntaFicheroAlConvenioEmpresa'],
    ofCompany(
      (sandbox) => {
        const idConvenio = makeAgreement(sandbox.db, sandbox.company, { estado: 'Generado' });
        return {
          open: (call) => {
            let isAgain = false;
            return async () => {
              const body = { idConvenio, ...upload('convenio-firmado') };
              const sent = await uploadSigned(call, body, uploading(), isAgain);
              isAgain = !sent.ok && sent.kind === 'lost';
              return sent;
            };
          },
          made: () => count(sandbox, sql`SELECT count(*) FROM agreement WHERE estado = 'Firmado empresa'`),
        };
      },
      { canCrearConvenio: true },
    ),
  ],
  [
    'a document of a company',
    ['adddoc'],
    ofCompany(
      (sandbox) => {
        const list = (call: Caller) => maybe(call(documentosAportados, {}));
        return {
          open: async (call, clock) => {
            let shown = (await list(call)) ?? [];
            const documents = createOwnDocuments({
              call,
              clock,
              known: () => shown,
              reread: () => list(call),
              show: (next) => {
                shown = next;
              },
            });
            const sent = pageMemory<unknown>();
            return (version) =>
              documents.add(upload('Memoria', 'pdf', `%PDF-1.4 ${'x'.repeat(version)}`), uploading(), sent);
          },
          made: () => count(sandbox, sql`SELECT count(*) FROM company_document`),
        };
      },
      { canUploadDocEmpresas: true },
    ),
  ],
  [
    'a change of a placement',
    ['solicitarAccionSobrePractica'],
    ofCompany((sandbox) => {
      const idPractica = makePlacement(sandbox.db, sandbox.student, sandbox.company);
      return {
        open: (call) => {
          let isAgain = false;
          return async (version) => {
            const body = { idPractica, tipo: 'Variación', horasAldia: 4 + version, motivo: 'Obra' } as const;
            const sent = await askForChange(call, body, undefined, isAgain);
            isAgain ||= !sent.ok && sent.kind === 'lost';
            return sent;
          };
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM change_request`),
      };
    }),
  ],
  [
    'the acceptance of a request',
    ['aceptarSolicitudPractica'],
    ofCompany(
      (sandbox) => {
        const id = makeEducationRequest(sandbox.db, sandbox.company, sandbox.student);
        return {
          open: (call) => () => answerRequest(call, id, { accepts: true }),
          made: () => count(sandbox, sql`SELECT count(*) FROM placement_request WHERE estado = 'aceptada'`),
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'the rejection of a request',
    ['rechazarSolicitudPractica'],
    ofCompany(
      (sandbox) => {
        const id = makeEducationRequest(sandbox.db, sandbox.company, sandbox.student);
        return {
          open: (call) => (version) =>
            answerRequest(call, id, { accepts: false, motivo: `Sin plazas ${version}` }),
          made: () => count(sandbox, sql`SELECT count(*) FROM placement_request WHERE estado = 'rechazada'`),
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'a change of a request',
    ['solicitudPracticaEmpresa'],
    ofCompany(
      (sandbox) => {
        const dni = dniOf(99_710_101);
        const student = makeStudent(sandbox.db, { numeroDocumento: dni });
        const id = makeEducationRequest(sandbox.db, sandbox.company, student, {
          datos: { dni, ...workTimes },
        });
        const readRequest = (call: Caller) => read(call(dameSolicitudPractica, { params: { id } }));
        return {
          open: async (call, clock) => {
            const opened = await readRequest(call);
            const memory = {};
            return (version) =>
              changeRequest(call, opened, { dni, ...workTimes, horasAldia: 4 + version }, { memory, clock });
          },
          made: () => 1,
          holds: async (version, call) => (await readRequest(call)).horasAldia === 4 + version,
        };
      },
      { checkMenuEducacion: true },
    ),
  ],
  [
    'the proposal of a company',
    ['solicitudPracticaEmpresa'],
    ofCompany(
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
          made: () => count(sandbox, sql`SELECT count(*) FROM placement_request`),
        };
      },
      { showPropuestaPracticas: true },
    ),
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
  [
    'joining a programme as a company',
    ['solicitaAdhesionProgramaEmpresa'],
    ofCompany((sandbox) => {
      const programme = makeProgramme(sandbox.db, {});
      return {
        open: (call) => async () =>
          joinProgramme('company', programme, call, () =>
            maybe(call(detallePrograma, { params: { tipo: 'Empresa', id: programme.urlAcceso } })),
          ),
        made: () => count(sandbox, sql`SELECT count(*) FROM adhesion`),
      };
    }),
  ],
  [
    'the registration of a company',
    ['guardarUsuarioEmpresa'],
    async () => {
      const sandbox = await startSandbox({
        content: 'empty',
        settings: { canRegistroEmpresa: true } as never,
      });
      const cif = cifOf(6_000_001);
      return {
        sandbox,
        open: async (call) => {
          const store = createAccountRequest(call, sandbox.brand.settings.claveExisteCIF);
          await store.isRegistered(cif);
          return (version) => store.send({ ...companyRequest, cif, puesto: `Jefa ${version}` }, false);
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM company`),
      };
    },
  ],
  [
    'the registration of a student',
    ['registrarUsuario'],
    async () => {
      const sandbox = await startSandbox({ content: 'empty', settings: { canRegistroAlumno: true } });
      return {
        sandbox,
        open: (call) => (version) => registerStudent(call, { ...studentRequest, nombre: `Bo ${version}` }),
        made: () => count(sandbox, sql`SELECT count(*) FROM student`),
      };
    },
  ],
  [
    'a language',
    ['addIdioma', 'editIdioma'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) => createLanguagesStore(store).add({ idioma: 1, nivel: 3 + version }, { sent });
      },
      ({ idiomas }, version) => idiomas[0]?.nivel === 3 + version,
      ({ idiomas }) => idiomas.length,
    ),
  ],
  [
    'studies elsewhere',
    ['addEstudio', 'editEstudio'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStudiesStore(store).add(
            { deLaUniversidad: false, titulacionTexto: 'Excel', tipoFormacion: 6, centro: `C${version}` },
            { sent },
          );
      },
      ({ formacionComplementaria: [study] }, version) => study?.centro === `C${version}`,
      ({ formacionComplementaria }) => formacionComplementaria.length,
    ),
  ],
  [
    'own studies',
    ['addEstudioUniversidad'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStudiesStore(store).add(
            { deLaUniversidad: true, titulacion: 102, nota: 2 + version },
            { sent },
          );
      },
      ({ academicos }, version) => academicos.some(({ nota }) => nota === 2 + version),
      ({ academicos }) => academicos.length - 1,
    ),
  ],
  [
    'experience',
    ['addExperiencia', 'editExperiencia'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createExperienceStore(store).add(
            { puesto: 'Camarera', empresa: `Bar ${version}`, fechaInicio: '2024-01-01' },
            { sent },
          );
      },
      ({ profesional }, version) => profesional.experiencia[0]?.empresa === `Bar ${version}`,
      ({ profesional }) => profesional.experiencia.length,
    ),
  ],
  [
    'a stay abroad',
    ['editProfesionales'],
    cvPart(
      (store) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createStaysStore(store).add({ pais: 276, motivo: 1, meses: 6 + version }, { sent });
      },
      (cv, version) => staysOf(cv)[0]?.meses === 6 + version,
      (cv) => staysOf(cv).length,
    ),
  ],
  [
    'a document of a CV',
    ['addDoc'],
    cvPart(
      (store, _, call) => {
        const sent = pageMemory<unknown>();
        return (version) =>
          createDocumentsStore(store, call).add(
            { destino: 'documentos', ...upload('Carta', 'pdf', `%PDF-1.7 ${version}`) },
            uploading(),
            sent,
          );
      },
      () => true,
      ({ documentos }) => documentos.length,
    ),
  ],
  [
    'a presentation',
    ['editPresentacion'],
    cvPart(
      (store, cv) => (version) => createCvProfile(store).savePresentation(cv.presentacion, `Hola ${version}`),
      ({ presentacion }, version) => presentacion === `Hola ${version}`,
    ),
  ],
  [
    'a portfolio',
    ['editEnlacePortfolio'],
    cvPart(
      (store, cv) => (version) =>
        createCvProfile(store).savePortfolio(cv.enlacePortfolio, `https://v${version}.example`),
      ({ enlacePortfolio }, version) => enlacePortfolio === `https://v${version}.example`,
    ),
  ],
  [
    'preferences',
    ['editProfesionales'],
    cvPart(
      (store, cv) => (version) =>
        createCvProfile(store).savePreferences(preferencesOf(cv), {
          ...preferencesOf(cv),
          ...preferred[version],
        }),
      ({ profesional }, version) => isSame({ ...profesional, ...preferred[version] }, profesional),
    ),
  ],
  [
    'personal data',
    ['editDatosPersonales'],
    cvPart(
      (store, cv) => (version) =>
        createPersonalStore(store).save(cv.personales, { ...address, telefonoMovil: `60000000${version}` }),
      ({ personales }, version) => personales.telefonoMovil === `60000000${version}`,
    ),
  ],
  [
    'interests',
    ['editInteres'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveInterests(cv.interes.tags, [1 + version]),
      ({ interes }, version) => isSame(interes.tags, [1 + version]),
    ),
  ],
  [
    'competences',
    ['editCompetencias'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveCompetences(cv.competencias, [1 + version]),
      ({ competencias }, version) => isSame(competencias, [1 + version]),
    ),
  ],
  [
    'sectors',
    ['editSectoresInteres'],
    cvPart(
      (store, cv) => (version) => createSkillsStore(store).saveSectors(cv.sectoresInteres, [1 + version]),
      ({ sectoresInteres }, version) => isSame(sectoresInteres, [1 + version]),
    ),
  ],
  [
    'programs',
    ['editConocimientosInformaticos'],
    cvPart(
      (store, cv) => (version) =>
        createSkillsStore(store).savePrograms(cv.interes.programasInformaticos, [
          { programa: 1, nivel: 1 + version },
        ]),
      ({ interes }, version) => interes.programasInformaticos[0]?.nivel === 1 + version,
    ),
  ],
  [
    'an application',
    ['inscribirse'],
    ofStudent((sandbox) => {
      const offer = makeOffer(sandbox.db, sandbox.company, { idPerfil: 1 });
      return {
        open: (call) => async () => {
          const apply = createApply({
            offer: { urlAcceso: offer.urlAcceso, conServicio: false },
            kind: 'empleo',
            call,
            terms: { needsOwnCv: false, paymentFields: [], hasConditions: false, countsCredits: false },
            areConditionsAccepted: () => false,
            onActivated: () => undefined,
          });
          await apply.start();
          if (apply.$step.get().step === 'search') await apply.goOn();
          const step = apply.$step.get();
          return step.step === 'failed' ? step.failure : { ok: step.step === 'done' };
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM candidacy`),
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
        ofStudent((sandbox) => {
          const offer = makeOffer(sandbox.db, sandbox.company, { idPerfil: 2 });
          makeCandidacy(sandbox.db, offer.id, sandbox.student, { estado, orden: 1 });
          return {
            open: async (call) => {
              const list = () => maybe(call(dameCandidaturasPracticasUsuario, {}));
              const application = (await list())?.[0];
              if (!application) throw new Error('There is no application');
              const changes = createChanges({ call, reread: list });
              return () => changes.make(application, change);
            },
            made: () => count(sandbox, sql`SELECT count(*) FROM candidacy WHERE estado <> ${estado}`),
          };
        }),
      ] as const,
  ),
  [
    'a place at an event',
    ['inscribirseEnEvento'],
    ofStudent((sandbox) => {
      const { id, urlAcceso } = makeEvent(sandbox.db, { fecha: '2026-03-20' });
      return {
        open: (call) => async () => {
          const reread = () => maybe(call(dameFichaEvento, { params: { id: urlAcceso } }));
          const { outcome } = await enrolIn({ idEvento: id, urlAcceso }, call, reread);
          return { ok: outcome === 'enrolled' };
        },
        made: () => count(sandbox, sql`SELECT count(*) FROM event_registration`),
      };
    }),
  ],
  [
    'joining a programme',
    ['solicitaAdhesionPrograma'],
    ofStudent((sandbox) => {
      const programme = makeProgramme(sandbox.db, {});
      return {
        open: (call) => async () =>
          joinProgramme('student', programme, call, () =>
            maybe(call(detallePrograma, { params: { tipo: 'Alumno', id: programme.urlAcceso } })),
          ),
        made: () => count(sandbox, sql`SELECT count(*) FROM adhesion`),
      };
    }),
  ],
  ...(['document', 'sheet'] as const).map(
    (what) =>
      [
        `a ${what} of a placement`,
        [what === 'sheet' ? 'addDocumentoPractica' : 'addFicheroPractica'],
        ofStudent((sandbox) => {
          const placement = makePlacement(sandbox.db, sandbox.student, sandbox.company, { estado: 'activa' });
          sandbox.db.insert('weekly_sheet', { placement, semana: '2026-02-02', observaciones: null });
          return {
            open: async (call) => {
              const list = () => maybe(call(damePracticasAlumno, {}));
              const [own] = (await list()) ?? [];
              const sheet = own?.hojas?.[0];
              if (!own || !sheet) throw new Error('There is no placement');
              const uploads = createUploads({ call, reread: list, show: () => undefined });
              return () =>
                what === 'sheet'
                  ? uploads.sendSheet(own, sheet, upload('Semana'), uploading())
                  : uploads.addDocument(own, upload('Memoria'), uploading());
            },
            made: () =>
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
    ofStudent((sandbox) => {
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
            ...workTimes,
          };
          return async (version) => {
            await store.lookUp(values);
            return store.send(
              { ...values, tareasAdesarrollar: `Obrador ${version}` },
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
        made: () => count(sandbox, sql`SELECT count(*) FROM placement_request`),
      };
    }),
  ],
];

/** What is not new, or can be sent as often as one likes: the same again changes nothing. */
const elsewhere: Readonly<Record<string, readonly CallName[]>> = {
  'only reads, or signs in': [
    'titulacionesConcretasFiltradas',
    'dameEmpresasDelUsuario',
    'logaUsuario',
    'validaRespuestaLoginIntegrado',
    'comprobarDatosRegistroEgresado',
    'compruebaCIF',
    'compruebaEmailContactoEmpresa',
    'compruebaDNIalumno',
    'accesoEncuesta',
    'logaAnonimo',
    'logaUsuarioEncuesta',
    'validaRespuestaLoginIntegradoEncuesta',
  ],
  'is a switch, or has one place': [
    'editarIdiomaPreferido',
    'editDatosBusquedaActivaPracticas',
    'editDatosBusquedaActivaTrabajo',
    'editDatosPreferenciaPracticas',
    'editPermisoTrabajo',
    'editarNivelFormativoSNE',
    'editImagenPerfil',
    'editOrdenCandidaturasAlumno',
    'marcarCandidaturaNoLeida',
    'marcarNotificacionLeida',
    'marcarNotificacionesSinEnlaceLeidas',
  ],
  'takes something away, which is gone then': [
    'delIdioma',
    'delEstudio',
    'bajaEstudioUniversidad',
    'delExperiencia',
    'delDoc',
    'deldoc',
    'eliminaNotificacion',
    'eliminaNotificaciones',
  ],
  'is tested with its screen': [
    'editDatosRegistroEgresado',
    'editarPassword',
    'restablecerPasswordAlumno',
    'restablecerPasswordEmpresa',
    'establecerPassword',
    'solicitarReseteoPassword',
    'recuerdoPassword',
    'solicitarBajaServicio',
    'editDatosEmail',
    'editDocumentoSeguimientoCF',
    'guardaContestacionEncuesta',
  ],
};

it('looks at every call that writes', () => {
  const known = [...rowsOf.flatMap(([, names]) => names), ...Object.values(elsewhere).flat()];
  const writing = callList.filter(({ idempotent }) => !idempotent).map(({ name }) => name as CallName);
  expect([...new Set(known)].toSorted()).toEqual(writing.toSorted());
});

describe.each(rowsOf)('%s', (_, __, start) => {
  /** Whatever is said, the server has it once, and what counts as saved is what was sent last. */
  async function check({ made, holds }: Scene, network: FaultyNetwork, outcome: Outcome, version: Version) {
    await network.settle();
    const isHeld = (await holds?.(version, network.call)) ?? true;
    expect(made()).toBe(1);
    if (outcome.ok) expect(isHeld).toBe(true);
  }

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is made once when it is sent again',
    async (fault) => {
      const scene = await start();
      const network = faultyNetwork(scene.sandbox, scene.token);
      const send = await scene.open(network.call, network.clock);
      network.fail(fault);
      const first = await send(0);
      network.heal();
      const again = first.ok ? first : await send(0);
      expect(again).toMatchObject({ ok: true });
      await check(scene, network, again, 0);
    },
  );

  it.each(['lost', 'late'] as const)(
    'whose answer is %s is not made twice where a word is changed',
    async (fault) => {
      const scene = await start();
      const network = faultyNetwork(scene.sandbox, scene.token);
      const send = await scene.open(network.call, network.clock);
      network.fail(fault);
      await send(0);
      network.heal();
      await check(scene, network, await send(1), 1);
    },
  );

  it('is made once in two tabs', async () => {
    const scene = await start();
    const network = faultyNetwork(scene.sandbox, scene.token);
    const tabs = [
      await scene.open(network.call, network.clock),
      await scene.open(network.call, network.clock),
    ] as const;
    expect(await tabs[0](0)).toMatchObject({ ok: true });
    await check(scene, network, await tabs[1](0), 0);
  });
});
