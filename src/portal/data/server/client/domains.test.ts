import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { documentedLists, furtherLists } from '#core/contract/entities/domain-lists.ts';
import type { SafeStorage } from '#core/shared/storage.ts';
import { memoryStorage } from '../../../../../tests/support/portal/memory-storage.ts';
import { createCaller } from './call.ts';
import { domainPath } from './domain-cache.ts';
import { createDomainLists, type DomainSettings } from './domains.ts';

const requests: string[] = [];
let answer: (path: string) => unknown;
let time = 0;
let storage: SafeStorage;

beforeEach(() => {
  requests.length = 0;
  time = 0;
  storage = memoryStorage();
  answer = () => ({
    status: 0,
    datos: [
      { id: 2, descripcion: 'Ventas' },
      { id: 1, descripcion: 'Otros' },
      { id: 3, descripcion: 'Arte' },
    ],
  });
});

function lists(changes: Partial<DomainSettings> = {}) {
  const call = createCaller({
    base: '/api',
    language: 'es',
    token: () => undefined,
    report: () => undefined,
    leaving: () => new AbortController().signal,
    fetch: (url) => {
      requests.push(String(url));
      return Promise.resolve(new Response(JSON.stringify(answer(String(url)))));
    },
  });
  return createDomainLists({ call, brand: 'uni', language: 'es', storage, now: () => time, ...changes });
}

const sorted = [
  { id: 3, descripcion: 'Arte' },
  { id: 2, descripcion: 'Ventas' },
  { id: 1, descripcion: 'Otros' },
];

describe('a domain list', () => {
  it('is requested in the language of the page and sorted', async () => {
    expect(await lists().load('sectoresActividad')).toEqual({ ok: true, rows: sorted });
    expect(requests).toEqual(['/api/Dominios/sectoresActividad/es']);
  });

  it('is requested at the address that its prefetch has', async () => {
    const names = [...documentedLists, ...furtherLists];
    for (const name of names) await lists().load(name);
    expect(requests).toEqual(names.map((name) => `/api${domainPath(name, 'es')}`));
  });

  it('is requested once by two forms of a page, and not again by the next page', async () => {
    const page = lists();
    await Promise.all([page.load('sectoresActividad'), page.load('sectoresActividad')]);
    expect(await lists().load('sectoresActividad')).toEqual({ ok: true, rows: sorted });
    expect(requests).toHaveLength(1);
  });

  it('has the number of rows that could not be read, also on the next page', async () => {
    const rows = [{ id: 2, descripcion: 'Ventas' }, { descripcion: null }];
    answer = () => ({ status: 0, datos: rows });
    const known = { ok: true, rows: [{ id: 2, descripcion: 'Ventas' }], omitted: 1 };
    expect(await lists().load('sectoresActividad')).toEqual(known);
    expect(await lists().load('sectoresActividad')).toEqual(known);
    expect(requests).toHaveLength(1);
  });

  it('is requested again in another language, and after an hour', async () => {
    await lists().load('sectoresActividad');
    await lists({ language: 'ca' }).load('sectoresActividad');
    time = 3_600_000;
    await lists().load('sectoresActividad');
    expect(requests).toEqual([
      '/api/Dominios/sectoresActividad/es',
      '/api/Dominios/sectoresActividad/ca',
      '/api/Dominios/sectoresActividad/es',
    ]);
  });

  it('is requested again after a failure, or where the cached text is unreadable', async () => {
    answer = () => ({ status: 1 });
    expect(await lists().load('paises')).toEqual({ ok: false, kind: 'error', code: 1 });
    answer = () => ({ status: 0, datos: [] });
    expect(await lists().load('paises')).toEqual({ ok: true, rows: [] });
    storage.set('portal.uni.cache.dominios.es.paises', '{half');
    await lists().load('paises');
    expect(requests).toHaveLength(3);
  });

  it('keeps the keys of its own rows', async () => {
    const datos = [{ idMotivo: 4, idEstado: 17, idPerfil: 2, descripcion: 'Horario' }];
    answer = () => ({ status: 0, datos });
    const result = await lists().load('tipoMotivoCambioEstadoCandidatura');
    expect(result).toEqual({ ok: true, rows: datos });
    if (result.ok) expectTypeOf(result.rows[0]?.idPerfil).toEqualTypeOf<number | undefined>();
  });

  it.each([
    'TagsInteresAlumno',
    'ProgramasInformaticos',
    'tiposPeriodoCurso',
    'tiposDiasSemana',
    'tiposHorarioRealizacion',
  ] as const)('has no language in its address if it is %s', async (name) => {
    await lists().load(name);
    expect(requests).toEqual([`/api/Dominios/${name}`]);
  });
});

describe('preloading', () => {
  it('loads the named lists', async () => {
    await lists().preload(['paises', 'idiomas']);
    expect(requests.sort()).toEqual(['/api/Dominios/idiomas/es', '/api/Dominios/paises/es']);
  });

  it('without names loads all lists of the server but the thousands of towns', async () => {
    answer = (path) =>
      path.includes('/dominios/')
        ? { status: 0, datos: ['paises', 'localidades'] }
        : { status: 0, datos: [] };
    await lists().preload([]);
    expect(requests).toEqual(['/api/Dominios/dominios/es', '/api/Dominios/paises/es']);
  });
});
