import type { StudyArea } from '#core/contract/entities/domain.ts';
import type { Language } from '#core/i18n/languages.ts';
import { rowsIn, textIn, type TextRow, type DomainTexts } from './rows.ts';
import data from './data/study-areas.json' with { type: 'json' };

/** Branches of knowledge, and the one of vocational training. */
export const branch = { arts: 1, science: 2, health: 3, social: 4, engineering: 5, vocational: 6 } as const;

export const branches: readonly TextRow[] = data.branches;

/** Areas that degrees belong to. */
export const area = {
  business: 1,
  law: 2,
  education: 3,
  communication: 4,
  psychology: 5,
  tourism: 6,
  computing: 7,
  industrial: 8,
  building: 9,
  telecommunications: 10,
  health: 11,
  biology: 12,
  chemistry: 13,
  mathematics: 14,
  languages: 15,
  history: 16,
  arts: 17,
  society: 18,
  sport: 19,
  environment: 20,
  other: 99,
} as const;

interface AreaRow extends TextRow {
  /** Their ids are the one of the area with two digits more. */
  specialities: readonly Required<DomainTexts>[];
}

const areas: readonly AreaRow[] = data.areas;

const specialitiesOf = ({ id, specialities }: AreaRow): TextRow[] =>
  specialities.map((texts, index) => ({ id: id * 100 + index + 1, idPadre: id, ...texts }));

/** The areas alone. */
export const studyAreas: readonly TextRow[] = areas.map(({ id, es, ca = es, en = es }) => ({
  id,
  es,
  ca,
  en,
}));

/** The areas with their specialities. */
export function studyAreasWithSpecialities(language: Language): StudyArea[] {
  return areas.map((row) => ({
    ambitoEstudo: { id: row.id, descripcion: textIn(row, language) },
    especialidadesAmbitoEstudio: rowsIn(specialitiesOf(row), language),
  }));
}
