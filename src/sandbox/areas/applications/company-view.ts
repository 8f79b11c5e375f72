import { sql } from '../../db/sql.ts';
import { state } from './candidacy.ts';

/**
 * Candidacies that a company sees, as a condition on `candidacy`: those that were sent to it. Before that, they are
 * between student and university.
 */
export const sentToCompany = sql`(
  candidacy.estado BETWEEN ${state.sentToCompany} AND ${state.notSelected}
  OR candidacy.estado BETWEEN ${state.paperwork} AND ${state.finished}
  OR EXISTS (
    SELECT 1 FROM candidacy_step AS step
    WHERE step.candidacy = candidacy.id AND step.estado = ${state.sentToCompany}))`;
