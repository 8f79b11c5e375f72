import { datos, envelope } from '../faults.ts';
import type { ServerFault } from '../faults.ts';
import { each, list, offers, renamed, without } from './json.ts';

/** Keys and values that differ from the contract. */
export const shapeFaults: readonly ServerFault[] = [
  {
    kind: 'missing key',
    what: 'offers without idoferta',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    fault: datos(list, offers(each(without('idoferta')))),
  },
  {
    kind: 'missing key',
    what: 'a CV without personal data',
    only: ['dameCvUsuario'],
    rule: 'shape',
    fault: datos('/dameCvUsuario', without('personales')),
  },
  {
    kind: 'missing key',
    what: 'pages without their number',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    fault: datos(list, without('numPaginas')),
  },
  {
    kind: 'missing key',
    what: 'a status 0 without datos',
    only: ['dameNumProcesos'],
    rule: 'shape',
    fault: envelope('/dameNumProcesos', (value) => (value.status === 0 ? { status: 0 } : value)),
  },
  {
    kind: 'wrong type',
    what: 'ids as texts',
    only: ['dameProcesosEmpleoYpracticas'],
    rule: 'shape',
    fault: datos(
      '/dameProcesosEmpleoYpracticas',
      each((row) => ({ ...row, idoferta: String(row.idoferta) })),
    ),
  },
  {
    kind: 'wrong type',
    what: 'one row instead of a list',
    only: ['dameCuentasFacturacion'],
    rule: 'shape',
    fault: datos('/dameCuentasFacturacion', (rows) => rows[0] ?? {}),
  },
  {
    kind: 'wrong type',
    what: 'yes and no as 1 and 0',
    only: ['tieneMenuSolicitudesPracticasEducacion'],
    rule: 'shape',
    fault: datos('/tieneMenuSolicitudes', Number),
  },
  {
    kind: 'wrong type',
    what: 'a status in words',
    only: ['dameGuiaOrientacion'],
    rule: 'envelope',
    fault: envelope('/dameGuiaOrientacion', (value) => ({ ...value, status: String(value.status) })),
  },
  {
    kind: 'wrong type',
    what: 'a state that the contract does not know',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    fault: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, estado: 'FORMALIZADO' })),
    ),
  },
  {
    kind: 'misspelt key',
    what: 'importante for Importante',
    only: ['dameNotificaciones'],
    rule: 'key-spelling',
    fault: datos('/dameNotificaciones', each(renamed('Importante', 'importante'))),
  },
  {
    kind: 'misspelt key',
    what: 'urlImagenPrincipal for ulrImagenPrincipal',
    only: ['dameEventos'],
    rule: 'key-spelling',
    fault: datos(
      '/Alumno/dameEventos',
      each((row) => renamed('ulrImagenPrincipal', 'urlImagenPrincipal')({ ulrImagenPrincipal: 'x', ...row })),
    ),
  },
  {
    kind: 'misspelt key',
    what: 'fecha_caducidad for fechaCaducidad',
    only: ['dameConveniosEmpresa'],
    rule: 'key-spelling',
    fault: datos(
      '/dameConveniosEmpresa',
      each((row) => renamed('fechaCaducidad', 'fecha_caducidad')({ fechaCaducidad: '2027-01-01', ...row })),
    ),
  },
  {
    kind: 'date',
    what: 'a date as 2026/03/02',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    fault: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, fecha: row.fecha?.replaceAll('-', '/') })),
    ),
  },
  {
    kind: 'date',
    what: 'a date of offers as 2026-03-02',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    fault: datos(
      list,
      offers(each((row) => ({ ...row, fecha: row.fecha.split('/').toReversed().join('-') }))),
    ),
  },
  {
    kind: 'date',
    what: 'a moment in milliseconds',
    only: ['dameEventos'],
    rule: 'shape',
    fault: datos(
      '/Alumno/dameEventos',
      each((row) => ({ ...row, fecha: Date.parse(row.fecha) })),
    ),
  },
];
