import type { CompanyWeeklySheet } from '#core/contract/entities/placement.ts';

/** Weekly sheets of a placement, with the student's name. */
export interface PlacementWeeks {
  idPractica: number;
  person: string;
  sheets: CompanyWeeklySheet[];
}

/** Groups sheets by placement, in the order of first occurrence. */
export function groupByPlacement(sheets: readonly CompanyWeeklySheet[]): PlacementWeeks[] {
  const placements = new Map<number, PlacementWeeks>();
  for (const sheet of sheets) {
    const { idPractica, nombre, apellidos } = sheet;
    const group = placements.get(idPractica);
    if (group) group.sheets.push(sheet);
    else placements.set(idPractica, { idPractica, person: `${nombre} ${apellidos}`, sheets: [sheet] });
  }
  return [...placements.values()];
}
