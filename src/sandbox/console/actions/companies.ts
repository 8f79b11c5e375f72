import { sql } from '../../db/sql.ts';
import type { Transitions } from '../../rules/transitions.ts';
import { notifyAbout } from '../../notifications/notify-about.ts';
import { type ActionContext, rowFor, stateAfter } from './action.ts';

/** States of a company; only a validated one can sign in. */
export type CompanyState = 'pendiente' | 'validada' | 'bloqueada';

export type CompanyAction = 'validate' | 'block';

export const companyTransitions: Transitions<CompanyState, CompanyAction> = {
  pendiente: { validate: 'validada', block: 'bloqueada' },
  validada: { block: 'bloqueada' },
  bloqueada: { validate: 'validada' },
};

const events = { validate: 'companyValidated', block: 'companyBlocked' } as const;

/** Lets a company in, or keeps it out. */
export function answerCompany(context: ActionContext, id: number, action: CompanyAction): void {
  const { estado, nombreComercial } = rowFor<{ estado: CompanyState; nombreComercial: string }>(
    context,
    sql`SELECT estado, nombreComercial FROM company WHERE id = ${id}`,
  );
  context.db.update('company', { id }, { estado: stateAfter(companyTransitions, estado, action) });
  notifyAbout(context, events[action], id, { company: nombreComercial });
}
