import { accountTables } from '../schema/accounts.ts';
import { companyTables } from '../schema/companies.ts';
import { offerTables } from '../schema/offers.ts';
import { placementTables } from '../schema/placements.ts';
import { sandboxTables } from '../schema/sandbox.ts';
import { studentTables } from '../schema/students.ts';
import { universityTables } from '../schema/university.ts';

/** Every table, each after those that it refers to where that matters to the reader; SQLite itself does not mind. */
export const tables = [
  sandboxTables,
  accountTables,
  studentTables,
  companyTables,
  universityTables,
  offerTables,
  placementTables,
].join('\n');
