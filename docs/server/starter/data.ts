/*
 * Sample data, in memory: to be replaced by a database. The passwords are those of the README, hashed when the server
 * starts; a real one stores what hashPassword makes of a password when somebody chooses it, and never the password.
 */
import { hashPassword } from './sessions.ts';
import { candidacyStates } from './states.gen.ts';

export interface Account {
  id: number;
  usuario: string;
  /** As hashPassword makes it. */
  password: string;
  nombre: string;
  apellidos: string;
}

/** A placement offer; `publicada` is YYYY-MM-DD. */
export interface Offer {
  idoferta: number;
  /** 1, a job; 2, a placement. */
  idPerfil: 1 | 2;
  urlAcceso: string;
  titulo: string;
  empresa: string;
  publicada: string;
  descripcion: string;
}

/** Cost of the hashes of these sample passwords alone. */
const cost = Number(process.env['SAMPLE_COST'] ?? 2 ** 17);

export const accounts: readonly Account[] = [
  {
    id: 1,
    usuario: 'ana@alumnado.example',
    password: hashPassword('Prueba-2026', cost),
    nombre: 'Ana',
    apellidos: 'Martí Vidal',
  },
  {
    id: 2,
    usuario: 'pau@alumnado.example',
    password: hashPassword('Prueba-2027', cost),
    nombre: 'Pau',
    apellidos: 'Soler Grau',
  },
];

const offerOf = (number: number): Offer => ({
  idoferta: 100 + number,
  idPerfil: number > 12 ? 1 : 2,
  urlAcceso: `desarrollo-web-${100 + number}`,
  titulo: `Desarrollo web ${number}`,
  empresa: 'Empresa de ejemplo, S. L.',
  publicada: `2026-01-${String(10 + number)}`,
  descripcion: 'Mantener y ampliar la web de la empresa.',
});

/** Twelve placements, so that there is a second page, and a job. */
export const offers: readonly Offer[] = Array.from({ length: 13 }, (_, index) => offerOf(index + 1));

/** Who applied to what; `estado` is a row of estadosCandidaturasAlumno. */
export const applications: { account: number; idoferta: number; idCandidatura: number; estado: number }[] =
  [];

type Rows = readonly { id?: number; idTitulacion?: number; descripcion: string }[];

const inAll = (rows: Rows): Record<'es' | 'ca' | 'en', Rows> => ({ es: rows, ca: rows, en: rows });

/** Domain lists by language: the same ids in each. Those that stage 1 needs. */
export const lists: Readonly<Record<string, Record<'es' | 'ca' | 'en', Rows>>> = {
  estadosCandidaturasAlumno: candidacyStates,
  provincias: inAll([
    { id: 8, descripcion: 'Barcelona' },
    { id: 28, descripcion: 'Madrid' },
  ]),
  titulaciones: {
    es: [{ idTitulacion: 1, descripcion: 'Grado en Ingeniería Informática' }],
    ca: [{ idTitulacion: 1, descripcion: 'Grau en Enginyeria Informàtica' }],
    en: [{ idTitulacion: 1, descripcion: 'Degree in Computer Engineering' }],
  },
};
