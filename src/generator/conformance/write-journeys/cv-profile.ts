import { aStudent, type Journey } from '../journey.ts';
import type { Kit, TestSession } from '../kit.ts';
import { SkipJourney } from '../skip-journey.ts';
import { onePixel } from '../values.ts';
import { cvOf } from './cv-entries.ts';
import { assertStored } from './assert-stored.ts';
import { idOf, idsOf, otherId } from './domain-ids.ts';

/** Keys with the values that were sent; a university may make some of them read-only. */
function keptOf(sent: object, after: object): string[] {
  const values = after as Record<string, unknown>;
  return Object.entries(sent).flatMap(([key, value]) => (values[key] === value ? [key] : []));
}

const same = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  JSON.stringify(a.toSorted()) === JSON.stringify(b.toSorted());

/** List fields: the journey writes another value, reads it back and restores the previous value. */
const choices: Journey = {
  calls: ['editInteres', 'editSectoresInteres', 'editCompetencias', 'editConocimientosInformaticos'],
  run: async (kit) => {
    const as = aStudent(kit);
    const before = await cvOf(kit, as);
    const tags = (await idsOf(kit, 'TagsInteresAlumno')).slice(0, 2);
    await kit.ask('editInteres', { as, body: { tags } });
    assertStored(kit, 'editInteres', same((await cvOf(kit, as)).interes.tags, tags), 'the tags in the CV');
    await kit.ask('editInteres', { as, body: { tags: before.interes.tags } });
    const sectoresInteres = (await idsOf(kit, 'sectoresActividad')).slice(0, 2);
    await kit.ask('editSectoresInteres', { as, body: { sectoresInteres } });
    const sectors = (await cvOf(kit, as)).sectoresInteres;
    assertStored(kit, 'editSectoresInteres', same(sectors, sectoresInteres), 'the sectors in the CV');
    await kit.ask('editSectoresInteres', { as, body: { sectoresInteres: before.sectoresInteres } });
    const competencias = (await idsOf(kit, 'competenciasfesionales')).slice(0, 2);
    await kit.ask('editCompetencias', { as, body: { competencias } });
    const now = (await cvOf(kit, as)).competencias;
    assertStored(kit, 'editCompetencias', same(now, competencias), 'the competences in the CV');
    await kit.ask('editCompetencias', { as, body: { competencias: before.competencias } });
    const programa = await idOf(kit, 'ProgramasInformaticos');
    const nivel = await idOf(kit, 'nivelesProgramasInformaticos');
    const body = { programasInformaticos: [{ programa, nivel }] };
    await kit.ask('editConocimientosInformaticos', { as, body });
    const [skill] = (await cvOf(kit, as)).interes.programasInformaticos;
    assertStored(kit, 'editConocimientosInformaticos', skill?.programa === programa, 'the program in the CV');
    const { programasInformaticos } = before.interes;
    await kit.ask('editConocimientosInformaticos', { as, body: { programasInformaticos } });
  },
};

/** Longest body of a call that takes no file, in bytes (protocol.md, limits). */
const longestBody = 262_144;

/** A body over the limit is HTTP 413, or the connection ends before all of it was sent. */
async function tooLarge(kit: Kit, as: TestSession): Promise<void> {
  const more = { token: as.token, body: JSON.stringify({ texto: 'x'.repeat(longestBody) }) };
  const { http, failure } = await kit.send('POST', '/Alumno/editPresentacion', more);
  const violation = { rule: 'limits' as const, at: `a body of more than ${longestBody} bytes` };
  const isRefused = http === 413 || http === 404 || failure !== undefined;
  kit.assert(isRefused, 'editPresentacion', { ...violation, expected: 'HTTP 413', came: `HTTP ${http}` });
}

const texts: Journey = {
  calls: ['editPresentacion', 'editEnlacePortfolio', 'editImagenPerfil', 'editProfesionales'],
  run: async (kit) => {
    const as = aStudent(kit);
    const before = await cvOf(kit, as);
    const texto = 'Presentación de prueba: año, ñandú, çedilla, l·l.\nI+D & <diseño> “fino” 100 % → 日本 🎓';
    await kit.ask('editPresentacion', { as, body: { texto } });
    const { presentacion } = await cvOf(kit, as);
    assertStored(kit, 'editPresentacion', presentacion === texto, 'the text in the CV, letter for letter');
    await kit.ask('editPresentacion', { as, body: { texto: 'x'.repeat(2000) }, rule: 'limits' });
    await kit.ask('editPresentacion', {
      as,
      body: { texto: 'x'.repeat(2001) },
      expect: [15],
      rule: 'limits',
    });
    await tooLarge(kit, as);
    await kit.ask('editPresentacion', { as, body: { texto: before.presentacion ?? '' } });
    const enlace = 'https://portfolio.prueba.example/';
    await kit.ask('editEnlacePortfolio', { as, body: { enlace } });
    assertStored(
      kit,
      'editEnlacePortfolio',
      (await cvOf(kit, as)).enlacePortfolio === enlace,
      'the link in the CV',
    );
    await kit.ask('editEnlacePortfolio', { as, body: { enlace: before.enlacePortfolio ?? '' } });
    const { datos: picture } = await kit.ask('editImagenPerfil', {
      as,
      body: { extension: 'png', ficheroB64: onePixel },
    });
    await kit.openFile('editImagenPerfil', picture?.urlImagenPerfil);
    const { experiencia: _, ...preferences } = before.profesional;
    const others = {
      coche: preferences.coche !== true,
      aniosExperiencia: (preferences.aniosExperiencia ?? 0) + 1,
      disponibilidadViajar: preferences.disponibilidadViajar !== true,
    };
    await kit.ask('editProfesionales', { as, body: { ...preferences, ...others } });
    const kept = keptOf(others, (await cvOf(kit, as)).profesional);
    assertStored(kit, 'editProfesionales', kept.length > 0, 'the other preferences in the CV');
    await kit.ask('editProfesionales', { as, body: preferences });
  },
};

const settings: Journey = {
  calls: ['editPermisoTrabajo', 'editDatosPreferenciaPracticas', 'editarNivelFormativoSNE'],
  run: async (kit) => {
    const as = aStudent(kit);
    const before = await cvOf(kit, as);
    const permiso = before.tienePermisoTrabajo === true ? 0 : 1;
    await kit.ask('editPermisoTrabajo', { as, body: { permiso } });
    const { tienePermisoTrabajo } = await cvOf(kit, as);
    assertStored(kit, 'editPermisoTrabajo', tienePermisoTrabajo === (permiso === 1), 'the permit in the CV');
    if (permiso === 0) await kit.ask('editPermisoTrabajo', { as, body: { permiso: 1 } });
    const period = before.idPeriodoPreferenciaPracticas;
    const idPeriodoPreferencia = await otherId(kit, 'tiposPeriodoCurso', period);
    await kit.ask('editDatosPreferenciaPracticas', { as, body: { idPeriodoPreferencia } });
    const { idPeriodoPreferenciaPracticas } = await cvOf(kit, as);
    const isKept = idPeriodoPreferenciaPracticas === idPeriodoPreferencia;
    assertStored(kit, 'editDatosPreferenciaPracticas', isKept, 'the period in the CV');
    if (period !== undefined)
      await kit.ask('editDatosPreferenciaPracticas', { as, body: { idPeriodoPreferencia: period } });
    const level = before.idNivelFormativoSNE;
    const id = await otherId(kit, 'tiposNivelFormativoSNE', level);
    await kit.ask('editarNivelFormativoSNE', { as, body: { id } });
    const { idNivelFormativoSNE } = await cvOf(kit, as);
    assertStored(kit, 'editarNivelFormativoSNE', idNivelFormativoSNE === id, 'the level in the CV');
    if (level !== undefined) await kit.ask('editarNivelFormativoSNE', { as, body: { id: level } });
  },
};

const searching: Journey = {
  calls: ['editDatosBusquedaActivaPracticas', 'editDatosBusquedaActivaTrabajo'],
  run: async (kit) => {
    const as = aStudent(kit);
    const before = await cvOf(kit, as);
    const kinds = [
      ['editDatosBusquedaActivaPracticas', 'busquedaPracticasActiva', [21, 23, 57]],
      ['editDatosBusquedaActivaTrabajo', 'busquedaTrabajoActiva', [20, 57]],
    ] as const;
    for (const [name, key, may] of kinds) {
      await kit.ask(name, { as, body: { activa: false } });
      assertStored(kit, name, !(await cvOf(kit, as))[key], 'a search that is off');
      if (!before[key]) continue;
      const { ok } = await kit.ask(name, { as, body: { activa: true }, may });
      if (ok) assertStored(kit, name, (await cvOf(kit, as))[key], 'a search that is on');
    }
  },
};

const personal: Journey = {
  calls: ['editDatosPersonales', 'editDatosEmail'],
  run: async (kit) => {
    const as = aStudent(kit);
    const { personales } = await cvOf(kit, as);
    const { comunicacionesEnEmailEstudiante, email } = personales;
    const messages = async (value: boolean) => {
      await kit.ask('editDatosEmail', { as, body: { email, comunicacionesEnEmailEstudiante: value } });
      const now = (await cvOf(kit, as)).personales.comunicacionesEnEmailEstudiante === true;
      assertStored(kit, 'editDatosEmail', now === value, 'where messages go, in the CV');
    };
    await messages(comunicacionesEnEmailEstudiante !== true);
    await messages(comunicacionesEnEmailEstudiante === true);
    const { datos: missing } = await kit.ask('faltanDatosPersonalesObligatorios', { as });
    if (missing?.faltanDatos)
      throw new SkipJourney('the student lacks personal data, without which none can be sent');
    const mobile = personales.telefonoMovil === '600123456' ? '600123457' : '600123456';
    const others = { telefonoMovil: mobile, lugarNacimiento: 'Lugar de prueba', observaciones: 'Prueba' };
    await kit.ask('editDatosPersonales', { as, body: { ...personales, ...others } });
    const after = (await cvOf(kit, as)).personales;
    const isKept = keptOf(others, after).length > 0;
    assertStored(kit, 'editDatosPersonales', isKept, 'the other phone, place of birth or remark in the CV');
    const changed = Object.keys(personales).find(
      (key) =>
        !(key in others) && JSON.stringify(after[key as never]) !== JSON.stringify(personales[key as never]),
    );
    assertStored(kit, 'editDatosPersonales', changed === undefined, `${changed ?? 'all'} as it was sent`);
    await kit.ask('editDatosPersonales', { as, body: personales });
    await kit.ask('editDatosEmail', { as, body: { email: 'sin arroba' }, expect: [69] });
  },
};

export const cvProfileJourneys: readonly Journey[] = [choices, texts, settings, searching, personal];
