import { prepareCalls } from '#portal/data/server/call.ts';

type SingleSignOnParts = typeof import('./sso.ts');

/** Loads the code of single sign-on and of calls; resolves to `undefined` if loading failed. */
export async function loadSingleSignOn(): Promise<SingleSignOnParts | undefined> {
  try {
    const [parts] = await Promise.all([import('./sso.ts'), prepareCalls()]);
    return parts;
  } catch {
    return undefined;
  }
}
