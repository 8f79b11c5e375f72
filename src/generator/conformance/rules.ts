/**
 * Rules for servers, by their id in reports. Each id is a heading of `docs/server/conformance.md`, with the reason and the
 * place in the contract.
 */
export const rules = {
  answers: 'Every call is answered.',
  time: 'An answer is there before the portal gives up, after 20 seconds.',
  'http-200': 'A business answer is HTTP 200, whatever its status.',
  'content-type': 'An answer is sent as application/json.',
  encoding: 'Texts are UTF-8.',
  json: 'The body is JSON.',
  envelope:
    'An answer is an object with a whole number as status, datos and, where there are words, mensaje.',
  'status-listed': 'A call answers only the codes that the contract lists for it.',
  'status-expected': 'What is asked for in order is answered with 0, and what is not, with its code.',
  shape: 'An answer is valid by the schema of its call.',
  'key-spelling': 'Keys are spelt as the contract spells them, in letter and case.',
  'rows-once': 'A row is in a list once.',
  'session-required': 'Without a session that holds, a call answers 2.',
  'forged-token': 'A token that the server did not make, or that was changed or has expired, opens nothing.',
  'sessions-ended': 'Another password ends the other sessions of the account.',
  'older-links': 'A link for a password or a registration works once, and no more after a later one.',
  enumeration: 'Nobody learns by signing in which names exist.',
  throttling: 'After wrong passwords in a row, the next one waits, for invented names too.',
  'private-data': 'No answer contains data that the account may not see.',
  minors: 'Before the selection no company learns who is a minor, nor how to reach one.',
  'no-store': 'Personal data are stored by no cache.',
  'no-cookies': 'No answer sets a cookie.',
  'plain-messages': 'Messages are plain text, without markup and without the server’s own errors.',
  'other-half': 'With a session of the other side of the portal, a call answers 71 (or 2).',
  'malformed-body': 'A body that cannot be read, or lacks what it must have, is 15.',
  limits: 'A value over a limit of the contract is refused with 15, and a file of a wrong type with 46.',
  'unknown-path': 'An unknown path is HTTP 404.',
  'path-case': 'Paths are found in small and capital letters.',
  'cors-preflight':
    'Before a call, pages of the production domain are allowed to make it with a token and JSON.',
  'cors-answer': 'Pages of the production domain may read every answer.',
  'cors-origin': 'Other origins are not allowed.',
  'token-claims': 'The token is a JWT with exp in seconds, within a day, nombre and apellidos.',
  'token-audience': 'The token of the portal opens no survey, and that of a survey not the portal.',
  'own-data': 'Everyone gets their own data and nobody else’s.',
  'foreign-id': 'Data of other accounts can be neither read nor changed by their id.',
  order: 'Lists come in the order that the contract says.',
  paging: 'Pages have ten rows each, none comes twice, and together they are the total.',
  filters: 'Filters named in filtrosAplicados have been applied.',
  'local-time': 'Moments are in the time of the portal’s calendar, Europe/Madrid.',
  calendar: 'The state of a placement follows its dates.',
  counts: 'Counts of the same thing agree across calls.',
  'domain-lists': 'Domain lists have their rows, the same ids in every language.',
  language: 'Texts are in the language of the page that asks.',
  'secret-links': 'The address of a file cannot be guessed, nor changed into another.',
  'file-links': 'The address of a file opens it without a token.',
  kept: 'A write answered with 0 is stored, and can be read back.',
  'idempotency-key':
    'A server that takes idempotency keys does once what comes twice with one, and refuses with 48 what is another request.',
  'signed-out':
    'A server that ends sessions refuses the token of one that was signed out with 2, and lets the others of the account go on.',
  again: 'An action that can be done once is refused the second time, with its code.',
} as const;

export type RuleId = keyof typeof rules;
