import type { Brand } from '#core/brand/brand.ts';
import type { UserContact } from '#core/contract/entities/contact.ts';
import type { CompanyRow } from './company-row.ts';

/** Keys of the values that are missing or blank, in their order. */
function blankKeys(values: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(values)
    .filter(([, value]) => value === undefined || (typeof value === 'string' && value.trim() === ''))
    .map(([key]) => key);
}

/** Lists missing data of a company, by the keys of its form. */
export function missingCompanyData(company: CompanyRow, { settings }: Brand): string[] {
  const { nombreFiscal, nombreComercial, sector, datos } = company;
  const { direccion, cp, localidad } = datos.domicilioFiscal ?? {};
  return blankKeys({
    nombreFiscal,
    nombreComercial,
    sector,
    ...(settings.requestTipoEmpresa && { tipoEmpresa: datos.tipoEmpresa }),
    domicilioFiscal: direccion && cp && localidad,
  });
}

/**
 * Lists the data missing for a selection: the signatory for placements, and the bank account when the placement service
 * invoices.
 */
export function missingForSelection(
  company: CompanyRow,
  brand: Brand,
  offer: { idPerfil: 1 | 2; conServicio: boolean },
): string[] {
  const placement = offer.idPerfil === 2;
  const { datos, iban } = company;
  return [
    ...missingCompanyData(company, brand),
    ...(placement ? blankKeys({ firmante: datos.firmante?.nombre }) : []),
    ...(placement && offer.conServicio ? blankKeys({ iban }) : []),
  ];
}

/** Lists missing data of a contact, by the keys of its form. */
export function missingContactData(contact: UserContact, { settings }: Brand): string[] {
  const { nombre, apellidos, email, puesto, telefono1, direccion, localidad, cp, provincia, idPais } =
    contact;
  const full = settings.requestDireccionFullContactoEmpresa;
  return blankKeys({
    nombre,
    apellidos,
    email,
    puesto,
    telefono1,
    ...((full || settings.requestDireccionContactoEmpresa) && { direccion, localidad }),
    ...(full && { cp, provincia, idPais }),
  });
}
