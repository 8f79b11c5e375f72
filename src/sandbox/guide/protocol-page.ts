import { pageSize } from '#core/contract/entities/paging.ts';
import { fileLimits, photoSide } from '#core/contract/validation/files.ts';
import { lengths } from '#core/contract/validation/text.ts';
import { languages } from '#core/i18n/languages.ts';
import { tokenLifetime } from '../areas/accounts/tokens.ts';
import { linkLifetime } from '../files/file-service.ts';
import { maxBody, maxPlainBody } from '../http/body.ts';
import { corsRights, requestHeaders } from '../http/cors.ts';
import { responseLifetime } from '../http/idempotency.ts';
import { markdownTable } from '#core/shared/markdown-table.ts';

const hours = (seconds: number): string => `${seconds / 3600} hours`;

/** How calls work, as a page of the guide in Markdown. */
export const protocolPage = `# How calls work

## Envelope

A business answer has HTTP status 200 and \`{ "status": 0, "datos": … }\`, or another code in \`status\`
([codes](codes.md)). A lost session is \`{ "status": 2 }\`, not HTTP 401. \`mensaje\` is shown where a call says so. Any other
HTTP status, no answer within 20 seconds, and a body that does not fit the contract count as 500: the portal says that
the service is not available. It sends GET again up to two times, heeding \`Retry-After\`, and a POST only when a person
sends it again ([once](#sent-again-done-once)).

Fixed parts of a path are matched whatever their capitals; values in it (\`urlAcceso\`, ids) come back letter for letter, and
capitals count. An address that is no call, a slash at its end or a text where an id is a number is HTTP 404; another
method, HEAD too, is 405 (404 will do). The body of a POST is JSON in UTF-8, whatever its content type says. Of two calls
with \`{id}\` one may mean a number and the other an \`urlAcceso\`: the description of the parameter says which.

Answers to calls with a token carry \`cache-control: no-store\`. \`mensaje\` and \`motivo\` are plain text: no markup, and
nothing of the server's own errors. No answer sets a cookie. Keys under \`x-never\` of an operation are in none of its answers. Answers from 512 bytes are worth compressing for
browsers that accept it (\`Accept-Encoding\`, with \`Vary\`): a home page then waits for less than half of their bytes.

A key that is null counts as absent, and keys that nobody knows are left out,
in requests as in answers. Dates are YYYY-MM-DD, with THH:MM where there is a time, in local time; lists of offers alone
write dd/mm/yyyy. Local time is that of Europe/Madrid, which the calendar files of the portal name.

## Language

Every call carries \`Accept-Language\` with the language of the page (${languages.join(', ')}). Texts in answers (\`mensaje\`,
names of states and provinces, warnings, notes on placements) are in it, or in the first language of the university that
there is. Domain lists have the language in their path.

## Tokens

\`Authorization: Bearer\` with the token that a sign-in answered. The portal reads these claims of it:

${markdownTable(
  ['Claim', 'Meaning'],
  [
    ['`nombre`, `apellidos`', 'what the portal calls the person'],
    ['`exp`', 'when the session ends, in seconds since 1970; the portal signs out then'],
    ['`iat`', 'when it began, in seconds; an extension'],
    ['`sub`', 'the account, after single sign-on; an extension'],
  ],
)}

It is a JWT in UTF-8, signed (no \`"alg": "none"\`), and lasts 24 hours at most: people share computers; all other claims are the server's own. Drafts, and what a tab remembers, belong to an account: to
the user name of the sign-in, or to \`sub\` after single sign-on. Without \`sub\` the portal takes each such sign-in for
another person, and asks whose the drafts of the tab are. The sandbox signs with HS256, lets a session last
${hours(tokenLifetime.portal)} and a token of a survey ${hours(tokenLifetime.encuesta)}. A token is valid for one side of the portal only (71) and, while a
data protection notice is pending, for guardaAceptacionRGPD only (2). Another password ends all other sessions, and makes links for a password void; of these the latest alone is good, once (42).

A sign-in tells nobody which names exist: an unknown name is refused as a wrong password is, with 3, the same words and after
the same work. A company that signs in as a student, with the right password, gets 71, and 3 with a wrong one.

Signing out removes the token from the browser. With \`cierraSesion\` (an extension) a server ends the session too: the
token is refused with 2 from then on, also after a restart, and other sessions of the account go on. The portal sends it
where its brand says that the server has it (\`apiCierreSesion\`), with the three headers of every call, and does not wait
for an answer: where none comes, the token lasts until its \`exp\`.

## Other origins

The portal of a university is at another origin than its server, so a browser asks beforehand (preflight). For the origins
of the portal (\`dominio_produccion\` and \`dominiosPrueba\` of the brand, with https), a server answers \`OPTIONS\` of every
path with 204 or 200 without looking at a token, and every answer, errors too, with these headers:

${markdownTable(
  ['Header', 'Value'],
  [
    ['`access-control-allow-origin`', 'the origin that asks, as it came'],
    ...Object.entries({ ...corsRights, 'access-control-allow-headers': requestHeaders.join(', ') }).map(
      ([name, value]) => [`\`${name}\``, `\`${value}\``],
    ),
    ['`vary`', '`Origin`'],
  ],
)}

No cookies: \`access-control-allow-credentials\` is not needed. A server that takes idempotency keys allows
\`idempotency-key\` too.

## Sent again, done once

An answer can get lost after the server has done what it was asked for, and then the person sends it again. With the
header \`Idempotency-Key\` (an extension, by draft-ietf-httpapi-idempotency-key-header of the IETF) a server does once
what it gets twice. The portal sends it with every POST where its brand says that the server takes it
(\`apiIdempotencia\`), and nowhere else: it is a fourth request header, and a server that does not allow it would be
sent nothing at all.

The key is a string in double quotes, of 16 to 128 characters, that nobody can guess. Each filled-in form and each
question has one, and keeps it until the portal has an answer, also if something else is sent by then. A server keeps
it with a fingerprint of the request (call, parameters, body) and the answer, for the account and, of a company, the
firm that is signed in, or for nobody where no one is; and it keeps them in the transaction of what the call writes, so
that no crash leaves one without the other.

${markdownTable(
  ['What comes', 'What is answered'],
  [
    ['a key that is known, with the same request', 'the first answer; nothing is done'],
    [
      'a key that is known, with another body, call or parameters',
      '48 with `motivo`: what was sent first has arrived. Nothing is done',
    ],
    ['a key whose first request is still under way', 'it waits for that, and then as above'],
    [
      'a key whose request was refused',
      'the request is looked at: a refusal has changed nothing, and is not kept',
    ],
    ['a key of another account, or for another firm', 'the request is looked at: it is another key'],
    ['a header that is no such string', 'HTTP 400'],
  ],
)}

The sandbox keeps answers for ${hours(responseLifetime)}. Its fingerprint is an HMAC, since bodies hold passwords. A sign-in answers
with a token, which is not kept: the same sign-in with the same key is another one.

## Files

Files come in base64 within the body, with the extension (no dot) in a key of its own. What each field takes:

${markdownTable(
  ['Kind', 'Types', 'At most'],
  Object.entries(fileLimits).map(([kind, { types, maxBytes }]) => [
    kind + (kind === 'photo' ? ` (${photoSide} px each way)` : ''),
    types.join(', '),
    `${maxBytes} bytes`,
  ]),
)}

Another type is 46, a size or base64 that is wrong 15. Look at the content, not only at the extension.

Links to files in answers (\`enlace\`, \`urlCV\`, \`urlImagenPerfil\` …) are opened by the browser itself, without a token. So
each must be impossible to guess (16 random characters or more, or a signature), work by itself, and stop working: the sandbox signs them for one to two hours
(${linkLifetime} seconds at least), and gives the same link again within that time. Serve files with \`nosniff\`, and all but pictures as
\`attachment\`. Addresses without a host are read as below the server. \`urlCalendario\` alone goes on working, since calendar
programs come back to it; it ends with the account, and a sign-in may tell another one.

## Pages of lists

Only dameOfertasUsuario comes in pages, of ${pageSize}, counted from 1, newest first by the day on which an offer was highlighted or
else published. \`numPaginas\` and \`numTotal\` count what the filters leave. A page beyond the last one is empty, not an error.
A server that heeds filters names them in \`filtrosAplicados\`; otherwise the portal reads all pages and filters by itself.
All other lists come whole. Groups by state come by ascending \`idEstado\`, without those that are empty.

## Limits

A body has at most ${maxBody} bytes, ${maxPlainBody} where a call takes no file; else HTTP 413. Every text, list, number and date of a
request has an end in the description (\`maxLength\`, \`maxItems\`, \`minimum\`, \`maximum\`, \`x-years\`), ids are of the lists in
\`x-list\`, and \`if\`/\`then\` says keys that are required only with others. A value outside of them is 15, and so is a text of
which nothing can be seen, or with a character that turns its direction (U+202A to U+202E, U+2066 to U+2069).
Wrong passwords: after five for the same account from the same address, the next is looked at only after a while: 3 with
\`espera\`, in seconds, after ten at the latest. Names that nobody has are counted too. The sandbox hashes with scrypt
(N = 2^17, r = 8, p = 1), two at a time, so that nobody else waits.

## Rules of ours

What the documents leave open and both the portal and the sandbox keep; a server may keep others, and says so by 15 with \`campos\`,
which the portal puts at the field.

- A day of experience or study is within 120 years before today and 20 after it, a day of what is planned within one before and ten after.
- A new offer has not ended, and expires no earlier than today. Its highest salary is not below its salary.
- Who signs for a company has a name, surnames and a post of ${lengths.text.min} to ${lengths.text.max} characters, as in an agreement.
- A student who proposes a placement says name and phone of a contact whom the university does not know.
- The title of a final thesis is asked for only where an offer is linked to one; towns of two letters are towns.
- A yes or no is never missing.
- A field of an offer that must be filled in is asked for only where the company has something to choose from (\`centroPracticas\`, \`tutores\`, \`programa\`).
- Where a placement says no hours, \`tiempoDedicacionJornada\` is taken for a share of 8 hours a day and 40 a week.
`;
