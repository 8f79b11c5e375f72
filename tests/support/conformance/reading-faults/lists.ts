import { datos } from '../faults.ts';
import type { ServerFault } from '../faults.ts';
import { each, list, offers } from './json.ts';

const isList = (value: unknown): boolean => Array.isArray(value);

/** Lists that lack rows, have some twice, or in another order. */
export const listFaults: readonly ServerFault[] = [
  {
    kind: 'empty lists',
    what: 'every list empty',
    only: ['dominio', 'titulaciones', 'dameOfertasUsuario'],
    rule: 'domain-lists',
    // Who cannot sign in is told so, and nothing else.
    meddling: datos('/api/', (value, { url }) =>
      isList(value) && !url.includes('dameEmpresas') ? [] : value,
    ),
  },
  {
    kind: 'empty lists',
    what: 'pages without offers',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: datos(
      list,
      offers(() => []),
    ),
  },
  {
    kind: 'empty lists',
    what: 'no offers of a company that has some',
    only: ['dameNumProcesos', 'dameProcesosEmpleoYpracticas'],
    rule: 'counts',
    meddling: datos('/dameProcesosEmpleoYpracticas', () => []),
  },
  {
    kind: 'order',
    what: 'offers with the oldest first',
    only: ['dameOfertasUsuario'],
    rule: 'order',
    meddling: datos(
      list,
      offers((rows) => rows.toReversed()),
    ),
  },
  {
    kind: 'paging',
    what: 'the first page for every page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: {
      request: (asked) => {
        asked.url = asked.url.replace(/(dameOfertasUsuario\/\w+)\/\d+/, '$1/1');
        return undefined;
      },
    },
  },
  {
    kind: 'paging',
    what: 'a total that is that of the page',
    only: ['dameOfertasUsuario'],
    rule: 'paging',
    meddling: datos(list, (value) => ({ ...value, numTotal: value.ofertas.length })),
  },
  {
    kind: 'paging',
    what: 'a row that comes twice',
    only: ['dameEventos'],
    rule: 'rows-once',
    meddling: datos('/Alumno/dameEventos', (rows) => [...rows, ...rows.slice(0, 1)]),
  },
  {
    kind: 'domain lists',
    what: 'ids of their own in Catalan',
    only: ['dominio'],
    rule: 'domain-lists',
    meddling: datos(
      '/Dominios/sectoresActividad/ca',
      each((row) => ({ ...row, id: row.id + 1000 })),
    ),
  },
];
