const query = '?cuenta=otra';

/** The address of a sign-in page for someone who is signed in and wants another account, or another firm. */
export const switchAccountAddress = (signInPath: string): string => signInPath + query;

/** Whether the query of an address asks for it. */
export const isAccountSwitch = (search: string): boolean => search === query;
