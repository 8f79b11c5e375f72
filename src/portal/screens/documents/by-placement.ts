import type { CompanyWeeklySheet } from '#core/contract/entities/placement.ts';

/** The sheets of a placement, and of whom they are. */
export interface PlacementWeeks {
  idPractica: number;
  person: string;
  sheets: CompanyWeeklySheet[];
}

/** Sheets by their placement, in the order in which the placements first come. */
export function byPlacement(sheets: readonly CompanyWeeklySheet[]): PlacementWeeks[] {
  const placements = new Map<number, PlacementWeeks>();
  for (const sheet of sheets) {
    const { idPractica, nombre, apellidos } = sheet;
    const known = placements.get(idPractica);
    if (known) known.sheets.push(sheet);
    else placements.set(idPractica, { idPractica, person: `${nombre} ${apellidos}`, sheets: [sheet] });
  }
  return [...placements.values()];
}
