import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { minimalBrand } from '../../../../tests/support/build/fixture-brands.ts';
import { Inheritance } from '../inherit/inherit.ts';
import { makeDraft } from '../make-draft.ts';
import { contradictionList } from './contradiction-list.ts';
import { contradictions } from './contradictions.ts';

const { brandsDir, remove } = minimalBrand();
const file = join(brandsDir, 'minimal', 'brand.yaml');
const minimal = readFileSync(file, 'utf8');
afterAll(remove);

async function contradictionsOf(settings: string): Promise<string[]> {
  writeFileSync(file, `${minimal}${settings}\n`);
  const { draft } = makeDraft(brandsDir, 'minimal', new Inheritance(brandsDir));
  if (!draft) throw new Error('The settings are not YAML');
  return (await contradictions(draft)).map(({ what }) => what.en);
}

/** A brand for each entry of the list, by its message. */
const samples: Readonly<Record<string, string>> = {
  '`idiomaDefecto` is a language that is not in `idiomas`.': 'idiomas: [ca, en]\nidiomaDefecto: es',
  'Both `modulos.practicas` and `modulos.empleo` are off.':
    'modulos: { practicas: false, empleo: false, cambioPracticas: false }',
  '`modulos.sso` is on, but `sso.urlInicio` is missing.': 'modulos: { sso: true }',
  '`sso` has addresses, but `modulos.sso` is off.': 'sso: { urlInicio: https://sso.example/ }',
  '`ownlogin` is off, and so is `modulos.sso`.': 'ownlogin: false',
  '`canRegistroAlumno` is on, but `ownlogin` is off.':
    'canRegistroAlumno: true\nownlogin: false\nmodulos: { sso: true }\nsso: { urlInicio: https://sso.example/ }',
  '`canCrearConvenio` is on, but `modulos.convenios` is off.':
    'canCrearConvenio: true\nmodulos: { convenios: false }',
  '`convenioParaPublicar` is on, but `modulos.convenios` is off.':
    'convenioParaPublicar: true\ncanCrearConvenio: false\nmodulos: { convenios: false }',
  '`canUploadDocEmpresas` is on, but `haveDocumentosPracticas` is off.': 'canUploadDocEmpresas: true',
  '`documentosPracticas` lists documents, but `haveDocumentosPracticas` is off.':
    'documentosPracticas: { es: [{ titulo: Guía, url: https://campus.example/ }] }',
  '`checkIbanInPracticasConServicio` is on, but the field `campos.personales.iban` is hidden.':
    'checkIbanInPracticasConServicio: true\ncampos: { personales: { iban: { visible: false } } }',
  '`CVRequired` is on, but the field `campos.profesional.urlCV` is hidden.':
    'CVRequired: true\ncampos: { profesional: { urlCV: { visible: false } } }',
  '`canDuplicarOfertaInvertida` is on, but `modulos.practicas` is off.':
    'canDuplicarOfertaInvertida: true\nmodulos: { practicas: false, cambioPracticas: false }',
  '`canDuplicarOfertaInvertida` is on, but `modulos.empleo` is off.':
    'canDuplicarOfertaInvertida: true\nmodulos: { empleo: false }',
  ...Object.fromEntries(
    [
      'checkIbanInPracticasConServicio',
      'hasProgramaPracticasActivo',
      'showPropuestaPracticas',
      'otrasRemuneracionesEnPracticas',
      'checkMenuEducacion',
    ].map((flag) => [
      `\`${flag}\` is on, but \`modulos.practicas\` is off.`,
      `${flag}: true\nmodulos: { practicas: false, cambioPracticas: false }`,
    ]),
  ),
  '`tipografia` names a pair of fonts, and `fonts` has others.':
    'tipografia: clasica\nfonts: { texto: { familia: Sea, archivos: [{ archivo: assets/sea.woff2 }] } }',
  '`cabecera` is `imagen`, but `background` is not a picture.': "cabecera: imagen\nbackground: '#102030'",
  '`motivo` is `fondo`, but `background` is not a picture.': 'motivo: fondo',
  '`modulos.hojasSemanales` is on, but `haveDocumentosPracticas` is off.':
    'modulos: { hojasSemanales: true }',
  '`modulos.practicas` is on, but `modulos.cambioPracticas` and `haveDocumentosPracticas` are both off.':
    'modulos: { cambioPracticas: false }',
  '`modulos.hojasSemanales` is on, but `modulos.practicas` is off.':
    'modulos: { practicas: false, cambioPracticas: false, hojasSemanales: true }',
  '`modulos.cambioPracticas` is on, but `modulos.practicas` is off.': 'modulos: { practicas: false }',
  '`modulos.condicionesPracticas` is on, but `modulos.practicas` is off.':
    'modulos: { practicas: false, cambioPracticas: false, condicionesPracticas: true }',
  '`menuAlumno.nuevaOferta` is on, but `showPropuestaPracticas` is off.': 'menuAlumno: { nuevaOferta: true }',
  '`requestDireccionFullContactoEmpresa` is on, but `requestDireccionContactoEmpresa` is off.':
    'requestDireccionFullContactoEmpresa: true',
  '`mostrarSelectorModoOscuro` is on, but `modoOscuro` is `off`.':
    "mostrarSelectorModoOscuro: true\nmodoOscuro: 'off'",
  '`rangoNota.min` is not below `rangoNota.max`.': 'rangoNota: { min: 4 }',
  '`limitesJornada.horasDia` is above `limitesJornada.horasSemana`.':
    'limitesJornada: { horasDia: 8, horasSemana: 7 }',
  '`limitesJornada.horasDiaFueraLectivo` is below `limitesJornada.horasDia`.':
    'limitesJornada: { horasDia: 7, horasDiaFueraLectivo: 5 }',
  '`dominiosPrueba` has the same domain as `dominio_produccion`.':
    'dominiosPrueba: [practicas.minimo.example]',
  '`registroAlumnoHasta` ends a registration that is switched off.': "registroAlumnoHasta: '2027-10-15'",
};

describe('settings that contradict each other', () => {
  it('are all covered here', () => {
    expect(Object.keys(samples).sort()).toEqual(contradictionList.map(({ what }) => what.en).sort());
  });

  it.each(Object.entries(samples))('%s', async (what, settings) => {
    expect(await contradictionsOf(settings)).toContain(what);
  });

  it('are absent from the minimal brand, and from one with everything on', async () => {
    expect(await contradictionsOf('')).toEqual([]);
    expect(await contradictionsOf('idiomas: [ca]')).toEqual([]);
    const on = contradictionList
      .flatMap(({ paths }) => paths)
      .filter(([name]) => name && /^(can|have|has|show|check|request|otras)/.test(String(name)))
      .map(([name]) => `${String(name)}: true`);
    expect(await contradictionsOf([...new Set(on)].join('\n'))).toEqual([]);
  });

  it('exclude settings that are invalid themselves', async () => {
    expect(await contradictionsOf('canUploadDocEmpresas: true\nhaveDocumentosPracticas: sí')).toEqual([]);
    expect(await contradictionsOf('modulos: { sso: true }\nsso: { urlInicio: 5 }')).toEqual([]);
    expect(
      await contradictionsOf('modules: { sso: true }\nsso: { urlInicio: https://sso.example/ }'),
    ).toEqual([]);
    expect(
      await contradictionsOf('modulos: !todo { sso: true }\nsso: { urlInicio: https://sso.example/ }'),
    ).toEqual([]);
  });
});
