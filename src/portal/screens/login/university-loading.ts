import { prepareCalls } from '#portal/data/server/call.ts';

type UniversityParts = typeof import('./sso.ts');

/** Loads the code of single sign-on; see `sign-in-loading.ts`. */
export async function loadUniversity(): Promise<UniversityParts | undefined> {
  try {
    const [parts] = await Promise.all([import('./sso.ts'), prepareCalls()]);
    return parts;
  } catch {
    return undefined;
  }
}
