import { accountTables } from '../schema/accounts.ts';
import { companyTables } from '../schema/companies.ts';
import { offerTables } from '../schema/offers.ts';
import { placementTables } from '../schema/placements.ts';
import { sandboxTables } from '../schema/sandbox.ts';
import { studentTables } from '../schema/students.ts';
import { universityTables } from '../schema/university.ts';

/** All tables, referenced tables first for the reader; SQLite accepts any order. */
export const tables = [
  sandboxTables,
  accountTables,
  studentTables,
  companyTables,
  universityTables,
  offerTables,
  placementTables,
].join('\n');
