import { type DomainListName, rowId, rowText } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow } from '#core/contract/entities/domain.ts';
import { unknownProvince } from '#core/contract/constants.ts';
import type { Language } from '#core/i18n/languages.ts';

/** Lists in a meaningful order, which stays that of the server: days, levels, ranges, periods, courses and states. */
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

/** Lists of areas, in which “other” entries (otras, otros) go last. */
const areaLists: ReadonlySet<DomainListName> = new Set([
  'areasFuncionales',
  'sectoresActividad',
  'actividadesrofesionales',
  'ambitos',
  'ambitosEstudio',
]);

const otherEntry = /^(?:otr[ao]s|altres|others?)(?!\p{L})/iu;

function isLast(name: DomainListName, row: AnyDomainRow): boolean {
  if (name === 'provincias') return rowId(row) === unknownProvince;
  return areaLists.has(name) && otherEntry.test(rowText(row).trim());
}

/** The rows of a list in the order in which they are offered, as a new array. */
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
