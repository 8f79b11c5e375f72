import type { AgreementState } from '#core/contract/entities/agreement.ts';
import type { Db } from '../../db/database.ts';
import type { Bindable } from '../../db/sql.ts';

/** Keeps the day (YYYY-MM-DD) on which an agreement came into a state. */
export function storeStateDay(db: Db, agreement: number, estado: AgreementState, fecha: string): void {
  db.insert('agreement_step', { agreement, estado, fecha });
}

/**
 * Brings an agreement into another state today.
 * @param changes what else changes of its row
 */
export function moveAgreement(
  { db, now }: { db: Db; now: { today: string } },
  id: number,
  estado: AgreementState,
  changes: Readonly<Record<string, Bindable>>,
): void {
  db.update('agreement', { id }, { estado, ...changes });
  storeStateDay(db, id, estado, now.today);
}
