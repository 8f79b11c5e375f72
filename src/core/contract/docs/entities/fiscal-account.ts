import type * as fiscalAccount from '#core/contract/entities/fiscal-account.ts';
import { type EntityDocs, omittedFromExamples, describeListId, describe } from '../key-docs.ts';
import { account, company, place } from '../examples.ts';

const shapeKeys = {
  NombreFiscal: describe('Name to which invoices are made out, at least 3 characters.', company.nombreFiscal),
  CIF: describe(
    'Tax number, of which a company has one account only (8). In Spain a CIF, NIF or NIE with its control character; elsewhere a VAT number (33).',
    company.cif,
  ),
  requiereEnvioPostalFacturas: describe('Whether invoices are sent by post, too.', false),
  domicilioFiscal: describe('Address for taxes, at least 3 characters.', place.direccion),
  idProvincia: describeListId('provincias', 'Province. Required if `idPais` is 1, Spain.', place.provincia),
  Provincia: describe(
    'Name of the province or region, at least 3 characters. Required if `idPais` is not 1.',
    omittedFromExamples,
  ),
  poblacion: describe('Town, at least 3 characters.', place.localidad),
  idPais: describeListId('paises', 'Country; 1 is Spain.', place.pais),
  cp: describe('Postcode, at least 3 characters.', place.cp),
  domicilioEnvioPostal: describe(
    'Address to which invoices are sent, 3 to 250 characters. Required with `requiereEnvioPostalFacturas`; otherwise it does not count.',
    omittedFromExamples,
  ),
} as const;

export const fiscalAccountDocs = {
  fiscalAccountSchema: {
    text: 'Whom the university invoices for a company.',
    keys: { idCuenta: describe('Id of the fiscal account.', account.id), ...shapeKeys },
  },
  newFiscalAccountSchema: {
    text: 'A fiscal account to add.',
    keys: {
      idCuenta: describe('Does not count: the server gives the id.', omittedFromExamples),
      ...shapeKeys,
    },
  },
} satisfies EntityDocs<typeof fiscalAccount>;
