import type { CallArea, UploadKind, Who } from '#api/call.ts';
import { fileLimits } from '#api/validation/files.ts';

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

export const whoTexts: Readonly<Record<Who, string>> = {
  publico: 'Anyone may call.',
  alumno: 'For students and graduates.',
  empresa: 'For companies.',
  usuario: 'For anyone who is signed in.',
  encuesta: 'For whoever answers the survey, with the token of that survey.',
};

/** What a file field takes, in words. */
export function uploadText(path: string, kind: UploadKind): string {
  const { types, maxBytes } = fileLimits[kind];
  const field = path === '' ? 'The file' : `A file in \`${path}\``;
  return `${field} is of type ${types.join(', ')} and takes up at most ${maxBytes} bytes; another type is refused with 46.`;
}

export const introduction = `
The interface between the portal and the server of a university. The portal sends every call as it stands here and
reads every answer by these schemas.

**Answers.** A business answer has HTTP status 200 and a body with \`status\` and \`datos\`. Status 0 is success; any
other is a code that each call lists below. A lost session is code 2, not HTTP 401. Every other HTTP status, an answer
after more than 20 seconds and a body that does not fit its schema count as code 500. The portal sends reading calls
again up to two times after a failure that may pass (it heeds \`Retry-After\`), and never a POST.

**Keys.** Names are kept to the letter, misspelt ones included. A key whose value is null counts as absent, unknown keys
are left out, and a required key that is missing from a request is answered with 15. Choices are ids of the domain
lists, which are asked for in the language of the page.

**Dates.** YYYY-MM-DD, with THH:MM after it where there is a time; only the lists of offers write dd/mm/yyyy.

**Files.** Base64 inside the body, with the extension (no dot) in a key of its own.

**Extensions.** What is marked with \`x-extension\` is not in the documented interface. The portal works without it.

**Paths** are matched whatever their capitals.
`.trim();
