import type { CallArea, UploadKind, CallAudience } from '#core/contract/call.ts';
import { languages } from '#core/i18n/languages.ts';
import { fileLimits } from '#core/contract/validation/files.ts';

/** Name and description of each area, in the order of the document. */
export const areaTexts: Readonly<Record<CallArea, string>> = {
  domains: 'Lists of choices that forms offer, and that ids in other answers stand for.',
  account: "Signing in, registering, passwords, and one's own account.",
  cv: 'The CV of a student or graduate.',
  student: 'Offers, applications and placements of a student or graduate.',
  events: 'Events, and enrolling in them.',
  surveys: 'Surveys and their answers. A survey has a token of its own.',
  offers: 'Offers of a company and their candidates.',
  company: 'A company, its contacts and its fiscal accounts.',
  agreements: 'Agreements between a company and the university.',
  documents: 'Documents of a company, and the placements there.',
  education: 'Requests for education placements, and proposals of companies.',
  notifications: 'Notifications and communications.',
  programmes: 'Placement programmes.',
};

export const whoTexts: Readonly<Record<CallAudience, string>> = {
  publico: 'Anyone may call.',
  alumno: 'For students and graduates.',
  empresa: 'For companies.',
  usuario: 'For anyone who is signed in.',
  encuesta: 'For the person who answers the survey, with the token of that survey.',
};

/** Describes the accepted types and size of a file field. */
export function uploadText(path: string, kind: UploadKind): string {
  const { types, maxBytes } = fileLimits[kind];
  const field = path === '' ? 'The file' : `A file in \`${path}\``;
  return `${field} is of type ${types.join(', ')} and takes up at most ${maxBytes} bytes; another type is refused with 46.`;
}

/** Header parameter of writes for servers with idempotency keys. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'The same for each sending of one filled-in form, or one question, until it is answered. A server that takes it answers the first result again to the same request, and 48 to another one. Sent only where the brand says that its server takes it.',
  schema: { type: 'string', pattern: '^"[ !#-[\\]-~]{16,128}"$' },
  example: '"8e03978e-40d5-43dd-bc93-6894a57f9324"',
  'x-extension': true,
};

export const introduction = `
The interface between the portal and the server of a university. The portal sends every call as it stands here and
reads every answer by these schemas.

What a description of single calls cannot say (states and who may change them, the condition behind each code, other
origins, tokens, links to files) is in the guide for those who build a server, \`docs/server/\`.

**Answers.** A business answer has HTTP status 200 and a body with \`status\` and \`datos\`. Status 0 is success; any
other is a code that each call lists below. A lost session is code 2, not HTTP 401: for HTTP, every call may be made
without a token, which is what \`security\` with an empty choice says. Every other HTTP status, an answer
after more than 20 seconds and a body that does not fit its schema count as code 500. The portal sends reading calls
again up to two times after a failure that may pass (it heeds \`Retry-After\`), and never a POST.

**Sent again, done once.** A POST may carry \`Idempotency-Key\`, an extension that the brand switches on for its server:
the first answer is answered again to the same key and request, and 48 to the same key with another request.

**Signing out.** \`cierraSesion\`, an extension that the brand switches on for its server, ends the session of its token,
which is refused with 2 from then on.

**Keys.** Names are kept to the letter, misspelt ones included. A key whose value is null counts as absent, unknown keys
are left out, and a required key that is missing from a request is answered with 15. Choices are ids of the domain
lists, which are asked for in the language of the page.

**Bounds.** Whatever a request holds has an end: texts \`maxLength\`, lists \`maxItems\`, numbers \`minimum\` and
\`maximum\`, dates the years before and after today in \`x-years\`. An id is one of the domain list that \`x-list\` names
(or of one of them), and \`if\`/\`then\` say which keys are required only with others. What is out of its
bounds is answered with 15, unless its description names another code. A body of more than 12 MB, or of more than 256 KB
where a call takes no file, is answered with HTTP 413.

**Dates.** YYYY-MM-DD, with THH:MM after it where there is a time; only the lists of offers write dd/mm/yyyy.

**Language.** Every call carries \`Accept-Language\` with the language of the page (${languages.join(', ')}): texts in answers are in
it. **Other origins.** The portal is at another origin: \`OPTIONS\` of every path is answered without a token, and every
answer carries the headers of CORS for the origins of the portal.

**Files.** Links to them open without a token, for a while. They are sent in base64 inside the body, with the extension (no dot) in a key of its own.

**Accounts.** An account is its owner's; a contact is what a company knows of a person, and one account may serve
contacts of several companies. The user name and the address of an account are changed by its owner alone, with the
present password (\`passwordActual\`: 15 without it, 3 with a wrong one), or in a session that began with the account of
the university; another address of the own contact is one of the account where both were the same, and the old address
is told by mail. Colleagues change contact data: another \`email\` or \`nick\` of a contact with an account is refused with
48. Links for another password go to the address of the account and never to that of a contact. Another password ends
all other sessions and makes every link void that was sent before.

**Wrong passwords** are counted per account and address of the network. After five of them the next is looked at only
after a while, which grows; until then the answer is 3 with \`espera\` in \`datos\`, the seconds to wait. Names that nobody
has are answered alike.

**Extensions.** What is marked with \`x-extension\` is not in the documented interface. The portal works without it.

**Paths** are matched whatever their capitals.
`.trim();
