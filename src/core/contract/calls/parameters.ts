import * as z from 'zod/mini';
import { languages } from '#core/i18n/languages.ts';
import { count, extension, filled, id, secret, slug } from '#core/contract/fields.ts';

/** `{tipo}` of a path: which half of the interface a user has; graduates are Alumno. */
export const userKindParams = z.object({ tipo: z.enum(['Alumno', 'Empresa']) });

export const languageParams = z.object({ language: z.enum(languages) });

/** `{id}` of a path: an opaque part of an address. */
export const slugParams = z.object({ id: slug() });

/** Body that names a row. */
export const idRequest = z.object({ id: id() });

/** Body that names an offer. */
export const offerRequest = z.object({ urlOferta: slug() });

/** Codes that refuse a sign-in. */
export const signInStatuses = [3, 9, 32, 59, 71, 79, 90, 95] as const;

/** Codes of a sign-in of which the words of the server are shown. */
export const signInMessages = [3, 90] as const;

/** What comes with 3 after many wrong passwords; any other answer of a server counts as nothing. */
export const wrongPassword = {
  3: z.catch(
    z.optional(
      z.object({
        /** Seconds until a password is looked at again. */
        espera: extension(count()),
      }),
    ),
    undefined,
  ),
} as const;

/** What one signs in with. */
export const credentialsShape = { usuario: filled(200), password: secret() };
