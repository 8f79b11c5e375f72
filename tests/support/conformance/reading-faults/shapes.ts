import { datos, envelope } from '../faults.ts';
import type { ServerFault } from '../faults.ts';
import { each, list, offers, renamed, without } from './json.ts';

/** Keys and values that are not as the contract has them. */
export const shapeFaults: readonly ServerFault[] = [
  {
    kind: 'missing key',
    what: 'offers without idoferta',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(list, offers(each(without('idoferta')))),
  },
  {
    kind: 'missing key',
    what: 'a CV without personal data',
    only: ['dameCvUsuario'],
    rule: 'shape',
    meddling: datos('/dameCvUsuario', without('personales')),
  },
  {
    kind: 'missing key',
    what: 'pages without their number',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(list, without('numPaginas')),
  },
  {
    kind: 'missing key',
    what: 'a status 0 without datos',
    only: ['dameNumProcesos'],
    rule: 'shape',
    meddling: envelope('/dameNumProcesos', (value) => (value.status === 0 ? { status: 0 } : value)),
  },
  {
    kind: 'wrong type',
    what: 'ids as texts',
    only: ['dameProcesosEmpleoYpracticas'],
    rule: 'shape',
    meddling: datos(
      '/dameProcesosEmpleoYpracticas',
      each((row) => ({ ...row, idoferta: String(row.idoferta) })),
    ),
  },
  {
    kind: 'wrong type',
    what: 'one row instead of a list',
    only: ['dameCuentasFacturacion'],
    rule: 'shape',
    meddling: datos('/dameCuentasFacturacion', (rows) => rows[0] ?? {}),
  },
  {
    kind: 'wrong type',
    what: 'yes and no as 1 and 0',
    only: ['tieneMenuSolicitudesPracticasEducacion'],
    rule: 'shape',
    meddling: datos('/tieneMenuSolicitudes', Number),
  },
  {
    kind: 'wrong type',
    what: 'a status in words',
    only: ['dameGuiaOrientacion'],
    rule: 'envelope',
    meddling: envelope('/dameGuiaOrientacion', (value) => ({ ...value, status: String(value.status) })),
  },
  {
    kind: 'wrong type',
    what: 'a state that the contract does not know',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, estado: 'FORMALIZADO' })),
    ),
  },
  {
    kind: 'misspelt key',
    what: 'importante for Importante',
    only: ['dameNotificaciones'],
    rule: 'key-spelling',
    meddling: datos('/dameNotificaciones', each(renamed('Importante', 'importante'))),
  },
  {
    kind: 'misspelt key',
    what: 'urlImagenPrincipal for ulrImagenPrincipal',
    only: ['dameEventos'],
    rule: 'key-spelling',
    meddling: datos(
      '/Alumno/dameEventos',
      each((row) => renamed('ulrImagenPrincipal', 'urlImagenPrincipal')({ ulrImagenPrincipal: 'x', ...row })),
    ),
  },
  {
    kind: 'misspelt key',
    what: 'fecha_caducidad for fechaCaducidad',
    only: ['dameConveniosEmpresa'],
    rule: 'key-spelling',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => renamed('fechaCaducidad', 'fecha_caducidad')({ fechaCaducidad: '2027-01-01', ...row })),
    ),
  },
  {
    kind: 'date',
    what: 'a date as 2026/03/02',
    only: ['dameConveniosEmpresa'],
    rule: 'shape',
    meddling: datos(
      '/dameConveniosEmpresa',
      each((row) => ({ ...row, fecha: row.fecha?.replaceAll('-', '/') })),
    ),
  },
  {
    kind: 'date',
    what: 'a date of offers as 2026-03-02',
    only: ['dameOfertasUsuario'],
    rule: 'shape',
    meddling: datos(
      list,
      offers(each((row) => ({ ...row, fecha: row.fecha.split('/').toReversed().join('-') }))),
    ),
  },
  {
    kind: 'date',
    what: 'a moment in milliseconds',
    only: ['dameEventos'],
    rule: 'shape',
    meddling: datos(
      '/Alumno/dameEventos',
      each((row) => ({ ...row, fecha: Date.parse(row.fecha) })),
    ),
  },
];
