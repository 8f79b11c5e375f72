import type { DatosOf } from '#core/contract/call.ts';
import { fileLimits } from '#core/contract/validation/files.ts';
import type { Calls } from '#core/contract/calls/index.ts';
import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { required } from '../skip-journey.ts';
import { newPdf, newWord } from '../values.ts';
import { assertLocalTime } from './local-time.ts';
import { assertStored, assertUnchanged } from './assert-stored.ts';
import { idOf, idsOf } from './domain-ids.ts';

type Cv = DatosOf<Calls['dameCvUsuario']>;

/** Reads the CV. Ends the journey on failure. */
export async function cvOf(kit: Kit, as: TestSession): Promise<Cv> {
  const { datos } = await kit.ask('dameCvUsuario', { as });
  return required(datos, 'the CV cannot be read');
}

/** Codes for a write to another account's row. */
const refusals = [0, 41, 45, 48] as const;

/** Asserts that the second student cannot remove a row of the first. */
async function removeAsOther(
  kit: Kit,
  name: 'delIdioma' | 'delEstudio' | 'delExperiencia' | 'delDoc',
  id: number,
  isThere: (cv: Cv) => boolean,
): Promise<void> {
  const [own, other] = kit.students;
  if (!own || !other) return;
  await kit.ask(name, { as: other, body: { id }, expect: refusals });
  assertUnchanged(kit, name, isThere(await cvOf(kit, own)), 'a part of the CV');
}

const languages: Journey = {
  calls: ['addIdioma', 'editIdioma', 'delIdioma'],
  run: async (kit) => {
    const as = aStudent(kit);
    const levels = await idsOf(kit, 'nivelesIdioma');
    const before = await cvOf(kit, as);
    const known = new Set(before.idiomas.map(({ idioma }) => idioma));
    const idioma = required(
      (await idsOf(kit, 'idiomas')).find((it) => !known.has(it)),
      'the student speaks every language',
    );
    const body = { idioma, nivel: levels[0] ?? 1 };
    const { datos } = await kit.ask('addIdioma', { as, body });
    const id = required(datos, 'no language could be added').idNuevaAlta;
    const own = async () => (await cvOf(kit, as)).idiomas.find((it) => it.id === id);
    assertStored(kit, 'addIdioma', (await own())?.idioma === idioma, 'the language in the CV');
    await kit.ask('addIdioma', { as, body, expect: [8], rule: 'again' });
    const nivel = levels.at(-1) ?? 1;
    await kit.ask('editIdioma', { as, body: { id, idioma, nivel } });
    assertStored(kit, 'editIdioma', (await own())?.nivel === nivel, 'the other level in the CV');
    await removeAsOther(kit, 'delIdioma', id, (cv) => cv.idiomas.some((it) => it.id === id));
    await kit.ask('delIdioma', { as, body: { id } });
    assertStored(kit, 'delIdioma', (await own()) === undefined, 'a CV without the language');
  },
};

const studies: Journey = {
  calls: ['addEstudio', 'editEstudio', 'delEstudio'],
  run: async (kit) => {
    const as = aStudent(kit);
    const body = {
      titulacionTexto: `Estudios de prueba ${newWord()}`,
      centro: 'Centro de prueba',
      nivel: await idOf(kit, 'tiposNivelesTitulacion'),
      tipoFormacion: await idOf(kit, 'tiposFormacionAcademica'),
    };
    const { datos } = await kit.ask('addEstudio', { as, body });
    const id = required(datos, 'no studies could be added').idNuevaAlta;
    const own = async () => {
      const { academicos, formacionComplementaria } = await cvOf(kit, as);
      return [...academicos, ...formacionComplementaria].find((it) => it.id === id);
    };
    assertStored(kit, 'addEstudio', (await own()) !== undefined, 'the studies in the CV');
    await kit.ask('addEstudio', { as, body, expect: [8], rule: 'again' });
    await kit.ask('editEstudio', { as, body: { ...body, id, centro: 'Otro centro' } });
    assertStored(kit, 'editEstudio', (await own())?.centro === 'Otro centro', 'the other centre in the CV');
    await kit.ask('editEstudio', { as, body: { ...body, id: 2_000_000_000 }, expect: [41] });
    await removeAsOther(kit, 'delEstudio', id, ({ academicos, formacionComplementaria }) =>
      [...academicos, ...formacionComplementaria].some((it) => it.id === id),
    );
    await kit.ask('delEstudio', { as, body: { id } });
    assertStored(kit, 'delEstudio', (await own()) === undefined, 'a CV without the studies');
    await kit.ask('delEstudio', { as, body: { id }, expect: [41] });
  },
};

const studiesHere: Journey = {
  calls: ['addEstudioUniversidad', 'bajaEstudioUniversidad'],
  run: async (kit) => {
    const as = aStudent(kit);
    const { academicos } = await cvOf(kit, as);
    const { datos: degrees } = await kit.ask('titulaciones', { params: { language: 'es' } });
    const known = new Set(academicos.map((it) => it.titulacion));
    const degree = required(
      degrees?.find(({ idTitulacion }) => !known.has(idTitulacion)),
      'the student has every degree',
    );
    const body = { titulacion: degree.idTitulacion };
    const { datos } = await kit.ask('addEstudioUniversidad', { as, body });
    const id = required(datos, 'no studies of the university could be added').idNuevaAlta;
    const isThere = async () => (await cvOf(kit, as)).academicos.some((it) => it.id === id);
    assertStored(kit, 'addEstudioUniversidad', await isThere(), 'the studies in the CV');
    await kit.ask('bajaEstudioUniversidad', { as, body: { id: 2_000_000_000 }, expect: [41] });
    await kit.ask('bajaEstudioUniversidad', { as, body: { id }, may: academicos.length === 0 ? [62] : [] });
    assertStored(
      kit,
      'bajaEstudioUniversidad',
      academicos.length === 0 || !(await isThere()),
      'a CV without the studies',
    );
  },
};

const experience: Journey = {
  calls: ['addExperiencia', 'editExperiencia', 'delExperiencia'],
  run: async (kit) => {
    const as = aStudent(kit);
    const body = {
      puesto: `Puesto de prueba ${newWord()}`,
      empresa: 'Empresa de prueba',
      fechaInicio: '2020-01-01',
      fechaFin: '2020-12-31',
    };
    const wrong = { ...body, fechaFin: '2019-12-31' };
    await kit.ask('addExperiencia', { as, body: wrong, expect: [27] });
    const { datos } = await kit.ask('addExperiencia', { as, body: { ...body, adjunto: newPdf() } });
    const id = required(datos, 'no experience could be added').idNuevaAlta;
    await kit.openFile('addExperiencia', datos?.enlace);
    const own = async () => (await cvOf(kit, as)).profesional.experiencia.find((it) => it.id === id);
    assertStored(kit, 'addExperiencia', (await own())?.puesto === body.puesto, 'the experience in the CV');
    await kit.ask('editExperiencia', { as, body: { ...body, id, empresa: 'Otra empresa' } });
    assertStored(
      kit,
      'editExperiencia',
      (await own())?.empresa === 'Otra empresa',
      'the other firm in the CV',
    );
    await removeAsOther(kit, 'delExperiencia', id, ({ profesional }) =>
      profesional.experiencia.some((it) => it.id === id),
    );
    await kit.ask('delExperiencia', { as, body: { id } });
    assertStored(kit, 'delExperiencia', (await own()) === undefined, 'a CV without the experience');
  },
};

const documents: Journey = {
  calls: ['addDoc', 'delDoc'],
  run: async (kit) => {
    const as = aStudent(kit);
    const body = { ...newPdf(), destino: 'documentos' } as const;
    const { datos } = await kit.ask('addDoc', { as, body });
    const { id, enlace } = required(datos, 'no document could be added');
    await kit.openFile('addDoc', enlace);
    assertLocalTime(kit, 'addDoc', datos?.fecha);
    const isThere = (cv: Cv): boolean => cv.documentos.some((it) => it.id === id);
    assertStored(kit, 'addDoc', isThere(await cvOf(kit, as)), 'the document in the CV');
    await kit.ask('addDoc', { as, body, expect: [56], rule: 'again' });
    const { ficheroB64ParaAltas: content } = newPdf();
    const large = Buffer.concat([Buffer.from(content, 'base64')], fileLimits.general.maxBytes + 1);
    await kit.ask('addDoc', {
      as,
      body: { ...newPdf(), ficheroB64ParaAltas: large.toString('base64'), destino: 'documentos' },
      expect: [15],
      rule: 'limits',
    });
    const text = Buffer.from('Esto no es un PDF.').toString('base64');
    await kit.ask('addDoc', {
      as,
      body: { ...newPdf(), ficheroB64ParaAltas: text, destino: 'documentos' },
      expect: [46],
      rule: 'limits',
    });
    await kit.ask('addDoc', {
      as,
      body: { ...newPdf(), extension_adjunto: 'exe', destino: 'documentos' },
      expect: [46],
      rule: 'limits',
    });
    await removeAsOther(kit, 'delDoc', id, isThere);
    await kit.ask('delDoc', { as, body: { id } });
    assertStored(kit, 'delDoc', !isThere(await cvOf(kit, as)), 'a CV without the document');
  },
};

export const cvEntryJourneys: readonly Journey[] = [languages, studies, studiesHere, experience, documents];
