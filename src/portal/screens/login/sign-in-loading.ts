import { prepareCalls } from '#portal/data/server/call.ts';

export type SignInParts = typeof import('./sign-in-parts.ts');

/**
 * The part that makes calls; it is not needed to read the page and to type. `undefined` where it could not be loaded:
 * the connection is gone, or the page is about to be reloaded.
 */
export async function loadSignIn(): Promise<SignInParts | undefined> {
  try {
    const [parts] = await Promise.all([import('./sign-in-parts.ts'), prepareCalls()]);
    return parts;
  } catch {
    return undefined;
  }
}
