import type { Call } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { componentSchemas } from './component-schemas.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { partSchema, type PartName } from './parts.ts';
import { withRules } from './request-rules.ts';

/*
 * What a request may hold at most, where its schema does not say it. It stands here and not in the schemas because
 * browsers carry those, and because entities are read tolerantly in answers. Which domain list an id is of stands in the
 * notes. Keys are the ends of a path, such as
 * `idiomas[].nivel`, or with the call before it, `addIdioma.nivel`; the longest one that fits counts.
 */

type Bounds<T> = Readonly<Record<string, T>>;

const text = 250;
/** Characters of texts. */
const lengths: Bounds<number> = {
  descripcion: 4000,
  tareasAdesarrollar: 4000,
  observaciones: 1000,
  otrasRemuneraciones: 1000,
  email: 200,
  emailEstudiante: 200,
  emailTutorEmpresa: 200,
  nick: 200,
  telefono: 30,
  telefono1: 30,
  telefono2: 30,
  telefonoMovil: 30,
  telefonoFijo: 30,
  telefonoTutorEmpresa: 30,
  cp: 20,
  dni: 20,
  nif: 20,
  numeroDocumento: 20,
  numeroSeguridadSocial: 30,
  dniTutorEmpresa: 20,
  dniCandidato: 20,
  iban: 50,
  numero: 20,
  piso: 20,
  puerta: 20,
  web: 500,
  enlace: 500,
  enlaceLinkedin: 500,
  urlInscripcionExterna: 500,
  urlInformacionComplementaria: 500,
  listName: 60,
  'addContactoEmpresa.puesto': 150,
  'addContactoEmpresa.direccion': 150,
  'addContactoEmpresa.localidad': 150,
  'addContactoEmpresa.cp': 150,
  'editaContactoEmpresa.puesto': 150,
  'editaContactoEmpresa.direccion': 150,
  'editaContactoEmpresa.localidad': 150,
  'editaContactoEmpresa.cp': 150,
};

const contactLengths = {
  puesto: 3,
  direccion: 3,
  localidad: 3,
  cp: 3,
  nombre: 3,
  apellidos: 3,
  telefono1: 9,
} as const;

const ofCall = <T>(call: string, table: Bounds<T>): Bounds<T> =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [`${call}.${key}`, value]));

/** Fewest characters of texts, blanks at both ends aside; handlers keep them, each with its own code. */
const shortest: Bounds<number> = {
  ...ofCall('addContactoEmpresa', contactLengths),
  ...ofCall('editaContactoEmpresa', contactLengths),
  ...ofCall('addCuentaFacturacion', {
    NombreFiscal: 3,
    domicilioFiscal: 3,
    Provincia: 3,
    poblacion: 3,
    cp: 3,
    domicilioEnvioPostal: 3,
  }),
  'datosFirmante.nombre': 3,
  'datosFirmante.apellidos': 3,
  'datosFirmante.cargo': 3,
  'registrarUsuario.password': 8,
  'editDatosRegistroEgresado.password': 8,
  'restablecerPasswordAlumno.password': 8,
  'restablecerPasswordEmpresa.password': 8,
  'establecerPassword.password': 8,
  'editarPassword.password': 8,
  'editaUsuario.password': 8,
  'guardarUsuarioEmpresa.password': 8,
};

const items = 100;
/** Entries of lists. */
const lists: Bounds<number> = {
  titulaciones: 500,
  titulacionesDeseables: 500,
  titulacionesPropuestas: 500,
  orden: 500,
  nacionalidades: 20,
  documentos: 20,
  documentosRequeridos: 20,
  diasSemana: 7,
  tutores: 20,
};

/** The largest number of a row that there can be. */
const largestId = 2_147_483_647;
const year = { minimum: 1000, maximum: 2100 };
const money = { minimum: 0, maximum: 1_000_000 };
/** From … to of numbers, both allowed. */
const numbers: Bounds<{ minimum: number; maximum: number }> = {
  horasAldia: { minimum: 0, maximum: 24 },
  anioFundacion: year,
  'aniosForoEmpleo[]': year,
  anioGraduacionMaximo: { minimum: 1950, maximum: 2100 },
  aniosExperiencia: { minimum: 0, maximum: 80 },
  edadMaxima: { minimum: 16, maximum: 120 },
  nota: { minimum: 0, maximum: 100 },
  page: { minimum: 1, maximum: 100_000 },
  salario: money,
  salarioMaximo: money,
  salarioMinimo: money,
  ayudaEstudio: money,
};

/** How many years a date may be away from today. */
export interface Years {
  before: number;
  after: number;
}

const soon: Years = { before: 1, after: 10 };
/** Dates of what is planned; others are of a lifetime. */
const dates: Bounds<Years> = {
  'addOferta.fechaInicio': soon,
  'addOferta.fechaFin': soon,
  'addOferta.fechaCaducidad': soon,
  'solicitudPracticaAlumno.fechaInicio': soon,
  'solicitudPracticaAlumno.fechaFin': soon,
  'solicitudPracticaEmpresa.fechaInicio': soon,
  'solicitudPracticaEmpresa.fechaFin': soon,
  'solicitarAccionSobrePractica.fechaFin': soon,
  fechaInicioContrato: soon,
};
const lifetime: Years = { before: 120, after: 20 };

/** What a table says of a path: its longest end that is there. */
function boundOf<T>(table: Bounds<T>, path: string): T | undefined {
  const parts = path.split('.');
  for (let from = 0; from < parts.length; from += 1) {
    const end = parts.slice(from).join('.');
    if (Object.hasOwn(table, end)) return table[end];
  }
  return undefined;
}

function ofNumber(schema: JsonSchema, path: string): JsonSchema {
  const own = boundOf(numbers, path) ?? { minimum: 0, maximum: schema.type === 'integer' ? largestId : 1e6 };
  const { exclusiveMinimum, minimum = own.minimum, maximum = own.maximum } = schema;
  return {
    ...schema,
    ...(exclusiveMinimum === undefined && { minimum }),
    maximum,
  };
}

function ofText(schema: JsonSchema, path: string): JsonSchema {
  if (schema.format === 'date') return { ...schema, 'x-years': boundOf(dates, path) ?? lifetime };
  const least = boundOf(shortest, path);
  return {
    maxLength: boundOf(lengths, path) ?? text,
    ...schema,
    ...(least !== undefined && { minLength: least }),
  };
}

/**
 * A schema of a request with what it may hold at most.
 * @param path call and keys, e.g. `addOferta.idiomas[]`
 * @param resolve gives the schema that a reference stands for; without one the reference stays
 */
function bounded(
  schema: JsonSchema,
  path: string,
  resolve: (name: string) => JsonSchema | undefined,
): JsonSchema {
  const inner = (it: JsonSchema, at: string): JsonSchema => bounded(it, at, resolve);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const found = resolve(name);
    if (!found) return schema;
    const { $ref: _, ...said } = schema;
    return { ...inner(found, path), ...said };
  }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((it) => inner(it, path)) };
  if (schema.const !== undefined || schema.enum) return schema;
  switch (schema.type) {
    case 'string':
      return ofText(schema, path);
    case 'integer':
    case 'number':
      return ofNumber(schema, path);
    case 'array':
      return {
        maxItems: boundOf(lists, path) ?? items,
        ...schema,
        items: inner(schema.items ?? {}, `${path}[]`),
      };
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const keys = properties.map(([key, it]) => [key, inner(it, `${path}.${key}`)] as const);
      return withRules({ ...schema, properties: Object.fromEntries(keys) }, path);
    }
    default:
      return schema;
  }
}

const components = componentSchemas();

function namesIn(schema: unknown, found = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesIn(components[name] ?? {}, found);
  }
  return found;
}

/** Entities that answers have: in requests they stand with their bounds, since answers have none. */
const answered = namesIn(
  callList.flatMap(({ datos, datosOf = {} }) => [datos, ...Object.values(datosOf)].map(jsonSchema)),
);

const inAnswers = (name: string): JsonSchema | undefined =>
  answered.has(name) ? components[name] : undefined;

/** Schema of a part of a request, for the description: what only requests have is a reference. */
export const boundedPart = (call: Call, part: Exclude<PartName, 'datos'>): JsonSchema =>
  bounded(partSchema(call, part), call.name, inAnswers);

/** The components of the description; those that only requests have, with bounds. */
export function describedComponents(): Record<string, JsonSchema> {
  const only = Object.entries(components).map(([name, schema]) => {
    const user = callList.find(({ request }) => request && jsonSchema(request).$ref?.endsWith(`/${name}`));
    return [name, answered.has(name) ? schema : bounded(schema, user?.name ?? name, inAnswers)] as const;
  });
  return Object.fromEntries(only);
}

/** Schema of the body of a call with all its bounds and no references. */
export function boundedRequest(call: Pick<Call, 'name' | 'request'>): JsonSchema {
  return call.request ? bounded(partSchema(call, 'request'), call.name, (name) => components[name]) : {};
}
