import { serviceUnavailable } from '#core/contract/codes.ts';
import { callList, calls } from '#core/contract/calls/index.ts';
import { codeConditions } from '#core/contract/schema/code-conditions.ts';
import { firstLists, stages } from '#core/contract/calls/stages.ts';
import { errorCodes } from '#core/contract/error-codes.ts';
import { languages } from '#core/i18n/languages.ts';
import { type StateMachine, stateMachines, type StateTransition } from './state-machines.ts';
import { markdownTable } from '#core/shared/markdown-table.ts';
import { protocolPage } from './protocol-page.ts';

/** A page of the guide for server teams: Markdown, with links by file name. */
export interface GuidePage {
  /** Name without ending. */
  name: string;
  title: string;
  text: string;
}

/** What each call of stage 1 is for, in the order in which they are built. */
const firstUses: Readonly<Record<(typeof stages)[1][number], string>> = {
  dominio: 'what ids mean, in each language',
  logaUsuario: 'a token',
  guardaAceptacionRGPD: 'only if the sign-in answers a notice to accept',
  dameNotificaciones: 'may be an empty list at first',
  dameOfertasUsuario: 'pages of offers; filters can wait',
  ofertasEncajanConUsuario: 'what the page of placements begins with; may be the same offers at first',
  dameOferta: 'one offer',
  inscribirse: 'applying, with the codes that refuse it',
  dameCandidaturasPracticasUsuarioPorEstados: 'the state of the application',
  dameCandidaturasEmpleoUsuario: 'the same for jobs; not requested without `conEmpleo`',
};

const first = `# Building a server

For a team that puts its own server behind a portal. The description of every call is
[\`schemas/openapi.json\`](../../schemas/openapi.json), which the sandbox serves at \`/sandbox/docs/openapi.json\` and shows at
\`/sandbox/docs\`; generators of clients and servers read it (openapi-typescript, Hey API and
orval, with zod, are tried by a test). These pages say what a description of single calls cannot:

- [How calls work](protocol.md): envelope, tokens, language, other origins, what is sent again, files, pages, limits
- [States](states.md): transitions, and who may make them
- [Codes](codes.md): the condition behind each
- [A server to start from](starter/README.md): the first ten calls in plain Node, to read or to copy

All of it is generated from the tables of the sandbox, which is a conforming server. \`npm run sandbox\` starts it;
\`npm run contract\` [tries another server against it](conformance.md), from the first call on.

## The first ten calls

With these a student signs in, finds an offer, applies, and sees the state of the application. For all other data the
portal shows that they could not be read. Answers may leave out every key that is not in \`required\`; an absent boolean
is false. So the sign-in has to answer \`conPracticas\` or \`conEmpleo\` for students who are to see offers.

${markdownTable(
  ['', 'Call', 'What for'],
  stages[1].map((name, index) => [
    String(index + 1),
    `\`${calls[name].method} ${calls[name].path}\``,
    `${calls[name].summary}: ${firstUses[name]}`,
  ]),
)}

Of domain lists these pages need ${firstLists.map((name) => `\`${name}\``).join(', ')}; those of filters can wait, and a list that is
not there is 1. \`npm run contract -- --stage 1\` tries these ten, and so the [starter](starter/README.md) is tried with each change.

Then: the CV (\`dameCvUsuario\` and the calls that change it), the company's side (\`dameEmpresasDelUsuario\`,
\`dameDatosEmpresa\`, \`dameProcesosEmpleoYpracticas\`, \`addOferta\`, \`dameDatosProceso\`, \`cambiaEstadoCandidatura\`),
agreements, placements, events and surveys. What is marked with \`x-extension\` comes last: the portal works without it.
`;

const whoDoes = ({ actor, call }: StateTransition): string =>
  call === undefined ? actor : `${actor}: \`${call}\``;

function machineText(machine: StateMachine): string {
  const { id, title, text, states, steps } = machine;
  const final = states.filter((state) => !steps.some(({ from, to }) => from === state && to !== state));
  return `## ${title}

${text}

![${title}: states and who may change them](${id}.svg)

${markdownTable(
  ['From', 'To', 'Who, and how', 'What'],
  steps.map((step) => [step.from, step.to, whoDoes(step), step.text]),
)}

Final: ${final.join(', ')}.
`;
}

const states = `# States

As data, with the texts of candidacy states in ${languages.join(', ')}: \`x-states\` of the description.

Transitions, and who may make them. The sandbox decides by these tables and refuses every other transition.
The university acts in its own programs (in the sandbox: \`/sandbox/\`), and time by itself.

${stateMachines.map(machineText).join('\n')}
## Placements

A placement follows the calendar alone: it is \`pendiente\` before \`fechaInicio\`, \`activa\` from that day to \`fechaFin\`, and
\`finalizada\` after it. An extension that is accepted moves \`fechaFin\`. A placement that has ended takes no files and no
changes (48); its candidacy stays as it is until the university moves it to 13.
`;

/** Lists the calls that answer a code, or the audience whose calls all answer the code. */
function answeredBy(code: number): string {
  const found = callList
    .filter(({ statuses }) => statuses.includes(code))
    .map(({ name }) => name)
    .sort();
  if (code === serviceUnavailable) return 'no call';
  return found.length > 20 ? `${found.length} calls` : found.join(', ') || 'no call';
}

const codes = `# Codes

The condition behind each code that a server answers. Which ones a call can answer stands in its description
(\`x-statuses\`, with the condition beside each); any other one counts as 1. When several conditions hold, the first one in this order counts: session (2),
side of the portal (71), account and company (90, 32, 79, 59, 9), the request as such (15), its files (46, 15), what the call
itself is about. The texts that people read for them are the portal's own.

${markdownTable(
  ['Code', 'When', 'Answered by'],
  errorCodes.map((code) => [String(code), codeConditions[code], answeredBy(code)]),
)}
`;

/** The guide for server teams. */
export const guidePages: readonly GuidePage[] = [
  { name: 'README', title: 'Building a server', text: first },
  { name: 'protocol', title: 'How calls work', text: protocolPage },
  { name: 'states', title: 'States', text: states },
  { name: 'codes', title: 'Codes', text: codes },
];
