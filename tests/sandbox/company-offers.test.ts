import { describe, expect, it } from 'vitest';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeStudent } from '../../src/sandbox/seed/seed-data.ts';
import { makeCandidacy, makeOffer } from '../../src/sandbox/seed/make-offers.ts';
import { startCompanySandbox } from '../support/sandbox/company-sandbox.ts';

describe('the offers of a company', () => {
  it('are listed newest first, with their sent candidates', async () => {
    const { call, db, company, other, as, student } = await startCompanySandbox();
    const first = makeOffer(db, company, { fecha: '2026-01-10', provincia: 8, datos: { plazas: 2 } });
    const second = makeOffer(db, company, {
      fecha: '2026-01-20',
      idPerfil: 1,
      copiaDe: first.id,
      gestor: 'Marta',
    });
    makeOffer(db, company, { estado: 'eliminada' });
    makeOffer(db, other.company);
    makeCandidacy(db, first.id, student, { estado: 3 });
    makeCandidacy(db, first.id, makeStudent(db), { estado: 5, leido: true });
    for (const estado of [1, 2, 10, 14]) makeCandidacy(db, first.id, makeStudent(db), { estado });
    const { datos } = await call('dameProcesosEmpleoYpracticas', { as });
    expect(datos).toMatchObject([
      { idoferta: second.id, idPerfil: 1, Estado: 'activa', copiaDe: first.urlAcceso, tieneGestor: true },
      { idoferta: first.id, numCandidatos: 2, numCandidatosSinLeer: 1, provincia: 'Barcelona', plazas: 2 },
    ]);
    expect(await call('dameNumProcesos', { as })).toMatchObject({ datos: { practicas: 1, empleo: 1 } });
  });

  it('are filtered', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    const made = {
      pending: makeOffer(db, company, { estado: 'pendiente', fecha: '2026-01-05', titulo: 'Grúas' }),
      soon: makeOffer(db, company, { fecha: '2026-01-10', fechaCaducidad: '2026-02-17' }),
      later: makeOffer(db, company, { fecha: '2026-01-15', fechaCaducidad: '2026-02-18', idPerfil: 1 }),
      late: makeOffer(db, company, { fecha: '2026-01-20', fechaCaducidad: '2026-02-09' }),
      closed: makeOffer(db, company, {
        fecha: '2026-01-25',
        estado: 'cerrada',
        fechaCaducidad: '2026-02-12',
      }),
      deleted: makeOffer(db, company, { estado: 'eliminada' }),
    };
    makeCandidacy(db, made.soon.id, student, { estado: 3 });
    makeCandidacy(db, made.closed.id, student, { estado: 9, leido: true });
    type Query = NonNullable<Parameters<typeof call<'dameProcesosEmpleoYpracticas'>>[1]>['query'];
    const names = async (query: Query): Promise<string[]> => {
      const { datos = [] } = await call('dameProcesosEmpleoYpracticas', { as, query });
      return datos.map(
        ({ idoferta }) => Object.entries(made).find(([, { id }]) => id === idoferta)?.[0] ?? '?',
      );
    };
    expect(await names({})).toEqual(['closed', 'late', 'later', 'soon', 'pending']);
    expect(await names({ estado: ['pendiente', 'eliminada'] })).toEqual(['deleted', 'pending']);
    expect(await names({ estado: ['caducada'] })).toEqual(['late']);
    expect(await names({ estado: ['activa'] })).toEqual(['later', 'soon']);
    expect(await names({ desde: '2026-01-10', hasta: '2026-01-15' })).toEqual(['later', 'soon']);
    expect(await names({ type: ['empleo'] })).toEqual(['later']);
    expect(await names({ titulo: 'GRUAS' })).toEqual(['pending']);
    expect(await names({ titulo: '%' })).toEqual([]);
    expect(await names({ caducanPronto: '1' })).toEqual(['soon']);
    expect(await names({ soloConCandidatos: '1' })).toEqual(['closed', 'soon']);
    expect(await names({ omitirLeidos: '1' })).toEqual(['soon']);
  });

  it('are shown with candidates and form, and as a student sees them', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company, {
      anonima: true,
      requeridas: [1],
      datos: { plazas: 2, departamento: 'Taller', observaciones: 'Solo para la universidad' },
    });
    const candidacy = makeCandidacy(db, id, student, { estado: 3, propuesto: true });
    const { datos } = await call('dameDatosProceso', { as, params: { id: urlAcceso } });
    expect(datos).toMatchObject({
      proceso: { idoferta: id, numCandidatos: 1 },
      oferta: {
        idoferta: id,
        titulaciones: [1],
        idOpcionPublicacion: 2,
        observaciones: 'Solo para la universidad',
      },
      candidatos: [
        { idCandidatura: candidacy, nombre: 'Nora', apellidos: 'Prat', leido: false, propuesto: true },
      ],
    });
    const seen = await call('dameDatosProcesoComoAlumno', { as, params: { id: urlAcceso } });
    expect(seen).toMatchObject({
      datos: { empresa: 'Empresa confidencial', titulaciones: [1], inscrito: false },
    });
    // Requirements as statements: the reader is no student.
    expect(seen.datos?.requisitos).toEqual([
      { codigo: 54, cumple: true, texto: 'Tener la búsqueda activa.' },
      { codigo: 13, cumple: true, texto: 'Tener una de las titulaciones de la oferta.' },
    ]);
    expect(JSON.stringify(seen)).not.toMatch(/Taller|Solo para la universidad/);
  });

  it.each([
    ['dameDatosProceso', 'otro'],
    ['dameDatosProcesoComoAlumno', 'otro'],
    ['dameDatosProceso', 'no-existe'],
    ['dameDatosProceso', 'eliminada'],
  ] as const)('has no %s of %s', async (name, id) => {
    const { call, db, company, other, as } = await startCompanySandbox();
    makeOffer(db, other.company, { urlAcceso: 'otro' });
    makeOffer(db, company, { urlAcceso: 'eliminada', estado: 'eliminada' });
    expect(await call(name, { as, params: { id } })).toMatchObject({ status: 4 });
  });
});

describe('closing, copying and deleting an offer', () => {
  it('closes it and ends its open candidacies', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company);
    const states = Array.from({ length: 18 }, (_, index) => index + 1);
    for (const estado of states) makeCandidacy(db, id, makeStudent(db), { estado });
    const body = { urlOferta: urlAcceso, hayElegido: false };
    expect(await call('cerrarOferta', { as, body })).toMatchObject({ status: 0 });
    const after = db.column<number>(sql`SELECT estado FROM candidacy WHERE offer = ${id} ORDER BY id`);
    expect(after).toEqual(states.map((estado) => (estado <= 7 || estado === 16 ? 15 : estado)));
    expect(await call('cerrarOferta', { as, body })).toMatchObject({ status: 49 });
  });

  it('requires who was chosen, since when and with which contract', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company);
    const chosen = { nombre: 'Nora Prat', fechaInicioContrato: '2026-03-01', idTipoContrato: 1 };
    const body = { urlOferta: urlAcceso, hayElegido: true };
    for (const key of Object.keys(chosen)) {
      const given = { ...body, ...chosen, [key]: undefined } as typeof body;
      expect(await call('cerrarOferta', { as, body: given })).toMatchObject({ status: 15 });
    }
    expect(await call('cerrarOferta', { as, body: { ...body, ...chosen } })).toMatchObject({ status: 0 });
    const { datos } = await call('dameDatosProceso', { as, params: { id: urlAcceso } });
    const cierre = { por: 'empresa', hayElegido: true, ...chosen };
    expect(datos?.proceso).toMatchObject({ Estado: 'cerrada', cierre });
    expect(db.value(sql`SELECT estado FROM offer WHERE id = ${id}`)).toBe('cerrada');
  });

  it('shows the manager, the requested corrections, and the reason of a refusal', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const pending = makeOffer(db, company, {
      estado: 'pendiente',
      observacionesUniversidad: 'Falta el horario',
      fecha: '2026-01-03',
    });
    makeOffer(db, company, { gestor: 'Marta Vila', fecha: '2026-01-02' });
    const cierre = { por: 'universidad', motivo: 'No es una práctica', fecha: '2026-02-01' };
    makeOffer(db, company, { estado: 'cerrada', cierre, fecha: '2026-01-01' });
    const { datos } = await call('dameProcesosEmpleoYpracticas', { as });
    expect(datos).toMatchObject([
      { idoferta: pending.id, observacionesUniversidad: 'Falta el horario' },
      { gestor: 'Marta Vila' },
      { Estado: 'cerrada', cierre },
    ]);
    db.update('offer', { id: pending.id }, { estado: 'activa' });
    const [published] = (await call('dameProcesosEmpleoYpracticas', { as })).datos ?? [];
    expect(published).not.toHaveProperty('observacionesUniversidad');
  });

  it('copies it as a pending one without manager and candidates', async () => {
    const { call, db, company, as, student } = await startCompanySandbox({ canDuplicarOferta: true });
    const original = makeOffer(db, company, {
      gestor: 'Marta',
      fechaCaducidad: '2026-02-01',
      estado: 'cerrada',
      requeridas: [1],
      datos: { plazas: 2 },
    });
    makeCandidacy(db, original.id, student, { estado: 3 });
    const { status, datos } = await call('copiarOferta', { as, body: { urlOferta: original.urlAcceso } });
    expect(status).toBe(0);
    const { datos: copy } = await call('dameDatosProceso', { as, params: { id: datos?.urlAcceso ?? '' } });
    expect(copy?.proceso).toMatchObject({
      Estado: 'pendiente',
      copiaDe: original.urlAcceso,
      numCandidatos: 0,
    });
    expect(copy?.oferta).toMatchObject({ titulaciones: [1], plazas: 2 });
    expect(await call('dameOfertaEditable', { as, params: { id: datos?.idoferta ?? 0 } })).toMatchObject({
      status: 0,
    });
  });

  it.each([
    ['without the dates of what is over', { fechaInicio: '2025-09-01', fechaFin: '2026-01-31' }, {}],
    [
      'with the dates that are to come',
      { fechaInicio: '2026-09-01', fechaFin: '2027-01-31' },
      { fechaInicio: '2026-09-01', fechaFin: '2027-01-31' },
    ],
  ])('copies it %s', async (_, dates, copied) => {
    const { call, db, company, as } = await startCompanySandbox({ canDuplicarOferta: true });
    const original = makeOffer(db, company, { datos: { ...dates, plazas: 2 } });
    const { datos } = await call('copiarOferta', { as, body: { urlOferta: original.urlAcceso } });
    const { datos: copy } = await call('dameOfertaEditable', { as, params: { id: datos?.idoferta ?? 0 } });
    const { plazas, fechaInicio, fechaFin } = copy ?? {};
    expect(omitUndefined({ plazas, fechaInicio, fechaFin })).toEqual({ ...copied, plazas: 2 });
  });

  it('copies it as one of the other kind, without what does not fit', async () => {
    const { call, db, company, as } = await startCompanySandbox({ canDuplicarOfertaInvertida: true });
    const datos = { plazas: 3, ayudaEstudio: 500, contrato: 2 };
    const original = makeOffer(db, company, { conServicio: true, datos });
    const copied = await call('copiarOfertaPerfilContrario', { as, body: { urlOferta: original.urlAcceso } });
    const { datos: copy } = await call('dameDatosProceso', {
      as,
      params: { id: copied.datos?.urlAcceso ?? '' },
    });
    expect(copy?.oferta).toMatchObject({ idPerfil: 1, plazas: 3, conServicio: false });
    expect(copy?.oferta).not.toHaveProperty('ayudaEstudio');
    expect(copy?.oferta).not.toHaveProperty('contrato');
  });

  it('refuses with a reason to delete it while someone takes part', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company);
    makeCandidacy(db, id, student, { estado: 4 });
    const answer = await call('deleteOferta', { as, body: { urlOferta: urlAcceso }, language: 'ca' });
    expect(answer).toMatchObject({
      status: 48,
      datos: { motivo: 'Encara hi ha candidatures en curs: tanca-la o espera que acabin.' },
    });
  });

  it('deletes it, unless the institution manages it or someone still takes part', async () => {
    const { call, db, company, as, student } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company, { gestor: 'Marta' });
    const body = { urlOferta: urlAcceso };
    expect(await call('deleteOferta', { as, body })).toMatchObject({ status: 25 });
    db.update('offer', { id }, { gestor: null });
    const candidacy = makeCandidacy(db, id, student, { estado: 3 });
    expect(await call('deleteOferta', { as, body })).toMatchObject({ status: 48 });
    db.update('candidacy', { id: candidacy }, { estado: 9 });
    expect(await call('deleteOferta', { as, body })).toMatchObject({ status: 0 });
    expect(await call('deleteOferta', { as, body })).toMatchObject({ status: 4 });
  });

  it.each(['cerrarOferta', 'copiarOferta', 'copiarOfertaPerfilContrario', 'deleteOferta'] as const)(
    'answers 4 to %s of what is not there and of another company',
    async (name) => {
      const settings = { canDuplicarOferta: true, canDuplicarOfertaInvertida: true };
      const { call, db, other, as } = await startCompanySandbox(settings);
      const { urlAcceso } = makeOffer(db, other.company);
      for (const urlOferta of [urlAcceso, 'no-existe']) {
        expect(await call(name, { as, body: { urlOferta, hayElegido: false } })).toMatchObject({ status: 4 });
      }
      expect(db.value(sql`SELECT estado FROM offer`)).toBe('activa');
    },
  );

  it.each([
    ['copiarOferta', {}],
    ['copiarOfertaPerfilContrario', {}],
    ['copiarOfertaPerfilContrario', { canDuplicarOfertaInvertida: true, modulos: { empleo: false } }],
  ] as const)('answers 48 to %s with settings %o', async (name, settings) => {
    const { call, db, company, as } = await startCompanySandbox(settings);
    const { urlAcceso } = makeOffer(db, company);
    expect(await call(name, { as, body: { urlOferta: urlAcceso } })).toMatchObject({ status: 48 });
  });
});
