import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { onlyFields } from '#portal/pieces/company-data/company-data.ts';
import { editorFields } from '../company-gaps.ts';

const kindFields: readonly string[] = ['tipoEmpresa', 'startup'];

/** Fields that cannot be emptied once they have a value: the call leaves absent keys unchanged. */
const irrevocableFields = ['tipoSociedad', 'numeroDeEmpleados', 'rangoFacturacion', 'anioFundacion'] as const;

/** Field flags of the company's identity; with the kind of company only if the brand asks for it. */
export function identityFlags(
  { requestTipoEmpresa }: Pick<PublicBrand['settings'], 'requestTipoEmpresa'>,
  company: Partial<Company>,
): GroupFlags {
  const keys = editorFields.identity.filter((key) => requestTipoEmpresa || !kindFields.includes(key));
  const filled = irrevocableFields.filter((key) => company[key] !== undefined);
  return onlyFields(keys, [
    'nombreFiscal',
    'nombreComercial',
    'sector',
    ...(requestTipoEmpresa ? (['tipoEmpresa'] as const) : []),
    ...filled,
  ]);
}
