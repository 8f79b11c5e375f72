import { datos } from '../faults.ts';
import type { ServerFault } from '../faults.ts';
import { each, list, offers } from './json.ts';

const isList = (value: unknown): boolean => Array.isArray(value);

/** Lists with missing, repeated or reordered rows. */
export const listFaults: readonly ServerFault[] = [
  {
    kind: 'empty lists',
    what: 'every list empty',
    only: ['dominio', 'titulaciones', 'dameOfertasUsuario'],
    rule: 'domain-lists',
    // Without firms, nobody could sign in and no list would be read.
    fault: datos('/api/', (value, { url }) => (isList(value) && !url.includes('dameEmpresas') ? [] : value)),
  },
  {
    kind: 'empty lists',
    what: 'pages without offers',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    fault: datos(
      list,
      offers(() => []),
    ),
  },
  {
    kind: 'empty lists',
    what: 'no offers of a company that has some',
    only: ['dameNumProcesos', 'dameProcesosEmpleoYpracticas'],
    rule: 'counts',
    fault: datos('/dameProcesosEmpleoYpracticas', () => []),
  },
  {
    kind: 'order',
    what: 'offers with the oldest first',
    only: ['dameOfertasUsuario'],
    rule: 'order',
    fault: datos(
      list,
      offers((rows) => rows.toReversed()),
    ),
  },
  {
    kind: 'paging',
    what: 'the first page for every page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    fault: {
      request: (request) => {
        request.url = request.url.replace(/(dameOfertasUsuario\/\w+)\/\d+/, '$1/1');
        return undefined;
      },
    },
  },
  {
    kind: 'paging',
    what: 'a total that is that of the page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    fault: datos(list, (value) => ({ ...value, numTotal: value.ofertas.length })),
  },
  {
    kind: 'paging',
    what: 'a row that comes twice',
    only: ['dameEventos'],
    rule: 'rows-once',
    fault: datos('/Alumno/dameEventos', (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  {
    kind: 'domain lists',
    what: 'ids of their own in Catalan',
    only: ['dominio'],
    rule: 'domain-lists',
    fault: datos(
      '/Dominios/sectoresActividad/ca',
      each((row) => ({ ...row, id: row.id + 1000 })),
    ),
  },
];
