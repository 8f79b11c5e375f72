import { describe, expect, it } from 'vitest';
import { makeContact } from '../../src/sandbox/seed/seed-data.ts';
import { makeWorkplace } from '../support/sandbox/make-companies.ts';
import { makeCandidacy, makeOffer, makeStudy } from '../../src/sandbox/seed/make-offers.ts';
import { bakery, me, startStudentSandbox } from '../support/sandbox/student-sandbox.ts';

describe('an offer', () => {
  it('is shown with its company, without data for company and institution only', async () => {
    const { db, company, student, ...sandbox } = await startStudentSandbox({}, bakery);
    makeStudy(db, student);
    const { urlAcceso } = makeOffer(db, company, {
      requeridas: [102],
      datos: {
        descripcion: 'Hornear',
        observaciones: 'interno',
        dniTutorEmpresa: '1',
        coche: true,
        provincia: 7,
      },
    });
    const get = () => sandbox.call('dameOferta', { as: me, params: { url: urlAcceso }, language: 'en' });
    const { datos } = await get();
    expect(datos).toMatchObject({
      descripcion: 'Hornear',
      provincia: 'Balearic Islands',
      idProvincia: 7,
      idPerfil: 2,
      titulaciones: [102],
      datosEmpresa: { nombre: "Forn «Ca l'Àngela»", web: 'https://forn.example', sector: 1 },
      inscrito: false,
      requisitos: [
        { codigo: 54, cumple: true, texto: 'Have your search active.' },
        { codigo: 13, cumple: false },
        { codigo: 80, cumple: false, texto: 'Have a car of your own.' },
      ],
    });
    expect(datos).not.toHaveProperty('observaciones');
    expect(datos).not.toHaveProperty('dniTutorEmpresa');
  });

  it('has the chosen tutors and the workplace of its company', async () => {
    const { db, company, ...sandbox } = await startStudentSandbox({}, bakery);
    const tutores = [
      makeContact(db, company, { nombre: 'Ona', apellidos: 'Riu', email: 'ona@forn.example' }),
      makeContact(db, company, { nombre: 'Pau', apellidos: 'Bru', email: 'pau@forn.example' }),
    ];
    const datos = { direccion: 'Carrer Nou, 2', localidad: 'Sabadell' };
    const centroPracticas = makeWorkplace(db, company, { nombre: 'Obrador', datos });
    const { urlAcceso } = makeOffer(db, company, { datos: { tutores, centroPracticas } });
    const answer = await sandbox.call('dameOferta', { as: me, params: { url: urlAcceso } });
    expect(answer.datos).toMatchObject({
      nombresTutores: ['Ona Riu', 'Pau Bru'],
      nombreCentroPracticas: 'Obrador, Carrer Nou, 2, Sabadell',
    });
    expect(JSON.stringify(answer.datos)).not.toContain('@forn.example');
  });

  it('of an anonymous company reveals nothing about it', async () => {
    const { db, company, ...sandbox } = await startStudentSandbox({}, bakery);
    const { urlAcceso } = makeOffer(db, company, {
      anonima: true,
      datos: {
        tutores: [makeContact(db, company, { nombre: 'Angela' })],
        centroPracticas: makeWorkplace(db, company, { nombre: 'Forn' }),
        nombreTutorEmpresa: 'Angela',
        empresaDestino: 'Forn',
        urlInformacionComplementaria: 'https://forn.example',
      },
    });
    const { datos } = await sandbox.call('dameOferta', { as: me, params: { url: urlAcceso } });
    expect(datos).toMatchObject({ empresa: 'Empresa confidencial' });
    expect(JSON.stringify(datos)).not.toMatch(/Forn|Angela|forn/);
  });

  it('is refused with 4, 6, 7, 20 and 21', async () => {
    const { db, company, student, ...sandbox } = await startStudentSandbox({}, bakery);
    const placement = makeOffer(db, company).urlAcceso;
    const job = makeOffer(db, company, { idPerfil: 1 }).urlAcceso;
    const closed = makeOffer(db, company, { estado: 'cerrada' });
    const get = (url: string, tipo?: 'practicas' | 'empleo') =>
      sandbox.call('dameOferta', { as: me, params: { url }, query: tipo ? { tipo } : {} });
    expect(await get('no-existe')).toMatchObject({ status: 4 });
    expect(await get(closed.urlAcceso)).toMatchObject({ status: 4 });
    expect(await get(job, 'practicas')).toMatchObject({ status: 6 });
    expect(await get(placement, 'empleo')).toMatchObject({ status: 7 });
    expect(await get(placement, 'practicas')).toMatchObject({ status: 0 });
    makeCandidacy(db, closed.id, student, { estado: 15 });
    expect(await get(closed.urlAcceso)).toMatchObject({ status: 0, datos: { inscrito: true, estado: 15 } });
    db.update('student', { id: student }, { conPracticas: false });
    expect(await get(placement)).toMatchObject({ status: 21 });
    db.update('student', { id: student }, { conPracticas: true, conEmpleo: false });
    expect(await get(job)).toMatchObject({ status: 20 });
  });
});
