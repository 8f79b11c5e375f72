import * as codes from '#core/contract/codes.ts';
import { documentedLists, type DomainListName, furtherLists } from '#core/contract/entities/domain-lists.ts';
import type { AnyDomainRow, DomainRow } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';
import { domainList } from './lists.ts';
import { islandProvinces } from './provinces.ts';
import { schoolsOf } from './schools.ts';
import { towns } from './towns.ts';
import { refuse } from '../../refusal.ts';
import type { AfterCommit, Handlers } from '../../handler.ts';

const listNames: readonly DomainListName[] = [...documentedLists, ...furtherLists];

/** Names of lists are part of a path, where letters match in either case. */
const namesByPath = new Map(listNames.map((name) => [name.toLowerCase(), name]));

const provincesWithIslands: ReadonlySet<number> = new Set(Object.values(islandProvinces));

function activeProgrammes(db: Db): DomainRow[] {
  return db.all<DomainRow>(
    sql`SELECT id, titulo AS descripcion FROM programme WHERE activo ORDER BY titulo, id`,
  );
}

/** Returns the rows of a list. Refuses with `general` an unknown list. */
function rowsOf(db: Db, listName: string, language: Language): AnyDomainRow[] | AfterCommit<AnyDomainRow[]> {
  const name = namesByPath.get(listName.toLowerCase());
  if (name === undefined) return refuse(codes.general);
  if (name === 'localidades') return towns;
  if (name === 'programas') return activeProgrammes(db);
  return domainList(name, language);
}

/** No list at all, or an empty one, does not filter. */
const admits = (wanted: readonly number[] | undefined, id: number | undefined): boolean =>
  wanted === undefined || wanted.length === 0 || (id !== undefined && wanted.includes(id));

export const domains = {
  dominios: () => [...listNames],

  dominio: ({ db, params }) => rowsOf(db, params.listName, params.language),

  TagsInteresAlumno: ({ language }) => domainList('TagsInteresAlumno', language),

  ProgramasInformaticos: ({ language }) => domainList('ProgramasInformaticos', language),

  titulaciones: ({ params }) => domainList('titulaciones', params.language),

  tipoMotivoCambioEstadoCandidatura: ({ params }) =>
    domainList('tipoMotivoCambioEstadoCandidatura', params.language),

  centrosEducativosDeProvincia: ({ params }) => schoolsOf(params.provinceId),

  esProvinciaConIslas: ({ params }) => provincesWithIslands.has(params.id),

  tiposPeriodoCurso: ({ language }) => domainList('tiposPeriodoCurso', language),

  tiposDiasSemana: ({ language }) => domainList('tiposDiasSemana', language),

  tiposHorarioRealizacion: ({ language }) => domainList('tiposHorarioRealizacion', language),

  titulacionesConcretasFiltradas: ({ language }, { areas, niveles, tiposFormacion }) =>
    domainList('titulaciones', language).filter(
      ({ idAmbito, idNivel, idTipoFormacion }) =>
        admits(areas, idAmbito) && admits(niveles, idNivel) && admits(tiposFormacion, idTipoFormacion),
    ),
} satisfies Partial<Handlers>;
