import type { GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { Company } from '#core/contract/entities/company.ts';
import { onlyFields } from '#portal/pieces/company-data/company-data.ts';
import { editorFields } from '../company-gaps.ts';

const kind: readonly string[] = ['tipoEmpresa', 'startup'];

/** What no text can take back once it is known: the call leaves absent keys as they are. */
const lasting = ['tipoSociedad', 'numeroDeEmpleados', 'rangoFacturacion', 'anioFundacion'] as const;

/** Which fields of its identity a company is asked for: its kind where the brand wants to know. */
export function identityFlags(
  { requestTipoEmpresa }: Pick<PublicBrand['settings'], 'requestTipoEmpresa'>,
  company: Partial<Company>,
): GroupFlags {
  const keys = editorFields.identity.filter((key) => requestTipoEmpresa || !kind.includes(key));
  const known = lasting.filter((key) => company[key] !== undefined);
  return onlyFields(keys, [
    'nombreFiscal',
    'nombreComercial',
    'sector',
    ...(requestTipoEmpresa ? (['tipoEmpresa'] as const) : []),
    ...known,
  ]);
}
