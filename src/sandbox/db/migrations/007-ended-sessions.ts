/** Sessions that someone has signed out of, until their tokens would have ended. */
export const endedSessions = `
CREATE TABLE ended_session (
  sesion TEXT PRIMARY KEY,
  expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX ended_session_expiry ON ended_session (expires);
`;
