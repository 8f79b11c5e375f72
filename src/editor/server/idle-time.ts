/**
 * How long processes of the editor are kept while nobody edits, in milliseconds: starting one takes longer than an edit may
 * take to be seen, and people think between two of them.
 */
export const idleTime = 30 * 60_000;
