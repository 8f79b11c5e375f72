import { describe, expect, it } from 'vitest';
import type { DomainRow } from '../../src/core/contract/entities/domain.ts';
import { documentedLists, furtherLists } from '../../src/core/contract/entities/domain-lists.ts';
import { languages } from '../../src/core/i18n/languages.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { startSandbox } from '../support/sandbox/sandbox.ts';

const empty = { content: 'empty' } as const;

describe('domain lists', () => {
  it('are listed, and each has rows in every language', async () => {
    const sandbox = await startSandbox(empty);
    makeProgramme(sandbox.db, { titulo: 'Talento en la isla' });
    const named = await sandbox.call('dominios', { params: { language: 'ca' } });
    expect(named).toMatchObject({ http: 200, status: 0 });
    expect(new Set(named.datos)).toEqual(new Set([...documentedLists, ...furtherLists]));
    for (const listName of (named.datos ?? []).filter((name) => name !== 'localidades')) {
      for (const language of languages) {
        const list = await sandbox.call('dominio', { params: { listName, language } });
        expect(list, `${listName} in ${language}`).toMatchObject({ http: 200, status: 0 });
        expect(list.datos?.length).toBeGreaterThan(0);
      }
    }
    expect(sandbox.faults).toEqual([]);
  });

  it('are found in any case', async () => {
    const sandbox = await startSandbox(empty);
    const answer = await sandbox.send('GET', '/api/dominios/DIASSEMANA/en');
    expect(answer).toMatchObject({ status: 0 });
    expect(answer.datos).toContainEqual({ id: 1, descripcion: 'Monday' });
  });

  it('are refused for an unknown list, and not found in an unknown language', async () => {
    const sandbox = await startSandbox(empty);
    expect(await sandbox.call('dominio', { params: { listName: 'planetas', language: 'es' } })).toMatchObject(
      {
        http: 200,
        status: 1,
      },
    );
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(await sandbox.send('GET', `/api/Dominios/${name}/es`)).toMatchObject({ http: 200, status: 1 });
    }
    expect(await sandbox.send('GET', '/api/Dominios/paises/fr')).toMatchObject({ http: 404 });
  });

  it('of the states of a candidacy have the phase of each', async () => {
    const { call } = await startSandbox();
    const params = { listName: 'estadosCandidaturasAlumno', language: 'es' } as const;
    const rows = (await call('dominio', { params })).datos as DomainRow[];
    const phaseOf = ({ fase }: DomainRow): string => fase ?? 'ninguna';
    const ids = [...Map.groupBy(rows, phaseOf)].map(
      ([fase, its]) => [fase, its.map(({ id }) => id).sort((one, other) => one - other)] as const,
    );
    expect(Object.fromEntries(ids)).toEqual({
      ninguna: [1, 2],
      nuevas: [3],
      enProceso: [4, 7, 16],
      finalistas: [5, 6],
      seleccionadas: [8, 11, 12, 13],
      descartadas: [9, 10, 14, 15, 17, 18],
    });
  });

  it('of the programmes have the active ones', async () => {
    const sandbox = await startSandbox(empty);
    const { id } = makeProgramme(sandbox.db, { titulo: 'Talento' });
    makeProgramme(sandbox.db, { titulo: 'De antes', activo: false });
    const { datos } = await sandbox.call('dominio', { params: { listName: 'programas', language: 'es' } });
    expect(datos).toEqual([{ id, descripcion: 'Talento' }]);
  });

  it('of the towns cover every province', async () => {
    const sandbox = await startSandbox(empty);
    const { datos } = await sandbox.call('dominio', { params: { listName: 'localidades', language: 'es' } });
    expect(datos?.length).toBeGreaterThan(8000);
  });

  it.each([
    ['TagsInteresAlumno', { id: 12, descripcion: 'Recerca' }],
    ['ProgramasInformaticos', { id: 7, descripcion: 'SAP' }],
    ['tiposPeriodoCurso', { id: 4, descripcion: 'Estiu' }],
    ['tiposDiasSemana', { id: 7, descripcion: 'Diumenge' }],
    ['tiposHorarioRealizacion', { id: 2, descripcion: 'Tarda' }],
  ] as const)('without a language in their address are in that of the reader: %s', async (name, row) => {
    const sandbox = await startSandbox(empty);
    const answer = await sandbox.call(name, { language: 'ca' });
    expect(answer).toMatchObject({ http: 200, status: 0 });
    expect(answer.datos).toContainEqual(row);
  });

  it('of degrees and of reasons have an address of their own', async () => {
    const sandbox = await startSandbox(empty);
    const params = { language: 'en' } as const;
    const degrees = await sandbox.call('titulaciones', { params });
    expect(degrees.datos).toContainEqual({
      idTitulacion: 113,
      descripcion: 'Bachelor’s Degree in Computer Engineering',
      idAmbito: 7,
      idNivel: 1,
      idTipoFormacion: 1,
    });
    const reasons = await sandbox.call('tipoMotivoCambioEstadoCandidatura', { params });
    expect(reasons.datos).toContainEqual({
      idMotivo: 301,
      idEstado: 17,
      idPerfil: 1,
      descripcion: 'I have accepted another offer',
    });
  });
});

describe('degrees by area, level and kind', () => {
  it.each([
    [{}, 63],
    [{ areas: [], niveles: [], tiposFormacion: [] }, 63],
    [{ areas: [7] }, 8],
    [{ areas: [7], niveles: [1, 2] }, 4],
    [{ areas: [7], tiposFormacion: [3] }, 3],
    [{ areas: [4711] }, 0],
  ])('%j gives %i', async (body, count) => {
    const sandbox = await startSandbox(empty);
    const answer = await sandbox.call('titulacionesConcretasFiltradas', { body });
    expect(answer).toMatchObject({ http: 200, status: 0 });
    expect(answer.datos).toHaveLength(count);
  });

  it('are refused for invalid ids', async () => {
    const sandbox = await startSandbox(empty);
    const path = '/api/Dominios/titulacionesConcretasFiltradas';
    expect(await sandbox.send('POST', path, { body: { areas: 'todas' } })).toMatchObject({ status: 15 });
    expect(await sandbox.send('POST', path, { body: '{' })).toMatchObject({ status: 15 });
  });
});

describe('places', () => {
  it('have islands in the Balearic and the two Canary provinces', async () => {
    const sandbox = await startSandbox(empty);
    const withIslands: number[] = [];
    for (const id of [1, 6, 7, 35, 38, 53, 4711]) {
      const { datos } = await sandbox.call('esProvinciaConIslas', { params: { id } });
      if (datos) withIslands.push(id);
    }
    expect(withIslands).toEqual([7, 35, 38]);
  });

  it('have schools, except the unknown province', async () => {
    const sandbox = await startSandbox(empty);
    const known = await sandbox.call('centrosEducativosDeProvincia', { params: { provinceId: 7 } });
    expect(known.datos).toHaveLength(6);
    for (const provinceId of [53, 99]) {
      const unknown = await sandbox.call('centrosEducativosDeProvincia', { params: { provinceId } });
      expect(unknown).toMatchObject({ status: 0, datos: [] });
    }
  });
});
