/** The database is unusable; the message names the remedy. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

/** Remedies by primary result code of SQLite. */
const advice: Readonly<Record<number, string>> = {
  8: 'Allow your account to write there, or choose another folder with --data.',
  10: 'Make room on that disk, or choose another folder with --data.',
  11: 'Start once with --reset to make it anew; what is in it is lost.',
  13: 'Make room on that disk, or choose another folder with --data.',
  14: 'Allow your account to write there, or choose another folder with --data.',
  26: 'Start once with --reset to make it anew; what is in it is lost.',
};

/**
 * What SQLite says of a file, as an error whose message is enough; any other error as it is.
 * @param path of the database file
 */
export function databaseFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return error;
  const what = `The data of the sandbox cannot be kept in \`${path}\`: ${error.message}.`;
  const todo = advice[error.errcode % 256];
  return todo === undefined ? error : new DatabaseError(`${what} ${todo}`, { cause: error });
}
