import type * as companyEntity from '#core/contract/entities/company.ts';
import { type EntityDocs, describeListId, describe, part } from '../key-docs.ts';
import * as story from '../examples.ts';
import { signatoryKeys } from './agreement.ts';

const { company, place } = story;

/** Docs of the data that a company may change; absent keys keep their value. */
export const companyDataKeys = {
  nombreFiscal: describe('Name under which it is registered for taxes.', company.nombreFiscal),
  nombreComercial: describe(
    'Name under which people know it, and that offers show.',
    company.nombreComercial,
  ),
  tipoEmpresa: describe('Whether it is private or public.', 'privada'),
  startup: describe('Whether a private company is a start-up; does not count of a public one.', false),
  tipoSociedad: describeListId('tiposSociedad', 'Legal form.'),
  sector: describeListId('sectoresActividad', 'Sector of its activity.'),
  numeroDeEmpleados: describeListId('numeroDeEmpleados', 'How many people work there: the range.'),
  web: describe('Web address.', company.web),
  iban: describe(
    'Bank account (73). Required before a placement that the placement service invoices is offered or someone is selected for it (72).',
    company.iban,
  ),
  rangoFacturacion: describeListId('ragosFacturacion', 'Turnover per year: the range.'),
  anioFundacion: describe('Year in which it was founded.', company.fundacion),
  autorizaUsoLogo: describe('Whether the university may show its logo.', true),
  domicilioFiscal: 'Address for taxes.',
  domicilioFacturacion: 'Address to which invoices are made out; absent: the one for taxes.',
  domicilioEnvioPostal: 'Address to which post goes; absent: the one for taxes.',
  firmante: 'Who signs for the company; needed before someone is selected for a placement.',
} as const;

export const companyDocs = {
  addressSchema: {
    text: 'An address of a company.',
    keys: {
      direccion: describe('Road, number and what follows them.', place.direccion),
      cp: describe(
        'Postcode. In Spain five digits, of which the first two are the id of the province.',
        place.cp,
      ),
      localidad: describe('Town.', place.localidad),
      idProvincia: describeListId(
        'provincias',
        'Province in Spain; elsewhere `provincia` has its name.',
        place.provincia,
      ),
      provincia: describe('Name of the province or region.', place.nombreProvincia),
      idPais: describeListId('paises', 'Country; 1 is Spain.', place.pais),
    },
  },
  signatorySchema: { text: 'Who signs for a company.', keys: signatoryKeys },
  workplaceSchema: {
    text: 'A place where a company works, and where placements can be.',
    keys: {
      idCentro: describe(
        'Id of the workplace; `centroPracticas` of offers and requests.',
        story.workplace.id,
      ),
      nombre: describe('Name that the company gave it.', story.workplace.nombre),
      direccion: describe('Road, number and what follows them.', place.direccion),
      cp: describe('Postcode.', place.cp),
      localidad: describe('Town.', place.localidad),
      idProvincia: describeListId('provincias', 'Province in Spain.', place.provincia),
    },
  },
  companySchema: {
    text: 'The company of the signed-in contact.',
    keys: {
      idEmpresa: describe('Id of the company; sent as `eidEmpresa` when signing in.', company.id),
      cif: describe('Tax number, which identifies the company and which it cannot change.', company.cif),
      ...companyDataKeys,
      contactosGestion: 'Contacts who may manage agreements, as dameContactosConveniosEmpresa answers them.',
      contactos: 'All contacts of the company, whatever their kind; those of the other lists are among them.',
      cuentasFacturacion: 'Fiscal accounts, as dameCuentasFacturacion answers them.',
      datosEmpresa: part('What is said of the company beside its offers, and where it works.', {
        descripcion: describe('What the company does, for students to read.', company.descripcion),
        centrosTrabajo: 'Workplaces by their `idCentro`.',
      }),
    },
  },
} satisfies EntityDocs<typeof companyEntity>;
