/** Codes by which the server refuses the account as a whole, whatever the request. */
const accountRefusals: readonly number[] = [9, 32, 59, 71, 79, 90];

/** Whether a code denies the account the use of the portal, for good or from now on. */
export function refusesAccount(code: number): boolean {
  return accountRefusals.includes(code);
}
