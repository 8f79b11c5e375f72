/** Codes by which the server refuses the account as a whole, whatever the request. Numbers, to keep `codes.ts` out of the frame. */
const accountRefusals: readonly number[] = [
  9, // companyBlocked
  32, // serviceLeft
  59, // noPortalAccess
  71, // noPermission
  79, // accessTakenAway
  90, // userBlocked
];

/** Whether a code denies the account the use of the portal, for good or from now on. */
export function refusesAccount(code: number): boolean {
  return accountRefusals.includes(code);
}
