import type * as fiscalAccount from '#core/contract/entities/fiscal-account.ts';
import { type EntityNotes, leftOut, listed, note } from '../note.ts';
import { account, company, place } from '../story.ts';

const shapeKeys = {
  NombreFiscal: note('Name to which invoices are made out, at least 3 characters.', company.nombreFiscal),
  CIF: note(
    'Tax number, of which a company has one account only (8). In Spain a CIF, NIF or NIE with its control character; elsewhere a VAT number (33).',
    company.cif,
  ),
  requiereEnvioPostalFacturas: note('Whether invoices are sent by post, too.', false),
  domicilioFiscal: note('Address for taxes, at least 3 characters.', place.direccion),
  idProvincia: listed('provincias', 'Province. Must be there if `idPais` is 1, Spain.', place.provincia),
  Provincia: note(
    'Name of the province or region, at least 3 characters. Must be there if `idPais` is not 1.',
    leftOut,
  ),
  poblacion: note('Town, at least 3 characters.', place.localidad),
  idPais: listed('paises', 'Country; 1 is Spain.', place.pais),
  cp: note('Postcode, at least 3 characters.', place.cp),
  domicilioEnvioPostal: note(
    'Address to which invoices are sent, 3 to 250 characters. Must be there with `requiereEnvioPostalFacturas`; otherwise it does not count.',
    leftOut,
  ),
} as const;

export const fiscalAccountNotes = {
  fiscalAccountSchema: {
    text: 'Whom the university invoices for a company.',
    keys: { idCuenta: note('Id of the fiscal account.', account.id), ...shapeKeys },
  },
  newFiscalAccountSchema: {
    text: 'A fiscal account to add.',
    keys: { idCuenta: note('Does not count: the server gives the id.', leftOut), ...shapeKeys },
  },
} satisfies EntityNotes<typeof fiscalAccount>;
