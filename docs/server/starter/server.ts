/*
 * A server to start from: the ten calls of stage 1 in plain Node (22.18 or later), without dependencies.
 *
 *   node server.ts                                         listens at http://localhost:4400
 *   ORIGINS=https://practicas.universidad.example PORT=80 TOKEN_KEY=… node server.ts
 *
 * To be replaced before anybody real signs in: data.ts, which is sample data in memory, lost when the process ends.
 * What stays: the order of refusals, the headers, the checks. README.md says which document has the reason for each.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type Account, accounts, applications, lists, type Offer, offers } from './data.ts';
import { accountIdOf, countWrong, forgetWrong, isPassword, tokenFor, waitOf } from './sessions.ts';
import type { paths } from './types.gen.ts';

/** `datos` of a successful answer, as the description has it. */
type Datos<P extends keyof paths, M extends keyof paths[P]> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer Answer } } };
}
  ? Answer extends { status: 0; datos?: infer D }
    ? D
    : never
  : never;

type Language = 'es' | 'ca' | 'en';

interface Asked {
  /** Values of {x} in the path. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Readonly<Record<string, unknown>>;
  language: Language;
  /** Network address of the client. */
  address: string;
}

interface Route {
  method: string;
  path: string;
  /** Whether the call needs no session. */
  open?: true;
  /** Most bytes of a body; those with files are larger (protocol.md, limits). */
  maxBody?: number;
  call(asked: Asked, account: Account): unknown;
}

/** A business refusal: HTTP 200 with a code. */
class Refusal extends Error {
  readonly envelope: object;
  constructor(status: number, more: object = {}) {
    super(`status ${status}`);
    this.envelope = { status, ...more };
  }
}

const refuse = (status: number, more?: object): never => {
  throw new Refusal(status, more);
};

// --- Signing in.

const wrongPassword: Readonly<Record<Language, string>> = {
  es: 'El usuario o la contraseña no son correctos.',
  ca: 'L’usuari o la contrasenya no són correctes.',
  en: 'The user name or the password is wrong.',
};

/** A text of a request; 15 where it is missing, blank or too long. */
const text = (value: unknown, max: number, field: string): string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= max
    ? value.trim()
    : refuse(15, { datos: { campos: [field] } });

async function signIn({ body, language, address }: Asked): Promise<Datos<'/api/Alumno/logaUsuario', 'post'>> {
  const usuario = text(body['usuario'], 250, 'usuario').toLowerCase();
  const password = text(body['password'], 250, 'password');
  const key = `${address} ${usuario}`;
  const mensaje = wrongPassword[language];
  if (waitOf(key) > 0) return refuse(3, { mensaje, datos: { espera: waitOf(key) } });
  const account = accounts.find((it) => it.usuario === usuario);
  // The work is done for names that nobody has, too: the time that it takes tells nothing.
  const isRight = await isPassword(password, (account ?? accounts[0])?.password ?? '');
  if (!account || !isRight) {
    countWrong(key);
    return refuse(3, { mensaje, ...(waitOf(key) > 0 && { datos: { espera: waitOf(key) } }) });
  }
  forgetWrong(key);
  return {
    token: tokenFor(account),
    conPracticas: true,
    conEmpleo: true,
    primerAcceso: false,
    soloCiclosUAX: false,
  };
}

// --- The calls. What is not here is HTTP 404, and the portal says of it that it could not be read.

const pageSize = 10;
const newestFirst = offers.toSorted((a, b) => b.publicada.localeCompare(a.publicada));

/** Kinds of offers, as they stand in paths, with their idPerfil. */
const kinds: Readonly<Record<string, Offer['idPerfil']>> = { empleo: 1, practicas: 2 };

/** An offer as lists show it; dates of lists are dd/mm/yyyy. */
const card = ({ publicada, descripcion: _, idPerfil, ...offer }: Offer) => ({
  ...offer,
  textoPerfilOferta: idPerfil === 1 ? 'Empleo' : 'Prácticas',
  fecha: publicada.split('-').toReversed().join('/'),
});

function page({ params }: Asked): Datos<'/api/Alumno/dameOfertasUsuario/{type}/{page}', 'get'> {
  const own = newestFirst.filter(({ idPerfil }) => idPerfil === kinds[params['type'] ?? '']);
  const from = (Number(params['page']) - 1) * pageSize;
  // No filtrosAplicados: the portal then reads all pages and filters by itself.
  return {
    ofertas: own.slice(from, from + pageSize).map(card),
    numPaginas: Math.ceil(own.length / pageSize),
    numTotal: own.length,
  };
}

function offer({ params, query }: Asked): Datos<'/api/Alumno/dameOferta/{url}', 'get'> {
  const found = offers.find(({ urlAcceso }) => urlAcceso === params['url']) ?? refuse(4);
  const wanted = kinds[query.get('tipo') ?? ''] ?? found.idPerfil;
  if (wanted !== found.idPerfil) return refuse(found.idPerfil === 1 ? 6 : 7);
  return { ...card(found), descripcion: found.descripcion, idPerfil: found.idPerfil };
}

function apply({ body }: Asked, { id }: Account): Datos<'/api/Alumno/inscribirse', 'post'> {
  const urlOferta = text(body['urlOferta'], 250, 'urlOferta');
  const { idoferta } = offers.find(({ urlAcceso }) => urlAcceso === urlOferta) ?? refuse(4);
  if (applications.some((it) => it.account === id && it.idoferta === idoferta)) return refuse(10);
  applications.push({ account: id, idoferta, idCandidatura: applications.length + 1, estado: 1 });
  return { idCandidatura: applications.length };
}

/** Own applications to a kind of offers. */
const own = (
  { id }: Account,
  kind: Offer['idPerfil'],
): Datos<'/api/Alumno/dameCandidaturasEmpleoUsuario', 'get'> =>
  applications.flatMap(({ account, idoferta, idCandidatura, estado }) => {
    const found = offers.find((it) => it.idoferta === idoferta && it.idPerfil === kind);
    return account === id && found ? [{ ...card(found), idPerfil: kind, idCandidatura, estado }] : [];
  });

function applicationsByState(
  { language }: Asked,
  account: Account,
): Datos<'/api/Alumno/dameCandidaturasPracticasUsuarioPorEstados', 'get'> {
  const groups = Map.groupBy(own(account, 2), ({ estado }) => estado);
  const names = lists['estadosCandidaturasAlumno']?.[language];
  return [...groups]
    .map(([idEstado, candidaturas]) => ({
      idEstado,
      descripcion: names?.find(({ id }) => id === idEstado)?.descripcion ?? '',
      candidaturas,
    }))
    .sort((a, b) => a.idEstado - b.idEstado);
}

const domain = ({ params }: Asked): unknown =>
  lists[params['listName'] ?? '']?.[params['language'] as Language] ?? refuse(1);

const routes: readonly Route[] = [
  { method: 'GET', path: '/api/Dominios/{listName}/{language}', open: true, call: domain },
  { method: 'POST', path: '/api/Alumno/logaUsuario', open: true, call: signIn },
  { method: 'GET', path: '/api/Alumno/guardaAceptacionRGPD', call: () => undefined },
  { method: 'GET', path: '/api/Alumno/dameNotificaciones', call: () => [] },
  { method: 'GET', path: '/api/Alumno/dameOfertasUsuario/{type}/{page}', call: page },
  {
    method: 'GET',
    path: '/api/Alumno/ofertasEncajanConUsuario',
    call: () => ({ ofertas: newestFirst.map(card) }),
  },
  { method: 'GET', path: '/api/Alumno/dameOferta/{url}', call: offer },
  { method: 'POST', path: '/api/Alumno/inscribirse', maxBody: 12_582_912, call: apply },
  {
    method: 'GET',
    path: '/api/Alumno/dameCandidaturasPracticasUsuarioPorEstados',
    call: applicationsByState,
  },
  { method: 'GET', path: '/api/Alumno/dameCandidaturasEmpleoUsuario', call: (_, account) => own(account, 1) },
];

// --- HTTP: paths whatever their capitals, bodies with an end, leave for the pages of the portal alone.

function paramsOf(template: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = template.split('/');
  if (parts.length !== names.length) return undefined;
  const fits = names.every((name, index) =>
    name.startsWith('{') ? parts[index] !== '' : name.toLowerCase() === parts[index]?.toLowerCase(),
  );
  if (!fits || (names.includes('{page}') && !/^[1-9]\d{0,5}$/.test(parts.at(-1) ?? ''))) return undefined;
  const entries = names.map((name, index) => [name.slice(1, -1), decodeURIComponent(parts[index] ?? '')]);
  return Object.fromEntries(entries.filter((_, index) => names[index]?.startsWith('{')));
}

/** The body as text; undefined where it is too large. */
async function read(request: IncomingMessage, maxBody: number): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= maxBody) chunks.push(chunk as Buffer);
  }
  return size > maxBody ? undefined : Buffer.concat(chunks).toString('utf8');
}

function parsed(body: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return value as Record<string, unknown>;
  } catch {
    // Falls through: what is no JSON is 15, like what is no object.
  }
  return refuse(15);
}

async function envelopeOf(
  route: Route,
  params: Record<string, string>,
  request: IncomingMessage,
  body: string,
) {
  const { headers, socket, url = '' } = request;
  const [language = 'es'] = /^(?:es|ca|en)/.exec(headers['accept-language'] ?? '') ?? [];
  try {
    // The order in which refusals count: session, then the body, then what the call is about (codes.md).
    const account = route.open
      ? undefined
      : (accounts.find(({ id }) => id === accountIdOf(headers.authorization)) ?? refuse(2));
    const query = new URL(url, 'http://server').searchParams;
    const asked = { params, query, language: language as Language, address: socket.remoteAddress ?? '' };
    const sent = route.method === 'POST' ? parsed(body) : {};
    const datos = await route.call({ ...asked, body: sent }, account as Account);
    return { status: 0, ...(datos !== undefined && { datos }) };
  } catch (error) {
    if (error instanceof Refusal) return error.envelope;
    console.error(error);
    return { status: 1 };
  }
}

const port = Number(process.env['PORT'] ?? 4400);
/** Origins of the pages of the portal. */
const origins = (process.env['ORIGINS'] ?? 'http://localhost:4321').split(',');

async function answer(request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { origin } = request.headers;
  response.setHeader('vary', 'Origin');
  response.setHeader('cache-control', 'no-store');
  if (origin && origins.includes(origin)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-allow-methods', 'GET, POST');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, accept-language');
    response.setHeader('access-control-max-age', '600');
  }
  if (request.method === 'OPTIONS') return response.writeHead(204).end();
  const path = (request.url ?? '').split('?')[0] ?? '';
  const found = routes.flatMap((route) => {
    const params = paramsOf(route.path, path);
    return params ? [{ route, params }] : [];
  });
  const match = found.find(({ route }) => route.method === request.method);
  if (!match) return response.writeHead(found.length > 0 ? 405 : 404).end();
  const body = await read(request, match.route.maxBody ?? 262_144);
  if (body === undefined) return response.writeHead(413).end();
  const envelope = await envelopeOf(match.route, match.params, request, body);
  response.writeHead(200, { 'content-type': 'application/json', 'x-content-type-options': 'nosniff' });
  return response.end(JSON.stringify(envelope));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(port, () => {
  const address = server.address();
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : port}`);
});
