import type { editaEmpresaCompletos } from '#core/contract/calls/account-company.ts';
import type { signatorySchema } from '#core/contract/entities/company.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { number, oneOf, text, tick } from '#portal/forms/fields/field-kinds.ts';
import { formOf } from '#portal/forms/fields/form-of.ts';

const { min } = lengths.text;

/** Range of founding years; the current year is checked by a separate rule. */
export const foundingYears = { min: 1000, max: 2100 } as const;

/** Whether a company is private; only private companies can be start-ups. */
const isPrivate = (kind: string | boolean): boolean => kind === 'privada';

/**
 * Form of a company's data, shared by all screens; `onlyFields` selects the fields of one. Addresses are in
 * `forms/address`.
 */
export const companyForm = formOf<typeof editaEmpresaCompletos>()(
  { call: 'editaEmpresaCompletos', flags: 'given', texts: 'company' },
  {
    nombreFiscal: text(150, { autoComplete: 'organization' }),
    nombreComercial: text(150),
    tipoEmpresa: text(10),
    startup: tick(),
    tipoSociedad: oneOf('tiposSociedad'),
    sector: oneOf('sectoresActividad'),
    numeroDeEmpleados: oneOf('numeroDeEmpleados'),
    rangoFacturacion: oneOf('ragosFacturacion'),
    anioFundacion: number(foundingYears.min, foundingYears.max, { isWhole: true, inputMode: 'numeric' }),
    web: text(200, { format: 'web', autoComplete: 'url' }),
    iban: text(34, { isCode: true }),
    autorizaUsoLogo: tick(),
  },
  { startup: ['tipoEmpresa', isPrivate] },
);

export type CompanyKey = keyof typeof companyForm.fields;

type Request = (typeof editaEmpresaCompletos)['request']['shape'];

/** Form of the company's description, which students read. */
export const companyTextForm = formOf<Request['datosEmpresa']['_zod']['def']['innerType']>()(
  { texts: 'company' },
  { descripcion: text(4000, { own: 'optional', lines: 8 }) },
);

/** Form of the signatory; no autocompletion, since this is usually not the person who fills it in. */
export const signerForm = formOf<typeof signatorySchema>()(
  { texts: 'company' },
  {
    nombre: text(150, { own: 'required', min, autoComplete: 'off', label: 'company.signerName' }),
    apellidos: text(150, { own: 'required', min, autoComplete: 'off', label: 'company.signerSurnames' }),
    cargo: text(150, { own: 'required', min, autoComplete: 'off', label: 'company.signerPost' }),
    dni: text(20, { own: 'optional', isCode: true, autoComplete: 'off', label: 'company.signerDocument' }),
    email: text(200, { own: 'optional', format: 'email', autoComplete: 'off', label: 'company.signerEmail' }),
    telefono: text(30, {
      own: 'optional',
      format: 'phone',
      autoComplete: 'off',
      label: 'company.signerPhone',
    }),
  },
);
