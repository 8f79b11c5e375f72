import { documentosAportados } from '#core/contract/calls/company-documents.ts';
import { detallePrograma } from '#core/contract/calls/programmes.ts';
import type { Caller } from '#portal/data/server/client/call.ts';
import type { Clock } from '#portal/data/server/late-arrivals.ts';
import { pageMemory } from '#portal/data/server/sent-requests.ts';
import { sql } from '#sandbox/db/sql.ts';
import { cifOf, makeContact } from '#sandbox/seed/seed-data.ts';
import { makeProgramme } from '#sandbox/seed/make-university.ts';
import { upload } from '../sandbox/company-sandbox.ts';
import { contactForm, fiscalForm, makeAgreement, makeFiscalAccount } from '../sandbox/make-companies.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { requestAgreement, uploadSigned } from '#portal/screens/agreements/send-agreement.ts';
import { contactPart, createCompanyStore, dataPart } from '#portal/screens/company/company-store.ts';
import { createOwnDocuments } from '#portal/screens/documents/own-documents.ts';
import { accountOf, createContactProfileStore } from '#portal/screens/profile/contact-profile-store.ts';
import { joinProgramme } from '#portal/screens/programmes/join-programme.ts';
import { createAccountRequest, emptyRequest } from '#portal/screens/registration/account-request.ts';
import {
  count,
  readOrUndefined,
  asCompany,
  rowsContain,
  uploadOptions,
  type WriteScenario,
} from './write-test.ts';

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

const readyCompany = async (call: Caller, clock?: Clock) => {
  const store = createCompanyStore(call, clock);
  await store.load();
  const state = store.$record.get();
  if (state.state !== 'ready') throw new Error('There is no company');
  return { store, company: state.datos };
};

/** Writes of companies about themselves. */
export const companyWrites: readonly WriteScenario[] = [
  [
    'a new contact',
    ['addContactoEmpresa', 'editaContactoEmpresa'],
    asCompany((sandbox) => ({
      open: async (call, clock) => {
        const { store, company } = await readyCompany(call, clock);
        const ids = company.contactos.map(({ idContacto }) => idContacto);
        const sent = pageMemory<unknown>();
        return (variant) => store.addContact(ids, { ...contactForm, puesto: `Jefa ${variant}` }, sent);
      },
      storedCount: () => count(sandbox, sql`SELECT count(*) FROM contact WHERE email = ${contactForm.email}`),
      hasStored: async (variant, call) =>
        (await readyCompany(call)).company.contactos.some(({ puesto }) => puesto === `Jefa ${variant}`),
    })),
  ],
  [
    'a change of a contact',
    ['editaContactoEmpresa'],
    asCompany((sandbox) => {
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
          return (variant) => store.saveContact(contactPart(contact), { puesto: `Jefa ${variant}` });
        },
        storedCount: () => 1,
        hasStored: async (variant, call) =>
          (await readyCompany(call)).company.contactos.some(({ puesto }) => puesto === `Jefa ${variant}`),
      };
    }),
  ],
  [
    'a fiscal account',
    ['addCuentaFacturacion'],
    asCompany((sandbox) => ({
      open: async (call, clock) => {
        const { store } = await readyCompany(call, clock);
        const sent = pageMemory<unknown>();
        return (variant) =>
          store.addAccount([], { ...fiscalForm, domicilioFiscal: `Carrer ${variant}` }, sent);
      },
      storedCount: () => count(sandbox, sql`SELECT count(*) FROM fiscal_account`),
      hasStored: async (variant, call) =>
        (await readyCompany(call)).company.cuentasFacturacion.some(
          ({ domicilioFiscal }) => domicilioFiscal === `Carrer ${variant}`,
        ),
    })),
  ],
  [
    'data of a company',
    ['editaEmpresaCompletos'],
    asCompany(() => ({
      open: async (call, clock) => {
        const { store, company } = await readyCompany(call, clock);
        const opened = dataPart(company, ['web']);
        return (variant) => store.saveData(opened, { web: `https://v${variant}.example` });
      },
      storedCount: () => 1,
      hasStored: async (variant, call) =>
        (await readyCompany(call)).company.web === `https://v${variant}.example`,
    })),
  ],
  [
    'the own account of a company',
    ['editaUsuario'],
    asCompany(() => {
      const ready = async (call: Caller, clock?: Clock) => {
        const store = createContactProfileStore(call, clock);
        await store.load();
        const state = store.$record.get();
        if (state.state !== 'ready') throw new Error('There is no profile');
        return { store, user: state.datos };
      };
      const wanted = ['practicas', 'empleo'] as const;
      return {
        open: async (call, clock) => {
          const { store, user } = await ready(call, clock);
          return (variant) => store.saveAccount(accountOf(user), { sedeDefecto: wanted[variant] });
        },
        storedCount: () => 1,
        hasStored: async (variant, call) => (await ready(call)).user.sedeDefecto === wanted[variant],
      };
    }),
  ],
  [
    'an agreement',
    ['addConvenioEmpresa'],
    asCompany(
      (sandbox) => {
        const contact = makeContact(sandbox.db, sandbox.company, {
          email: 'gestion@taller.example',
          tipoContacto: [9],
        });
        const account = makeFiscalAccount(sandbox.db, sandbox.company);
        return {
          open: (call, clock) => {
            const memory = pageMemory<object>();
            return (variant) =>
              requestAgreement(
                call,
                memory,
                {
                  idContactoEmpresaGestion: contact,
                  idContactoEmpresaFacturacion: contact,
                  idCuentaFacturacion: account,
                  requierePedido: false,
                  tramitacionManual: false,
                  pagoDomiciliado: false,
                  datosFirmante: { nombre: 'Remei', apellidos: 'Oller', cargo: `Gerente ${variant}` },
                },
                clock,
              );
          },
          storedCount: () => count(sandbox, sql`SELECT count(*) FROM agreement`),
          hasStored: (variant) => rowsContain(sandbox, sql`SELECT * FROM agreement`, `Gerente ${variant}`),
        };
      },
      { canCrearConvenio: true },
    ),
  ],
  [
    'a signed agreement',
    ['adjuntaFicheroAlConvenioEmpresa'],
    asCompany(
      (sandbox) => {
        const idConvenio = makeAgreement(sandbox.db, sandbox.company, { estado: 'Generado' });
        return {
          open: (call) => {
            const body = { idConvenio, ...upload('convenio-firmado') };
            let earlier: typeof body | undefined;
            return async () => {
              const sent = await uploadSigned(call, body, uploadOptions(), earlier);
              if (!sent.ok && sent.kind === 'lost') earlier = body;
              return sent;
            };
          },
          storedCount: () =>
            count(sandbox, sql`SELECT count(*) FROM agreement WHERE estado = 'Firmado empresa'`),
        };
      },
      { canCrearConvenio: true },
    ),
  ],
  [
    'a document of a company',
    ['adddoc'],
    asCompany(
      (sandbox) => {
        const list = (call: Caller) => readOrUndefined(call(documentosAportados, {}));
        return {
          open: async (call, clock) => {
            let shown = (await list(call)) ?? [];
            const documents = createOwnDocuments({
              call,
              clock,
              currentDocuments: () => shown,
              refetch: () => list(call),
              show: (next) => {
                shown = next;
              },
            });
            const sent = pageMemory<unknown>();
            return (variant) =>
              documents.add(
                upload('Memoria', 'pdf', `%PDF-1.4 ${'x'.repeat(variant)}`),
                uploadOptions(),
                sent,
              );
          },
          storedCount: () => count(sandbox, sql`SELECT count(*) FROM company_document`),
        };
      },
      { canUploadDocEmpresas: true },
    ),
  ],
  [
    'joining a programme as a company',
    ['solicitaAdhesionProgramaEmpresa'],
    asCompany((sandbox) => {
      const programme = makeProgramme(sandbox.db, {});
      return {
        open: (call) => async () =>
          joinProgramme('company', programme, call, () =>
            readOrUndefined(call(detallePrograma, { params: { tipo: 'Empresa', id: programme.urlAcceso } })),
          ),
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM adhesion`),
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
          return (variant) => store.send({ ...companyRequest, cif, puesto: `Jefa ${variant}` }, false);
        },
        storedCount: () => count(sandbox, sql`SELECT count(*) FROM company`),
        hasStored: (variant) => rowsContain(sandbox, sql`SELECT * FROM contact`, `Jefa ${variant}`),
      };
    },
  ],
];
