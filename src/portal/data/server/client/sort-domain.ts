import { type DomainListName, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow } from '#core/contract/entities/domain.ts';
import { unknownProvince } from '#core/contract/constants.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Lists whose order says something: days, levels, ranges, periods, courses and states stay as the server has them. */
const orderedLists: ReadonlySet<DomainListName> = new Set([
  'diasSemana',
  'tiposDiasSemana',
  'tiposPeriodoCurso',
  'cursos',
  'nivelesProgramasInformaticos',
  'nivelesIdioma',
  'tiposNivelesTitulacion',
  'tiposNivelFormativoSNE',
  'tiposExperiencia',
  'rangosDeCreditos',
  'ragosFacturacion',
  'numeroDeEmpleados',
  'estadosCandidaturasAlumno',
]);

/** Areas, where what is left over (otras, otros) goes last. */
const areaLists: ReadonlySet<DomainListName> = new Set([
  'areasFuncionales',
  'sectoresActividad',
  'actividadesrofesionales',
  'ambitos',
  'ambitosEstudio',
]);

const leftOver = /^(?:otr[ao]s|altres|others?)(?!\p{L})/iu;

function isLast(name: DomainListName, row: AnyDomainRow): boolean {
  if (name === 'provincias') return rowId(row) === unknownProvince;
  return areaLists.has(name) && leftOver.test(rowText(row).trim());
}

/** The rows of a list in the order in which they are offered; the list given stays as it is. */
export function sortDomain<R extends AnyDomainRow>(
  name: DomainListName,
  rows: readonly R[],
  language: Language,
): R[] {
  if (orderedLists.has(name)) return [...rows];
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...rows].sort(
    (a, b) => Number(isLast(name, a)) - Number(isLast(name, b)) || compare(rowText(a), rowText(b)),
  );
}
