/*
 * Upper bounds of requests that their schemas leave open. They are separate from the schemas because browsers
 * carry those, and because entities are read tolerantly in answers. The domain list of an id is part of the
 * docs. Keys are the ends of a path, such as `idiomas[].nivel`, optionally with the call before it,
 * `addIdioma.nivel`; the longest matching one counts.
 */

import type { Call } from '#core/contract/call.ts';
import { callList } from '#core/contract/calls/index.ts';
import { componentSchemas } from './component-schemas.ts';
import { type JsonSchema, jsonSchema } from './json-schema.ts';
import { partSchema, type PartName } from './parts.ts';
import { withRules } from './request-rules.ts';

type Bounds<T> = Readonly<Record<string, T>>;

const text = 250;
/** Maximum length of texts, in characters. */
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

/** Minimum length of texts in characters, without surrounding blanks; handlers enforce it, each with its own code. */
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
/** Maximum number of entries in lists. */
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

/** The largest possible id of a row. */
const largestId = 2_147_483_647;
const year = { minimum: 1000, maximum: 2100 };
const money = { minimum: 0, maximum: 1_000_000 };
/** Ranges of numbers, both ends allowed. */
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

/** Number of years that a date may be away from today. */
export interface Years {
  before: number;
  after: number;
}

const soon: Years = { before: 1, after: 10 };
/** Ranges of planned dates; all other dates may be within a lifetime. */
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

/** Looks up the longest end of a path in a table. */
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
 * Adds bounds to the schema of a request.
 * @param path call and keys, e.g. `addOferta.idiomas[]`
 * @param resolve returns the schema behind a reference; where undefined, the reference stays
 */
function bounded(
  schema: JsonSchema,
  path: string,
  resolve: (name: string) => JsonSchema | undefined,
): JsonSchema {
  const inner = (part: JsonSchema, partPath: string): JsonSchema => bounded(part, partPath, resolve);
  const name = schema.$ref?.split('/').at(-1);
  if (name !== undefined) {
    const target = resolve(name);
    if (!target) return schema;
    const { $ref: _, ...siblings } = schema;
    return { ...inner(target, path), ...siblings };
  }
  if (schema.anyOf) return { ...schema, anyOf: schema.anyOf.map((choice) => inner(choice, path)) };
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
      const keys = properties.map(([key, property]) => [key, inner(property, `${path}.${key}`)] as const);
      return withRules({ ...schema, properties: Object.fromEntries(keys) }, path);
    }
    default:
      return schema;
  }
}

const components = componentSchemas();

function namesIn(schema: unknown, names = new Set<string>()): Set<string> {
  for (const [, name = ''] of JSON.stringify(schema).matchAll(/#\/components\/schemas\/(\w+)/g)) {
    if (names.has(name)) continue;
    names.add(name);
    namesIn(components[name] ?? {}, names);
  }
  return names;
}

/** Names of entities in answers. Their components have no bounds, so requests inline them with bounds. */
const answerEntities = namesIn(
  callList.flatMap(({ datos, datosOf = {} }) => [datos, ...Object.values(datosOf)].map(jsonSchema)),
);

const inAnswers = (name: string): JsonSchema | undefined =>
  answerEntities.has(name) ? components[name] : undefined;

/** Schema of a part of a request for the description; entities used in requests only stay references. */
export const boundedPart = (call: Call, part: Exclude<PartName, 'datos'>): JsonSchema =>
  bounded(partSchema(call, part), call.name, inAnswers);

/** The components of the description; those used in requests only have bounds. */
export function describedComponents(): Record<string, JsonSchema> {
  const entries = Object.entries(components).map(([name, schema]) => {
    const usingCall = callList.find(
      ({ request }) => request && jsonSchema(request).$ref?.endsWith(`/${name}`),
    );
    return [
      name,
      answerEntities.has(name) ? schema : bounded(schema, usingCall?.name ?? name, inAnswers),
    ] as const;
  });
  return Object.fromEntries(entries);
}

/** Schema of the body of a call with all bounds and no references. */
export function boundedRequest(call: Pick<Call, 'name' | 'request'>): JsonSchema {
  return call.request ? bounded(partSchema(call, 'request'), call.name, (name) => components[name]) : {};
}
