import { prepareCalls } from '#portal/data/server/call.ts';

export type SignInParts = typeof import('./sign-in-parts.ts');

/**
 * Loads the code that makes calls, which reading the page and typing do not need. Resolves to `undefined` if loading
 * failed: the connection is lost, or the page is about to reload.
 */
export async function loadSignIn(): Promise<SignInParts | undefined> {
  try {
    const [parts] = await Promise.all([import('./sign-in-parts.ts'), prepareCalls()]);
    return parts;
  } catch {
    return undefined;
  }
}
