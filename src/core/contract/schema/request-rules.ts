/*
 * Conditional rules of requests, and required keys that the schemas of browsers leave optional. Servers
 * enforce these rules, most by 15; the docs name those with a code of their own. Rules that depend on the
 * brand are in no schema.
 */

import type { JsonSchema } from './json-schema.ts';

type Rule = Pick<
  JsonSchema,
  'required' | 'dependentRequired' | 'if' | 'then' | 'else' | 'anyOf' | 'properties'
>;

/** Requires keys. */
const needs = (...required: string[]): Rule => ({ required });

/** Requires keys if another key has a value, and other keys otherwise. */
function when(key: string, value: unknown, then: string[], otherwise?: string[]): Rule {
  return {
    if: { properties: { [key]: { const: value } }, required: [key] },
    then: needs(...then),
    ...(otherwise && { else: needs(...otherwise) }),
  };
}

/** Requires all keys of at least one of the lists. */
const either = (...choices: string[][]): Rule => ({ anyOf: choices.map((keys) => needs(...keys)) });

/** Requires all of the keys if one of them is present. */
const together = (...keys: string[]): Rule => ({
  dependentRequired: Object.fromEntries(keys.map((key) => [key, keys.filter((other) => other !== key)])),
});

const file = either(['enlace'], ['ficheroB64ParaAltas', 'extension_adjunto']);
const named = either(['titulacion'], ['titulacionTexto']);
const contact = needs('puesto', 'telefono1');

/** Rules by call, or by call and key of an object in its body. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  registrarUsuario: [needs('telefonoMovil', 'titulacion')],
  editDatosRegistroEgresado: [needs('telefonoMovil')],
  guardarUsuarioEmpresa: [
    needs('sector', 'direccion', 'cp', 'localidad', 'puesto', 'telefono1'),
    when('idPais', 1, ['idProvincia'], ['provincia']),
  ],
  editaUsuario: [{ dependentRequired: { password: ['passwordActual'] } }],
  addEstudio: [named],
  addEstudioUniversidad: [needs('titulacion')],
  editEstudio: [named],
  addDoc: [file, when('destino', 'documentosProcesos', ['idDocumento'])],
  adddoc: [file],
  addFicheroPractica: [file],
  addDocumentoPractica: [file],
  editDocumentoSeguimientoCF: [file],
  adjuntaFicheroAlConvenioEmpresa: [file],
  'inscribirse.documentos[]': [file],
  addOferta: [
    needs('titulaciones'),
    { properties: { titulaciones: { minItems: 1 } } },
    together('nombreCandidato', 'apellidosCandidato', 'dniCandidato'),
  ],
  solicitudPracticaEmpresa: [either(['idSolicitudPractica'], ['dni'])],
  cambiaEstadoCandidatura: [
    {
      if: { properties: { idEstado: { const: 9 } }, required: ['idEstado'] },
      then: either(['idMotivo'], ['motivo']),
    },
  ],
  rechazarPreinscripcion: [either(['idMotivo'], ['motivo'])],
  cerrarOferta: [when('hayElegido', true, ['nombre', 'fechaInicioContrato', 'idTipoContrato'])],
  addContactoEmpresa: [contact],
  editaContactoEmpresa: [contact],
  addCuentaFacturacion: [
    when('idPais', 1, ['idProvincia'], ['Provincia']),
    when('requiereEnvioPostalFacturas', true, ['domicilioEnvioPostal']),
  ],
  addConvenioEmpresa: [
    {
      if: {
        properties: { requierePedido: { const: true }, pedidoAnual: { const: true } },
        required: ['requierePedido', 'pedidoAnual'],
      },
      then: needs('numeroPedido'),
    },
    when('pagoDomiciliado', true, ['ibanDomiciliacion']),
  ],
  solicitarAccionSobrePractica: [
    when('tipo', 'Ampliación', ['fechaFin']),
    {
      if: { properties: { tipo: { const: 'Variación' } }, required: ['tipo'] },
      then: either(['horasAldia'], ['numeroDiasSemana'], ['diasSemana'], ['horario']),
    },
  ],
};

/** Adds the rules of an object of a request to its schema. */
export function withRules(schema: JsonSchema, path: string): JsonSchema {
  const own = rules[path] ?? [];
  const isPlain = (rule: Rule): boolean => Object.keys(rule).join() === 'required';
  const required = [
    ...(schema.required ?? []),
    ...own.filter(isPlain).flatMap((rule) => rule.required ?? []),
  ];
  const conditions = own.filter((rule) => !isPlain(rule));
  const [first, ...others] = conditions;
  return {
    ...schema,
    ...(required.length > 0 && { required: [...new Set(required)] }),
    // One member: generators of zod take no more than two beside the keys.
    ...(first && { allOf: [others.length === 0 ? first : { allOf: conditions }] }),
  };
}

/** Paths of `rules`: calls, or objects in their bodies. */
export const ruledCalls: readonly string[] = Object.keys(rules);
