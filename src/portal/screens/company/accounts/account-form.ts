import type { addCuentaFacturacion } from '#core/contract/calls/company.ts';
import { shortTowns } from '#core/contract/constants.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { choice, oneOf, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';
import { spain } from '#core/contract/constants.ts';

const { min } = lengths.text;
const own = 'required';

export const isInSpain = (country: string | boolean): boolean => country === String(spain);

/** Fields of a new fiscal account. */
export const accountForm = formOf<typeof addCuentaFacturacion>()(
  { call: 'addCuentaFacturacion', texts: 'company' },
  {
    NombreFiscal: text(150, { own, min, label: 'company.nombreFiscal' }),
    idPais: oneOf('paises', { own, label: 'company.country' }),
    CIF: text(20, { own, isCode: true, label: 'company.cif' }),
    domicilioFiscal: text(150, { own, min, label: 'company.domicilioFiscal' }),
    // A choice in Spain, a text elsewhere.
    idProvincia: choice({ own, label: 'frame.province' }),
    Provincia: text(150, { own, min, label: 'frame.province' }),
    poblacion: text(150, { own, min, except: shortTowns, label: 'frame.town' }),
    cp: text(150, { own, min, label: 'frame.postcode' }),
    requiereEnvioPostalFacturas: tick({ own: 'optional', label: 'company.postalInvoices' }),
    domicilioEnvioPostal: text(lengths.long.max, {
      own,
      min: lengths.long.min,
      label: 'company.invoiceAddress',
    }),
  },
  {
    idProvincia: ['idPais', isInSpain],
    Provincia: ['idPais', (country) => country !== '' && !isInSpain(country)],
    domicilioEnvioPostal: ['requiereEnvioPostalFacturas', (isWanted) => isWanted === true],
  },
);
