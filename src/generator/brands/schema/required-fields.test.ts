import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Field keys that are required in every form that has them and shows them, unless the brand overrides this in `campos`.
 * Fields covered by `campos` have their default in the schema of the brand file.
 */
const requiredKeys: ReadonlySet<string> = new Set([
  'email',
  'nombre',
  'apellidos',
  'mensaje',
  'cif',
  'nombre_usuario',
  'puesto',
  'sede',
  'experiencia',
  'direccion',
  'cp',
  'pais',
  'titulo',
  'plazas',
  'poblacion',
  'localidad',
  'provincia',
  'horario',
  'salario',
  'contrato',
  'descripcion',
  'curso',
  'titulacion',
  'puestoTrabajo',
  'departamento',
  'nombreTutorEmpresa',
  'apellidosTutorEmpresa',
  'emailTutorEmpresa',
  'titulacionTutorEmpresa',
  'nombreTutorUniversidad',
  'apellidosTutorUniversidad',
  'emailTutorUniversidad',
  'titulacionTutorUniversidad',
  'tareasAdesarrollar',
  'nombreFiscal',
  'nombreComercial',
  'area_funcional',
  'tipoEmpresa',
  'sector',
  'startup',
  'privada',
]);

interface BrandSchema {
  properties: { campos: { properties: Record<string, { properties: Record<string, { $ref: string }> }> } };
}

it('agrees with the defaults of the brand file, which requires a few more fields', () => {
  const source = readFileSync(new URL('../../../../schemas/brand.schema.json', import.meta.url), 'utf8');
  const groups = Object.values((JSON.parse(source) as BrandSchema).properties.campos.properties);
  const fields = groups.flatMap(({ properties }) => Object.entries(properties));
  const isRequired = (ref: string) => ref.endsWith('/requiredField');
  const additional = fields
    .filter(([key, { $ref }]) => isRequired($ref) && !requiredKeys.has(key))
    .map(([key]) => key);
  const missing = fields
    .filter(([key, { $ref }]) => !isRequired($ref) && requiredKeys.has(key))
    .map(([key]) => key);
  expect(additional).toEqual(['apellido1', 'telefonoMovil', 'idPerfil', 'titulaciones', 'empresaDestino']);
  expect(missing).toEqual([]);
});
