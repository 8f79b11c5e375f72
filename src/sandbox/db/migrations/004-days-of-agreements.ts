/** The days on which agreements came into their states. */
export const agreementDays = `
CREATE TABLE agreement_step (
  id INTEGER PRIMARY KEY,
  agreement INTEGER NOT NULL REFERENCES agreement ON DELETE CASCADE,
  estado TEXT NOT NULL,
  fecha TEXT NOT NULL
);
CREATE INDEX agreement_step_of_agreement ON agreement_step (agreement);
`;
