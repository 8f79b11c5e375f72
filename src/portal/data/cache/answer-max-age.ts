/** For how long what the tab keeps of the server's answers is shown at all, in milliseconds. */
export const answerMaxAge = 30 * 60_000;
