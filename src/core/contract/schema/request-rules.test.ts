import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { exampleOf } from '#generator/openapi/examples.ts';
import { callList } from '#core/contract/calls/index.ts';
import { boundedRequest } from './bounds.ts';
import { componentSchemas } from './component-schemas.ts';
import { partSchema } from './parts.ts';
import { ruledCalls } from './request-rules.ts';

const ajv = new Ajv2020({ strict: false, formats: { date: true } });

const components = componentSchemas();

/** Whether the published schema accepts the example of a call with changed values; undefined removes a key. */
function accepts(name: string, changes: object): boolean {
  const call = callList.find((candidate) => candidate.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  const example = exampleOf(partSchema(call, 'request'), components) as object;
  return ajv.validate(boundedRequest(call), JSON.parse(JSON.stringify({ ...example, ...changes })));
}

const broken: [call: string, rule: string, changes: object][] = [
  ['registrarUsuario', 'a phone', { telefonoMovil: undefined }],
  ['editDatosRegistroEgresado', 'a phone', { telefonoMovil: undefined }],
  ['guardarUsuarioEmpresa', 'a province in Spain', { idProvincia: undefined }],
  ['guardarUsuarioEmpresa', 'the name of a province elsewhere', { idPais: 380 }],
  ['editaUsuario', 'the current password with another one', { passwordActual: undefined }],
  ['addEstudio', 'a degree', { titulacion: undefined }],
  ['addEstudioUniversidad', 'a degree of the list', { titulacion: undefined, titulacionTexto: 'BUP' }],
  ['editEstudio', 'a degree', { titulacion: undefined }],
  ['addDoc', 'a file', { ficheroB64ParaAltas: undefined }],
  ['addDoc', 'the document that a process asks for', { destino: 'documentosProcesos' }],
  ['adddoc', 'the extension of a file', { extension_adjunto: undefined }],
  ['addFicheroPractica', 'a file', { ficheroB64ParaAltas: undefined }],
  ['addDocumentoPractica', 'a file', { ficheroB64ParaAltas: undefined }],
  ['editDocumentoSeguimientoCF', 'a file', { ficheroB64ParaAltas: undefined }],
  ['adjuntaFicheroAlConvenioEmpresa', 'a file', { ficheroB64ParaAltas: undefined }],
  ['inscribirse', 'a file', { documentos: [{ nombre: 'CV', idDocumento: 1 }] }],
  ['addOferta', 'a degree', { titulaciones: [] }],
  ['addOferta', 'all of a preferred candidate', { nombreCandidato: 'Ana' }],
  ['cambiaEstadoCandidatura', 'a reason of not selecting someone', { idEstado: 9 }],
  ['solicitudPracticaEmpresa', 'the student of a new proposal', { dni: undefined }],
  ['rechazarPreinscripcion', 'a reason', { idMotivo: undefined }],
  ['cerrarOferta', 'who was chosen', { nombre: undefined }],
  ['cerrarOferta', 'from when on', { fechaInicioContrato: undefined }],
  ['cerrarOferta', 'with which contract', { idTipoContrato: undefined }],
  ['addContactoEmpresa', 'a position', { puesto: undefined }],
  ['addContactoEmpresa', 'a phone', { telefono1: undefined }],
  ['addContactoEmpresa', 'a name of three characters', { nombre: 'J' }],
  ['editaContactoEmpresa', 'a phone', { telefono1: undefined }],
  ['addCuentaFacturacion', 'a province in Spain', { idProvincia: undefined }],
  ['addCuentaFacturacion', 'the name of a province elsewhere', { idPais: 380 }],
  ['addCuentaFacturacion', 'an address to send invoices to', { requiereEnvioPostalFacturas: true }],
  ['addCuentaFacturacion', 'three characters of a town', { poblacion: 'Sa' }],
  ['addConvenioEmpresa', 'the yearly order number', { numeroPedido: undefined }],
  ['addConvenioEmpresa', 'the account to debit', { ibanDomiciliacion: undefined }],
  ['solicitarAccionSobrePractica', 'the new last day of an extension', { fechaFin: undefined }],
  ['solicitarAccionSobrePractica', 'what a variation changes', { tipo: 'Variación' }],
];

it.each(broken)('%s requires %s', (call, _, changes) => {
  expect(accepts(call, {})).toBe(true);
  expect(accepts(call, changes)).toBe(false);
});

it.each([
  ['addCuentaFacturacion', { idPais: 380, idProvincia: undefined, Provincia: 'Toscana' }],
  ['cerrarOferta', { hayElegido: false, nombre: undefined, fechaInicioContrato: undefined }],
  ['addConvenioEmpresa', { requierePedido: false, numeroPedido: undefined }],
  ['addConvenioEmpresa', { pagoDomiciliado: false, ibanDomiciliacion: undefined }],
  ['addDoc', { ficheroB64ParaAltas: undefined, enlace: 'https://ana-marti.example/notas.pdf' }],
  ['solicitarAccionSobrePractica', { tipo: 'Variación', fechaFin: undefined, horasAldia: 4 }],
])('%s accepts what its rules leave open', (call, changes) => {
  expect(accepts(call, changes)).toBe(true);
});

it('every rule is tested', () => {
  const tested = new Set(broken.map(([call]) => call));
  expect(ruledCalls.filter((path) => !tested.has(path.split('.')[0] ?? ''))).toEqual([]);
});
