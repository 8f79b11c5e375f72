import type { CompanyPlacement } from '#core/contract/entities/placement.ts';
import type { Db } from '../../db/database.ts';
import { sql } from '../../db/sql.ts';

type PlacementState = NonNullable<CompanyPlacement['estado']>;

/** How a placement stands on a day (YYYY-MM-DD): its first and its last day are part of it. */
export function placementStateOn(
  today: string,
  { fechaInicio, fechaFin }: { fechaInicio: string; fechaFin: string },
): PlacementState {
  if (fechaInicio > today) return 'pendiente';
  return fechaFin < today ? 'finalizada' : 'activa';
}

/** Starts and ends placements due on a day (YYYY-MM-DD). Ended placements stay ended. */
export function movePlacements(db: Db, today: string): void {
  const ended: PlacementState = 'finalizada';
  const begun: PlacementState = 'activa';
  const waits: PlacementState = 'pendiente';
  db.run(sql`UPDATE placement SET estado = ${ended} WHERE estado <> ${ended} AND fechaFin < ${today}`);
  db.run(sql`UPDATE placement SET estado = ${begun} WHERE estado = ${waits} AND fechaInicio <= ${today}`);
}
