import type { Degree } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import { textIn, type DomainTexts } from './rows.ts';
import { area, branch } from './study-areas.ts';
import { level, studyKind, vocationalLevels } from './study-levels.ts';
import data from './data/degrees.json' with { type: 'json' };

/** A degree of the university. */
export interface DegreeInfo extends DomainTexts {
  id: number;
  /** Row of `ambitosEstudio`. */
  area: number;
  /** Row of `tiposNivelesTitulacion`. */
  level: number;
  /** Row of `tiposFormacionAcademica`. */
  kind: number;
  /** Row of `ramas`. */
  branch: number;
  years: number;
  /** Credits (ECTS) of the whole degree; 0 where it is not counted in credits. */
  credits: number;
}

const branchOfArea: Readonly<Record<number, number>> = {
  [area.business]: branch.social,
  [area.law]: branch.social,
  [area.education]: branch.social,
  [area.communication]: branch.social,
  [area.psychology]: branch.health,
  [area.tourism]: branch.social,
  [area.computing]: branch.engineering,
  [area.industrial]: branch.engineering,
  [area.building]: branch.engineering,
  [area.telecommunications]: branch.engineering,
  [area.health]: branch.health,
  [area.biology]: branch.science,
  [area.chemistry]: branch.science,
  [area.mathematics]: branch.science,
  [area.languages]: branch.arts,
  [area.history]: branch.arts,
  [area.arts]: branch.arts,
  [area.society]: branch.social,
  [area.sport]: branch.social,
  [area.environment]: branch.science,
};

interface Entry extends Required<DomainTexts> {
  id: number;
  area: number;
  /** Where it takes longer or less than others of its level. */
  years?: number;
}

interface Group {
  level: number;
  entries: readonly Entry[];
  /** Of each degree that does not say its own. */
  years: number;
  creditsPerYear: number;
}

const groups: readonly Group[] = [
  { level: level.grado, entries: data.bachelors, years: 4, creditsPerYear: 60 },
  { level: level.master, entries: data.masters, years: 1, creditsPerYear: 60 },
  { level: level.doctorado, entries: data.doctorates, years: 3, creditsPerYear: 0 },
  { level: level.gradoMedio, entries: data.intermediateCycles, years: 2, creditsPerYear: 0 },
  { level: level.gradoSuperior, entries: data.higherCycles, years: 2, creditsPerYear: 60 },
];

function degreesOf(group: Group): DegreeInfo[] {
  const vocational = vocationalLevels.has(group.level);
  return group.entries.map(({ id, area: areaId, es, ca, en, years = group.years }) => ({
    id,
    area: areaId,
    level: group.level,
    kind: vocational ? studyKind.vocational : studyKind.official,
    branch: vocational ? branch.vocational : (branchOfArea[areaId] ?? branch.social),
    years,
    credits: years * group.creditsPerYear,
    es,
    ca,
    en,
  }));
}

/** Every degree of the university. */
export const degrees: readonly DegreeInfo[] = groups.flatMap(degreesOf);

const byId = new Map(degrees.map((degree) => [degree.id, degree]));

export function degreeById(id: number | undefined): DegreeInfo | undefined {
  return id === undefined ? undefined : byId.get(id);
}

/** Whether a degree is of vocational cycles. */
export const isVocational = (id: number | undefined): boolean =>
  vocationalLevels.has(degreeById(id)?.level ?? 0);

/** A degree as the interface gives it. */
export function degreeIn(degree: DegreeInfo, language: Language): Degree {
  const { id, area: idAmbito, level: idNivel, kind: idTipoFormacion } = degree;
  return { idTitulacion: id, descripcion: textIn(degree, language), idAmbito, idNivel, idTipoFormacion };
}
