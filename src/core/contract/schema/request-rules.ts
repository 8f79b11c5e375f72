import type { JsonSchema } from './json-schema.ts';

/*
 * What must be there in a request only if something else is, and what must be there though the schema that browsers
 * carry does not say so. Servers keep these rules, most by 15; the notes say which have a code of their own. What depends
 * on the brand is in no schema.
 */

type Rule = Pick<
  JsonSchema,
  'required' | 'dependentRequired' | 'if' | 'then' | 'else' | 'anyOf' | 'properties'
>;

/** Keys that must be there. */
const needs = (...required: string[]): Rule => ({ required });

/** Keys that must be there if another one has a value, and those that must be there otherwise. */
function when(key: string, value: unknown, then: string[], otherwise?: string[]): Rule {
  return {
    if: { properties: { [key]: { const: value } }, required: [key] },
    then: needs(...then),
    ...(otherwise && { else: needs(...otherwise) }),
  };
}

/** Of these lists of keys, one must be there. */
const either = (...choices: string[][]): Rule => ({ anyOf: choices.map((keys) => needs(...keys)) });

/** Keys of which all must be there if one of them is. */
const together = (...keys: string[]): Rule => ({
  dependentRequired: Object.fromEntries(keys.map((key) => [key, keys.filter((it) => it !== key)])),
});

const file = either(['enlace'], ['ficheroB64ParaAltas', 'extension_adjunto']);
const named = either(['titulacion'], ['titulacionTexto']);
const contact = needs('puesto', 'telefono1');

/** Rules by call, or by call and the key of an object in it. */
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

/** The object of a request with the rules that its keys are under. */
export function withRules(schema: JsonSchema, path: string): JsonSchema {
  const own = rules[path] ?? [];
  const isPlain = (rule: Rule): boolean => Object.keys(rule).join() === 'required';
  const required = [
    ...(schema.required ?? []),
    ...own.filter(isPlain).flatMap((rule) => rule.required ?? []),
  ];
  const allOf = own.filter((rule) => !isPlain(rule));
  return {
    ...schema,
    ...(required.length > 0 && { required: [...new Set(required)] }),
    ...(allOf.length > 0 && { allOf }),
  };
}

/** The calls with rules. */
export const ruledCalls: readonly string[] = Object.keys(rules);
