import { createHash } from 'node:crypto';
import { readSetting, writeSetting } from '../settings.ts';
import { DatabaseError } from './database-error.ts';
import type { Db } from './database.ts';
import { tables } from './migrations/001-tables.ts';
import { universityRemarks } from './migrations/002-what-the-university-says.ts';
import { candidateIndexes } from './migrations/003-counting-candidates.ts';
import { agreementDays } from './migrations/004-days-of-agreements.ts';
import { notesInLanguages } from './migrations/005-notes-in-languages.ts';
import { idempotencyKeys } from './migrations/006-idempotency-keys.ts';
import { endedSessions } from './migrations/007-ended-sessions.ts';
import { candidacyNotes } from './migrations/008-notes-on-candidacies.ts';
import { sql } from './sql.ts';

/** Scripts in their order; a database has gone through as many as its user_version says. */
const migrations: readonly string[] = [
  tables,
  universityRemarks,
  candidateIndexes,
  agreementDays,
  notesInLanguages,
  idempotencyKeys,
  endedSessions,
  candidacyNotes,
];

const fingerprint = (count: number): string =>
  createHash('sha256')
    .update(JSON.stringify(migrations.slice(0, count)))
    .digest('hex');

const advice = 'Start once with --reset to make it anew; what is in it is lost.';

/**
 * Brings a database to the current tables.
 * @throws {DatabaseError} for one of a later version, or one whose tables were made by other scripts
 */
export function migrate(db: Db): void {
  db.transaction('write', () => {
    const version = db.value<number>(sql`PRAGMA user_version`) ?? 0;
    if (version > migrations.length) {
      throw new DatabaseError(`The data of the sandbox was made by a later version. ${advice}`);
    }
    if (version > 0) {
      if (readSetting(db, 'migrations') !== fingerprint(version)) {
        throw new DatabaseError(`The data of the sandbox was made with other tables. ${advice}`);
      }
    }
    for (const script of migrations.slice(version)) db.script(script);
    db.script(`PRAGMA user_version = ${migrations.length}`);
    writeSetting(db, 'migrations', fingerprint(migrations.length));
  });
}
