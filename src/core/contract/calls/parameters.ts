import * as z from 'zod/mini';
import { languages } from '#core/i18n/languages.ts';
import { count, extension, filled, id, secret, slug } from '#core/contract/fields.ts';

/** `{tipo}` of a path: the side of the interface; graduates are Alumno. */
export const userKindParams = z.object({ tipo: z.enum(['Alumno', 'Empresa']) });

export const languageParams = z.object({ language: z.enum(languages) });

/** `{id}` of a path: an opaque part of an address. */
export const slugParams = z.object({ id: slug() });

/** Body with the id of a row. */
export const idRequest = z.object({ id: id() });

/** Body with the urlAcceso of an offer. */
export const offerRequest = z.object({ urlOferta: slug() });

/** Codes by which a sign-in is refused. */
export const signInStatuses = [3, 9, 32, 59, 71, 79, 90, 95] as const;

/** Codes of a sign-in whose server message is shown. */
export const signInMessages = [3, 90] as const;

/** `datos` of 3 after many wrong passwords; any other content is ignored. */
export const wrongPassword = {
  3: z.catch(
    z.optional(
      z.object({
        /** Seconds until the next password is checked. */
        espera: extension(count()),
      }),
    ),
    undefined,
  ),
} as const;

/** Credentials of a sign-in. */
export const credentialsShape = { usuario: filled(200), password: secret() };
