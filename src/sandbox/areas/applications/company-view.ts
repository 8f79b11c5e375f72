import { sql } from '../../db/sql.ts';
import { state } from './candidacy.ts';

/**
 * SQL condition on `candidacy` for candidacies visible to the company, i.e. sent to it; earlier states concern student and
 * university only.
 */
export const sentToCompany = sql`(
  candidacy.estado BETWEEN ${state.sentToCompany} AND ${state.notSelected}
  OR candidacy.estado BETWEEN ${state.paperwork} AND ${state.finished}
  OR EXISTS (
    SELECT 1 FROM candidacy_step AS step
    WHERE step.candidacy = candidacy.id AND step.estado = ${state.sentToCompany}))`;
