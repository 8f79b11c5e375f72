/** First answers by idempotency key, for those who send the same request again. */
export const idempotencyKeys = `
CREATE TABLE idempotency_key (
  caller TEXT NOT NULL,
  key TEXT NOT NULL,
  fingerprint BLOB NOT NULL,
  answer JSON NOT NULL,
  expires INTEGER NOT NULL,
  PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE INDEX idempotency_key_expiry ON idempotency_key (expires);
`;
