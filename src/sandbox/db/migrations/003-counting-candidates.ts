/** With these, the candidates of a company's offers are counted without reading their rows. */
export const candidateIndexes = `
CREATE INDEX candidacy_of_offer ON candidacy (offer, estado, leido);
CREATE INDEX candidacy_step_states ON candidacy_step (candidacy, estado);
DROP INDEX candidacy_step_of_candidacy;
`;
