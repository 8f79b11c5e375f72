/* Request bodies of the maximum size, of the kinds that are slowest to read. */

const mebi = 2 ** 20;

/** Number of measured requests per body, after one warm-up request. */
export const rounds = 7;

/** Account of the student who sends files. */
export const applicant = 'solicitudes@alumnado.example';

/** Offers to apply to, one per round. */
export const offersToApplyTo = Array.from({ length: rounds + 1 }, (_, round) => `oferta-de-carga-${round}`);

/** Repeats a part until the text has the given size. */
const filled = (before: string, part: string, after: string, bytes: number): string => {
  const times = Math.floor((bytes - before.length - after.length) / (part.length + 1));
  return `${before}${Array.from({ length: times }, () => part).join(',')}${after}`;
};

const file = (bytes: number, head: string, name: string): object => ({
  nombre: name,
  extension_adjunto: 'pdf',
  ficheroB64ParaAltas: Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - head.length, name)]).toString(
    'base64',
  ),
});

export interface LargeBody {
  name: string;
  path: string;
  as?: 'Alumno' | 'Empresa';
  /** Makes a new body per round, so that no file exists already. */
  body: (round: number) => string;
}

const plain = 256 * 1024;
const withFiles = 12 * mebi;
const list = '/Dominios/titulacionesConcretasFiltradas';

export const largeBodies: readonly LargeBody[] = [
  { name: 'ids, without a session', path: list, body: () => filled('{"areas":[', '1', ']}', plain) },
  {
    name: 'empty objects, without a session',
    path: list,
    body: () => filled('{"areas":[', '{}', ']}', plain),
  },
  {
    name: 'lists in lists, without a session',
    path: list,
    body: () => `{"areas":${'['.repeat(plain / 2 - 10)}${']'.repeat(plain / 2 - 10)}}`,
  },
  { name: 'one text, without a session', path: list, body: () => `{"areas":"${'x'.repeat(plain - 20)}"}` },
  {
    name: 'ids in the form of an offer',
    path: '/Empresa/addOferta',
    as: 'Empresa',
    body: () => filled('{"titulo":"x","idPerfil":2,"titulaciones":[', '1', ']}', withFiles),
  },
  {
    name: 'empty documents of an application',
    path: '/Alumno/inscribirse',
    as: 'Alumno',
    body: () => filled('{"urlOferta":"x","documentos":[', '{}', ']}', withFiles),
  },
  {
    name: 'keys that nobody knows',
    path: '/Alumno/addDoc',
    as: 'Alumno',
    body: () => filled('{', '"clave-que-no-existe":0', '}', withFiles),
  },
  {
    name: 'one text in the place of a file',
    path: '/Alumno/addDoc',
    as: 'Alumno',
    body: () =>
      `{"nombre":"x","destino":"documentos","ficheroB64ParaAltas":"${'A'.repeat(withFiles - 100)}"}`,
  },
  {
    name: 'a document of 2 MB',
    path: '/Alumno/addDoc',
    as: 'Alumno',
    body: (round) => JSON.stringify({ ...file(2 * mebi, '%PDF-1.4\n', `a${round}`), destino: 'documentos' }),
  },
  {
    name: 'an application with four documents of 2 MB',
    path: '/Alumno/inscribirse',
    as: 'Alumno',
    body: (round) =>
      JSON.stringify({
        urlOferta: offersToApplyTo[round],
        condicionesAceptadas: true,
        documentos: [1, 2, 3, 4].map((n) => ({
          ...file(2 * mebi, '%PDF-1.4\n', `b${round}${n}`),
          idDocumento: n,
        })),
      }),
  },
];
