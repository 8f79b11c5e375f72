/** Codes with which the server refuses the account as a whole, whatever was asked for. */
const accountRefusals: readonly number[] = [9, 32, 59, 71, 79, 90];

/** Whether an answer says that the account may not, or no longer, use the portal. */
export function refusesAccount(code: number): boolean {
  return accountRefusals.includes(code);
}
