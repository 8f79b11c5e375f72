import type { Call } from '#api/call.ts';
import { callList } from '#api/calls/index.ts';
import { envelopeSchema } from '#api/envelope.ts';
import { parseJson, pathOf } from '#api/wire.ts';

/** Who a server is tried as; without one of them its calls are tried without a session only. */
export interface ContractPersonas {
  alumno?: { usuario: string; password: string };
  /** `eidEmpresa`: for which firm, where there are several. */
  empresa?: { usuario: string; password: string; eidEmpresa?: number };
  /** Parameters of calls by their name, where those found in lists are not to be used. */
  params?: Readonly<Record<string, Readonly<Record<string, string | number>>>>;
}

export interface Finding {
  name: string;
  outcome: 'conforms' | 'fails' | 'not tried';
  /** What was met, or what is wrong. */
  detail: string;
}

interface Answer {
  http: number;
  status?: number;
  datos?: unknown;
  /** Why it is no answer of the contract. */
  broken?: string;
}

type Tipo = 'Alumno' | 'Empresa';

/** Parameters that make sense on any server. */
const fixedParams: Readonly<Record<string, string | number>> = {
  language: 'es',
  listName: 'sectoresActividad',
  provinceId: 7,
  type: 'practicas',
  page: 1,
  cif: 'B12345674',
  fixedKey: 'sandbox',
};

/** Where calls find a parameter: in what another call answered, under a key. */
const foundIn: Readonly<Record<string, readonly [call: string, key: string]>> = {
  dameOferta: ['dameOfertasUsuario', 'urlAcceso'],
  sacaAvisoDeMinimoDeCreditosParaInscribirse: ['dameOfertasUsuario', 'urlAcceso'],
  dameFichaEvento: ['dameEventos', 'urlAcceso'],
  dameFichaEventoPublico: ['dameEventos', 'urlAcceso'],
  dameDatosProceso: ['dameProcesosEmpleoYpracticas', 'urlAcceso'],
  dameDatosProcesoComoAlumno: ['dameProcesosEmpleoYpracticas', 'urlAcceso'],
  dameOfertaEditable: ['dameProcesosEmpleoYpracticas', 'idoferta'],
  dameCandidato: ['dameDatosProceso', 'idCandidatura'],
  dameSolicitudPractica: ['dameSolicitudesPracticasEducacion', 'idSolicitudPractica'],
  detallePrograma: ['programasPracticasActivos', 'urlAcceso'],
};

/** Bodies of the calls that a server can be sent without changing what counts. */
const safeBodies: Readonly<Record<string, unknown>> = {
  titulacionesConcretasFiltradas: { areas: [], niveles: [] },
  compruebaCIF: { cif: 'B12345674' },
  compruebaEmailContactoEmpresa: { cif: 'B12345674', email: 'nadie@empresa.example' },
  compruebaDNIalumno: { dni: '12345678Z' },
  editarIdiomaPreferido: { idIdioma: 1 },
};

/** The first value of a key, however deep. */
function firstOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  if (Object.hasOwn(value, key)) return (value as Record<string, unknown>)[key];
  for (const inner of Object.values(value)) {
    const found = firstOf(inner, key);
    if (found !== undefined) return found;
  }
  return undefined;
}

function read(http: number, text: string): Answer {
  if (http !== 200) return { http, broken: `HTTP status ${http}` };
  try {
    const envelope = envelopeSchema.safeParse(parseJson(text));
    if (!envelope.success) return { http, broken: 'the answer has no whole number as status' };
    const { status, datos } = envelope.data;
    return { http, status, datos };
  } catch {
    return { http, broken: 'the answer is no JSON' };
  }
}

/** What is wrong with an answer to a call; undefined when nothing is. */
function faultOf(call: Call, { status, datos, broken }: Answer): string | undefined {
  if (broken !== undefined) return broken;
  if (status !== 0) {
    return call.statuses.includes(status ?? -1)
      ? undefined
      : `status ${status} is not among those of the call`;
  }
  const parsed = call.datos.safeParse(datos);
  const [issue] = parsed.error?.issues ?? [];
  return issue && `datos.${issue.path.join('.')}: ${issue.message}`;
}

/** Tries every call that can safely be tried, and what holds for all calls. */
export async function checkContract(base: string, personas: ContractPersonas): Promise<Finding[]> {
  const findings: Finding[] = [];
  const answers = new Map<string, unknown>();
  const tokens: Partial<Record<Tipo, string>> = {};

  async function send(method: string, path: string, token?: string, body?: string): Promise<Answer> {
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          'content-type': 'application/json',
          ...(token ? { authorization: `Bearer ${token}` } : {}),
        },
        ...(body === undefined ? {} : { body }),
        signal: AbortSignal.timeout(20_000),
      });
      return read(response.status, await response.text());
    } catch (error) {
      return { http: 0, broken: `there was no answer (${error instanceof Error ? error.message : ''})` };
    }
  }

  const note = (name: string, fault: string | undefined, detail: string): void => {
    findings.push({ name, outcome: fault === undefined ? 'conforms' : 'fails', detail: fault ?? detail });
  };

  function paramsOf(call: Call, tipo: Tipo): Record<string, unknown> {
    const [source, key] = foundIn[call.name] ?? [];
    const found = source && key ? firstOf(answers.get(source), key) : undefined;
    const names = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const values = names.map((name) => [name, name === 'tipo' ? tipo : (fixedParams[name] ?? found ?? 1)]);
    return { ...Object.fromEntries(values), ...personas.params?.[call.name] };
  }

  async function tryCall(call: Call, tipo: Tipo, token: string | undefined): Promise<void> {
    const name = call.path.includes('{tipo}') ? `${call.name} (${tipo})` : call.name;
    const path = pathOf(call, paramsOf(call, tipo));
    if (call.who !== 'publico') {
      const refused = await send(call.method, path, undefined, call.request ? '{}' : undefined);
      const isRefused = refused.status === 2;
      if (!isRefused) {
        return note(
          name,
          refused.broken ?? `without a session its status is ${refused.status} and not 2`,
          '',
        );
      }
    } else if (call.request) {
      const refused = await send(call.method, path, undefined, '{');
      if (refused.status !== 15) {
        return note(name, refused.broken ?? `to a body that is no JSON its status is ${refused.status}`, '');
      }
    }
    const body = safeBodies[call.name];
    const isSafe = call.method === 'GET' || body !== undefined;
    const needsToken = call.who !== 'publico';
    if (!isSafe || call.who === 'encuesta' || (needsToken && !token)) {
      const detail = isSafe ? 'only without a session' : 'changes data: only that it refuses';
      findings.push({ name, outcome: 'not tried', detail });
      return;
    }
    const answer = await send(
      call.method,
      path,
      token,
      body === undefined ? undefined : JSON.stringify(body),
    );
    if (answer.status === 0) answers.set(call.name, answer.datos);
    note(name, faultOf(call, answer), answer.status === 0 ? 'answers' : `refuses with ${answer.status}`);
  }

  async function signIn(tipo: Tipo): Promise<void> {
    const credentials = personas[tipo === 'Alumno' ? 'alumno' : 'empresa'];
    const call = callList.find(({ name }) => name === 'logaUsuario');
    if (!credentials || !call) return;
    const answer = await send('POST', pathOf(call, { tipo }), undefined, JSON.stringify(credentials));
    const fault = answer.status === 0 ? faultOf(call, answer) : (answer.broken ?? `status ${answer.status}`);
    note(`logaUsuario (${tipo}, as persona)`, fault, 'answers');
    const token = firstOf(answer.datos, 'token');
    if (typeof token === 'string') tokens[tipo] = token;
  }

  await signIn('Alumno');
  await signIn('Empresa');
  const unknown = await send('GET', '/Alumno/noExiste');
  note(
    'an unknown path',
    unknown.http === 404 ? undefined : `HTTP status ${unknown.http} and not 404`,
    '404',
  );
  const upper = await send('GET', '/ALUMNO/DAMETEXTORGPDACTUAL');
  note(
    'a path in capitals',
    upper.status === 0 ? undefined : (upper.broken ?? `status ${upper.status}`),
    'answers',
  );
  const forged = await send('GET', '/Alumno/dameEventos', 'a.b.c');
  note('a forged token', forged.status === 2 ? undefined : (forged.broken ?? `status ${forged.status}`), '2');

  // Lists come before what is found in them, and candidates last.
  const rank = (call: Call): number => (call.name === 'dameCandidato' ? 2 : foundIn[call.name] ? 1 : 0);
  for (const call of callList.toSorted((a, b) => rank(a) - rank(b))) {
    const kinds: Tipo[] = call.path.includes('{tipo}')
      ? ['Alumno', 'Empresa']
      : [call.who === 'empresa' ? 'Empresa' : 'Alumno'];
    for (const tipo of kinds) await tryCall(call, tipo, call.who === 'publico' ? undefined : tokens[tipo]);
  }
  return findings;
}
