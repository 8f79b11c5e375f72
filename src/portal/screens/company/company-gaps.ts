import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { Company } from '#core/contract/entities/company.ts';
import type { MissingCompanyData } from '#core/contract/entities/missing-data.ts';
import { takesSignature } from '#core/model/agreements.ts';
import { hasProblem } from '#core/model/companies.ts';
import { parseFieldLink } from '#portal/data/browser/field-link.ts';
import type { Gap } from '#portal/forms/editors/GapList.tsx';
import { agreementArrangement } from '#portal/pieces/agreement-state/agreement-arrangement.ts';
import { addressKeys, type AddressKey, addressNames } from '#portal/pieces/company-data/addresses.ts';
import type { CompanyKey } from '#portal/pieces/company-data/company-forms.ts';
import { contactArrangement } from './contacts/contact-arrangement.ts';

/** The fields of each editor of the company's data. */
export const editorFields = {
  identity: [
    'nombreFiscal',
    'nombreComercial',
    'tipoEmpresa',
    'startup',
    'tipoSociedad',
    'sector',
    'numeroDeEmpleados',
    'rangoFacturacion',
    'anioFundacion',
  ],
  presentation: ['web', 'autorizaUsoLogo'],
  bank: ['iban'],
} as const satisfies Record<string, readonly CompanyKey[]>;

/** Ids of the sections of the page. */
export type CompanySectionId =
  keyof typeof editorFields | 'addresses' | 'signer' | 'contacts' | 'accounts' | 'agreements';

/** Whether an optional section has content; always true for the others. */
export function isFilled(
  section: CompanySectionId,
  company: Company,
  agreements: readonly Agreement[],
): boolean {
  if (section === 'presentation') return Boolean(company.datosEmpresa.descripcion);
  if (section === 'bank') return Boolean(company.iban);
  if (section === 'signer') return Boolean(company.firmante?.nombre);
  if (section === 'accounts') return company.cuentasFacturacion.length > 0;
  if (section === 'agreements') return agreements.length > 0;
  return true;
}

/** Location of a field: section, editor and key, with its label. */
type FormLocation = Required<Pick<Gap, 'editor' | 'field' | 'label'>> & { section: CompanySectionId };

/** Finds the field of a key of the company's data; `undefined` for keys without a field on the page. */
export function fieldLocationOf(key: string): FormLocation | undefined {
  for (const editor of Object.keys(editorFields) as (keyof typeof editorFields)[]) {
    const field = editorFields[editor].find((name) => name === key);
    if (field) return { section: editor, editor, field, label: `company.${field}` };
  }
  if (key === 'descripcion')
    return { section: 'presentation', editor: 'presentation', field: key, label: 'company.descripcion' };
  if (key === 'firmante')
    return { section: 'signer', editor: 'signer', field: 'nombre', label: 'company.signer' };
  if (isAddress(key))
    return { section: 'addresses', editor: key, field: 'direccion', label: addressNames[key] };
  return undefined;
}

/** Section that the query of an address leads to: by a field link, or by the filters of a list. */
export function sectionOf(search: string): CompanySectionId | undefined {
  const { field } = parseFieldLink(search);
  const location = field === undefined ? undefined : fieldLocationOf(field.replace(/^empresa\./, ''));
  if (location) return location.section;
  const names = [...new URLSearchParams(search).keys()];
  const lists = [
    ['contacts', contactArrangement],
    ['agreements', agreementArrangement],
  ] as const;
  return lists.find(([, { prefix = '' }]) => names.some((name) => name.startsWith(prefix)))?.[0];
}

const isAddress = (key: string): key is AddressKey => (addressKeys as readonly string[]).includes(key);

/**
 * Gaps of a company: missing data, obstacles to publishing and agreements to sign, without duplicates.
 * @param agreements `undefined` if the brand has none
 */
export function companyGaps(missing: Partial<MissingCompanyData>, agreements?: readonly Agreement[]): Gap[] {
  const { campos = [], impedimentos = [] } = missing;
  const fields = campos.flatMap((key) => fieldLocationOf(key.replace(/^empresa\./, '')) ?? []);
  const obstacles = impedimentos.flatMap(({ causa }): Gap[] => {
    if (causa === 'iban')
      return [hasProblem(missing) ? undefined : fieldLocationOf('iban')].filter((gap) => gap !== undefined);
    // Only the university can resolve a problem.
    if (causa === 'problema' || !agreements) return [];
    return [{ section: 'agreements', label: 'company.needsAgreement' }];
  });
  const toSign: Gap[] = agreements?.some(takesSignature)
    ? [{ section: 'agreements', label: 'company.agreementToSign' }]
    : [];
  const data = hasProblem(missing) ? [] : fields;
  const gaps = [...data, ...obstacles, ...toSign];
  return gaps.filter(({ label }, index) => gaps.findIndex((gap) => gap.label === label) === index);
}
