const query = '?cuenta=otra';

/** Address of a sign-in page for someone signed in who wants another account, or another firm. */
export const switchAccountAddress = (signInPath: string): string => signInPath + query;

/** Whether the query of an address requests an account switch. */
export const isAccountSwitch = (search: string): boolean => search === query;
