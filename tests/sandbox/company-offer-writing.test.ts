import { describe, expect, it } from 'vitest';
import { sql } from '../../src/sandbox/db/sql.ts';
import { makeContact } from '../../src/sandbox/seed/seed-data.ts';
import { makeWorkplace } from '../support/sandbox/make-companies.ts';
import { makeOffer } from '../../src/sandbox/seed/make-offers.ts';
import { makeProgramme } from '../../src/sandbox/seed/make-university.ts';
import { jobForm, placementForm, startCompanySandbox, upload } from '../support/sandbox/company-sandbox.ts';
import { omitUndefined } from '../../src/core/shared/omit-undefined.ts';

describe('writing an offer', () => {
  it.each([
    ['placement', placementForm],
    ['job', jobForm],
  ])('creates a pending %s and gives it back to be edited', async (_, body) => {
    const { call, as, url } = await startCompanySandbox();
    const more = { ficheroInformacionComplementaria: upload('Bases') };
    const { status, datos } = await call('addOferta', { as, body: { ...body, ...more } });
    expect(status).toBe(0);
    const id = datos?.idoferta ?? 0;
    const editable = await call('dameOfertaEditable', { as, params: { id } });
    expect(editable.datos).toMatchObject({
      ...body,
      idoferta: id,
      idOpcionPublicacion: 1,
      conServicio: false,
    });
    const file = await fetch(editable.datos?.ficheroInformacionComplementaria ?? url);
    expect(await file.text()).toBe('%PDF-1.4 Bases');
    const process = await call('dameDatosProceso', { as, params: { id: datos?.urlAcceso ?? '' } });
    expect(process.datos?.proceso).toMatchObject({ Estado: 'pendiente', fecha: '2026-02-10' });
  });

  it('changes a pending one and keeps its address', async () => {
    const { call, db, company, as } = await startCompanySandbox();
    const { id, urlAcceso } = makeOffer(db, company, { estado: 'pendiente', provincia: 7, idIsla: 1 });
    const body = { ...placementForm, idoferta: id, titulaciones: [104] };
    expect(await call('addOferta', { as, body })).toMatchObject({
      status: 0,
      datos: { idoferta: id, urlAcceso },
    });
    const { datos } = await call('dameOfertaEditable', { as, params: { id } });
    expect(datos).toMatchObject({ titulo: placementForm.titulo, titulaciones: [104], provincia: 8 });
    expect(db.value(sql`SELECT idIsla FROM offer WHERE id = ${id}`)).toBeUndefined();
    expect(db.value(sql`SELECT estado FROM offer WHERE id = ${id}`)).toBe('pendiente');
  });

  it('keeps a file until the last offer with it has another one', async () => {
    const { call, db, as } = await startCompanySandbox({ canDuplicarOferta: true });
    const save = async (
      nombre: string,
      idoferta?: number,
    ): Promise<{ idoferta: number; urlAcceso: string }> => {
      const file = { ficheroInformacionComplementaria: upload(nombre) };
      const body = { ...placementForm, ...file, ...omitUndefined({ idoferta }) };
      const { datos } = await call('addOferta', { as, body });
      return datos ?? { idoferta: 0, urlAcceso: '' };
    };
    const files = (): string[] => db.column<string>(sql`SELECT nombre FROM file ORDER BY nombre`);
    const original = await save('Antiguo');
    const { datos: copy } = await call('copiarOferta', { as, body: { urlOferta: original.urlAcceso } });
    await save('Nuevo', original.idoferta);
    expect(files()).toEqual(['Antiguo', 'Nuevo']);
    await save('Otro', copy?.idoferta);
    expect(files()).toEqual(['Nuevo', 'Otro']);
  });

  it('requires no workplace, tutor or programme if the company has none', async () => {
    const must = { visible: true, editable: true, required: true };
    const { call, db, company, contact, as } = await startCompanySandbox({
      hasProgramaPracticasActivo: true,
      campos: { oferta: { centroPracticas: must, tutores: must, programa: must } },
    });
    const send = () => call('addOferta', { as, body: placementForm });
    const closed = makeProgramme(db).id;
    db.run(sql`UPDATE contact SET tipoContacto = '[3]' WHERE id = ${contact}`);
    expect(await send()).toMatchObject({ status: 0 });
    makeWorkplace(db, company);
    makeContact(db, company, { email: 'tutora@taller.example', tipoContacto: '[7]' });
    db.run(sql`UPDATE programme SET necesitaAdhesion = 0 WHERE id = ${closed}`);
    expect(await send()).toMatchObject({
      status: 15,
      datos: { campos: ['programa', 'tutores', 'centroPracticas'] },
    });
  });

  it.each([
    [4, { estado: 'eliminada' }],
    [25, { gestor: 'Marta', estado: 'activa' }],
    [68, { estado: 'activa' }],
    [68, { estado: 'pendiente', fechaCaducidad: '2026-02-09' }],
  ])('answers %i to a change of one with %o', async (status, values) => {
    const { call, db, company, as } = await startCompanySandbox();
    const { id } = makeOffer(db, company, values);
    expect(await call('dameOfertaEditable', { as, params: { id } })).toMatchObject({ status });
    expect(await call('addOferta', { as, body: { ...placementForm, idoferta: id } })).toMatchObject({
      status,
    });
    expect(db.value(sql`SELECT titulo FROM offer WHERE id = ${id}`)).toBe('Oferta 1');
  });

  it("answers 4 to a change of another company's", async () => {
    const { call, db, as, other } = await startCompanySandbox();
    const { id } = makeOffer(db, other.company, { estado: 'pendiente' });
    expect(await call('dameOfertaEditable', { as, params: { id } })).toMatchObject({ status: 4 });
    expect(await call('addOferta', { as, body: { ...placementForm, idoferta: id } })).toMatchObject({
      status: 4,
    });
  });

  it.each([
    [15, { titulaciones: [] }, {}],
    [15, { descripcion: '  ' }, {}],
    [15, { titulo: '\u200b\u200b\u200b' }, {}],
    [15, { descripcion: '\u200b\u2060' }, {}],
    [15, { titulo: 'Taller \u202egnp.exe' }, {}],
    [15, { tareasAdesarrollar: '' }, {}],
    [15, { provincia: undefined }, {}],
    [15, { nombreCandidato: 'Nora' }, {}],
    [15, { nombreCandidato: 'Nora', apellidosCandidato: 'Prat' }, {}],
    [15, { fechaCaducidad: '2026-02-09' }, {}],
    [15, { urlInformacionComplementaria: 'javascript:alert(1)' }, {}],
    [15, { tutores: [99] }, {}],
    [15, { centroPracticas: 99 }, {}],
    [15, {}, { requestEmpresaDestino: true }],
    [27, { fechaInicio: '2026-06-30', fechaFin: '2026-03-01' }, {}],
    [66, { dniTutorEmpresa: '12345678A' }, {}],
    [66, { nombreCandidato: 'Nora', apellidosCandidato: 'Prat', dniCandidato: '1' }, {}],
    [69, { emailTutorEmpresa: 'pau' }, {}],
    [70, { telefonoTutorEmpresa: '12' }, {}],
    [63, { programa: 99 }, { hasProgramaPracticasActivo: true }],
    [48, {}, { modulos: { practicas: false } }],
    [46, { ficheroInformacionComplementaria: upload('Bases', 'txt', 'Hola') }, {}],
    [15, { titulaciones: [9999] }, {}],
  ])('answers %i to %o with settings %o', async (status, wrong, settings) => {
    const { call, as, db } = await startCompanySandbox(settings);
    const body = { ...placementForm, ...wrong } as typeof placementForm;
    expect(await call('addOferta', { as, body })).toMatchObject({ http: 200, status });
    expect(db.value(sql`SELECT count(*) FROM offer`)).toBe(0);
  });

  it('names all missing or invalid keys at once', async () => {
    const { call, as, db, company } = await startCompanySandbox({
      campos: { oferta: { campus: { visible: true, required: true } } },
    });
    const missing = async (wrong: object): Promise<unknown> => {
      const answer = await call('addOferta', { as, body: { ...placementForm, campus: 1, ...wrong } });
      return (answer.datos as { campos?: string[] } | undefined)?.campos;
    };
    expect(await missing({ campus: undefined, horario: ' ', titulaciones: [] })).toEqual([
      'horario',
      'campus',
      'titulaciones',
    ]);
    expect(await missing({ titulo: '', plazas: 0 })).toEqual(['plazas', 'titulo']);
    expect(await missing({ provincia: 999 })).toEqual(['provincia']);
    expect(await missing({ fechaCaducidad: '2026-02-09' })).toEqual(['fechaCaducidad']);
    const file = { nombre: 'Bases', extension_adjunto: 'pdf', ficheroB64ParaAltas: '¡no!' };
    expect(await missing({ ficheroInformacionComplementaria: file })).toEqual([
      'ficheroInformacionComplementaria',
    ]);
    const { id } = makeOffer(db, company, { estado: 'pendiente', idPerfil: 1 });
    expect(await missing({ idoferta: id })).toEqual(['idPerfil']);
  });

  it('answers 24 while the company has an open problem, to copies and programmes too', async () => {
    const { call, as, db, company } = await startCompanySandbox({
      canDuplicarOferta: true,
      canDuplicarOfertaInvertida: true,
    });
    const { urlAcceso: urlOferta } = makeOffer(db, company);
    const programme = makeProgramme(db);
    db.update('company', { id: company }, { conProblema: true });
    const body = { urlOferta };
    const params = { id: programme.urlAcceso };
    for (const answer of [
      await call('addOferta', { as, body: placementForm }),
      await call('copiarOferta', { as, body }),
      await call('copiarOfertaPerfilContrario', { as, body }),
      await call('solicitaAdhesionProgramaEmpresa', { as, params }),
    ])
      expect(answer.status).toBe(24);
    expect(db.value(sql`SELECT count(*) FROM offer`)).toBe(1);
  });

  it('accepts only tutors of the contacts and places of the workplaces of the company', async () => {
    const { call, as, db, company, other } = await startCompanySandbox();
    const {
      nombreTutorEmpresa: _name,
      apellidosTutorEmpresa: _surname,
      emailTutorEmpresa: _email,
      titulacionTutorEmpresa: _degree,
      ...form
    } = placementForm;
    expect(await call('addOferta', { as, body: form })).toMatchObject({ status: 15 });
    const own = { tutores: [makeContact(db, company)], centroPracticas: makeWorkplace(db, company) };
    expect(await call('addOferta', { as, body: { ...form, ...own } })).toMatchObject({ status: 0 });
    const foreign = { tutores: [makeContact(db, other.company)] };
    expect(await call('addOferta', { as, body: { ...form, ...foreign } })).toMatchObject({ status: 15 });
  });

  it('needs the account of the company for a placement with service, where the brand checks it', async () => {
    const { call, as, db, company } = await startCompanySandbox({ checkIbanInPracticasConServicio: true });
    const body = { ...placementForm, conServicio: true };
    expect(await call('addOferta', { as, body })).toMatchObject({ status: 0 });
    db.update('company', { id: company }, { iban: null });
    expect(await call('addOferta', { as, body })).toMatchObject({ status: 72 });
    expect(await call('addOferta', { as, body: placementForm })).toMatchObject({ status: 0 });
  });

  it('enforces the working time of a joined programme, and names it in the refusal', async () => {
    const { call, as, db, company } = await startCompanySandbox({ hasProgramaPracticasActivo: true });
    const programme = makeProgramme(db, { titulo: 'Dual', tiempoDedicacionJornada: 80, meses: 12 });
    const body = { ...placementForm, programa: programme.id, tiempoDedicacionJornada: 80, meses: 12 };
    expect(await call('addOferta', { as, body })).toMatchObject({ status: 63 });
    db.insert('adhesion', { programme: programme.id, company, estado: 'aceptada', fecha: '2026-01-01' });
    expect(await call('addOferta', { as, body })).toMatchObject({ status: 0 });
    expect(await call('addOferta', { as, body: { ...body, meses: 6 }, language: 'ca' })).toMatchObject({
      status: 58,
      mensaje: 'La dedicació s’ha d’ajustar a la del programa «Dual»: 80 % de la jornada i 12 mesos.',
    });
  });

  it('enforces the working hours of the institution, and names the exceeded limit', async () => {
    const limitesJornada = { horasDia: 5, horasSemana: 25, horasDiaFueraLectivo: 7 };
    const { call, as } = await startCompanySandbox({ limitesJornada });
    const body = { ...placementForm, horasAldia: 6 };
    expect(await call('addOferta', { as, body })).toMatchObject({
      status: 58,
      mensaje: 'Las prácticas pueden ocupar como máximo 5 horas al día.',
    });
    const wholeDay = { ...placementForm, tiempoDedicacionJornada: 100 };
    expect(await call('addOferta', { as, body: wholeDay })).toMatchObject({ status: 58 });
    const summer = { fechaInicio: '2026-07-01', fechaFin: '2026-08-31' };
    expect(await call('addOferta', { as, body: { ...body, ...summer } })).toMatchObject({ status: 0 });
    expect(await call('addOferta', { as, body: { ...jobForm, horasAldia: 8 } })).toMatchObject({ status: 0 });
  });

  it('hides the company of an anonymous offer, or by default of the brand', async () => {
    const { call, as, db } = await startCompanySandbox({ publicacionOfertaDefecto: 2 });
    const anonymous = async (more: object): Promise<unknown> => {
      const { datos } = await call('addOferta', { as, body: { ...placementForm, ...more } });
      return db.get(sql`SELECT anonima FROM offer WHERE id = ${datos?.idoferta}`);
    };
    expect(await anonymous({})).toEqual({ anonima: true });
    expect(await anonymous({ idOpcionPublicacion: 1 })).toEqual({ anonima: false });
    expect(await anonymous({ idOpcionPublicacion: 1, ocultarDatosEmpresa: true })).toEqual({ anonima: true });
  });
});
