import { settingName } from '../draft.ts';
import type { DraftSettings, SettingPath } from '../draft.ts';

/** Two or more settings that cannot both be meant. */
export interface Contradiction {
  /** The settings that take part; the one that the brand itself wrote is pointed at, else the first. */
  paths: readonly [SettingPath, ...SettingPath[]];
  isThere: (settings: DraftSettings) => boolean;
  what: string;
  why: string;
  fix: string;
}

type Switches = {
  [Key in keyof DraftSettings]-?: DraftSettings[Key] extends boolean ? Key : never;
}[keyof DraftSettings];
type Modules = keyof DraftSettings['modulos'];
type Switch = Switches | `modulos.${Modules}`;

function isOn(settings: DraftSettings, name: Switch): boolean {
  return name.startsWith('modulos.')
    ? settings.modulos[name.slice('modulos.'.length) as Modules]
    : settings[name as Switches];
}

/** A switch that has no effect, or a broken one, without another. */
function needs(name: Switch, needed: Switch, why: string): Contradiction {
  return {
    paths: [name.split('.'), needed.split('.')],
    isThere: (settings) => isOn(settings, name) && !isOn(settings, needed),
    what: `\`${name}\` is on, but \`${needed}\` is off.`,
    why,
    fix: `Write \`${name}: false\`, or \`${needed}: true\`.`,
  };
}

const needPlacements: readonly [Switch, string][] = [
  ['checkIbanInPracticasConServicio', 'The bank account is asked for before a placement.'],
  ['hasProgramaPracticasActivo', 'The programmes are programmes of placements.'],
  ['showPropuestaPracticas', 'What is proposed is a placement.'],
  ['otrasRemuneracionesEnPracticas', 'It adds a field to placement offers.'],
  ['checkMenuEducacion', 'The requests are requests for placements.'],
  ['modulos.hojasSemanales', 'Weekly sheets belong to placements.'],
  ['modulos.cambioPracticas', 'What companies ask to change is a placement.'],
  ['modulos.condicionesPracticas', 'The conditions are conditions of placements.'],
];

function differ(
  [first, second]: readonly [SettingPath, SettingPath],
  isThere: Contradiction['isThere'],
  says: string,
  why: string,
  fix: string,
): Contradiction {
  return {
    paths: [first, second],
    isThere,
    what: `\`${settingName(first)}\` ${says} \`${settingName(second)}\`.`,
    why,
    fix,
  };
}

/** A limit that is not set is no limit. */
function above(one: number | undefined, other: number | undefined): boolean {
  return one !== undefined && other !== undefined && one > other;
}

export const contradictionList: readonly Contradiction[] = [
  differ(
    [['idiomaDefecto'], ['idiomas']],
    ({ idiomas, idiomaDefecto }) => !idiomas.includes(idiomaDefecto),
    'is a language that is not in',
    'Visitors who have not chosen a language would get one that the portal does not have. The default is `es`.',
    'Write one of the languages of `idiomas` as `idiomaDefecto`.',
  ),
  {
    paths: [
      ['modulos', 'practicas'],
      ['modulos', 'empleo'],
    ],
    isThere: ({ modulos }) => !modulos.practicas && !modulos.empleo,
    what: 'Both `modulos.practicas` and `modulos.empleo` are off.',
    why: 'A portal without placements and without jobs has no offers at all.',
    fix: 'Write `true` for one of the two.',
  },
  {
    paths: [
      ['modulos', 'sso'],
      ['sso', 'urlInicio'],
    ],
    isThere: ({ modulos, sso }) => modulos.sso && sso?.urlInicio === undefined,
    what: '`modulos.sso` is on, but `sso.urlInicio` is missing.',
    why: 'The button for signing in with the university would lead nowhere.',
    fix: 'Add `urlInicio: "https://…"` under `sso:`, or write `modulos.sso: false`.',
  },
  {
    paths: [['sso'], ['modulos', 'sso']],
    isThere: ({ modulos, sso }) => !modulos.sso && sso !== undefined,
    what: '`sso` has addresses, but `modulos.sso` is off.',
    why: 'Nobody would see the button for signing in with the university.',
    fix: 'Write `sso: true` under `modulos:`, or delete the addresses.',
  },
  {
    paths: [['ownlogin'], ['modulos', 'sso']],
    isThere: ({ ownlogin, modulos }) => !ownlogin && !modulos.sso,
    what: '`ownlogin` is off, and so is `modulos.sso`.',
    why: 'Students would have neither a form nor a button of the university: nobody could sign in.',
    fix: 'Write `ownlogin: true`, or `sso: true` under `modulos:` with the addresses of `sso`.',
  },
  needs(
    'canRegistroAlumno',
    'ownlogin',
    'Students would register with a password and then find no form to use it.',
  ),
  needs('canCrearConvenio', 'modulos.convenios', 'A new agreement would have no place in the portal.'),
  needs(
    'canUploadDocEmpresas',
    'haveDocumentosPracticas',
    'Companies upload documents on the documentation page, which the portal would not have.',
  ),
  {
    paths: [['documentosPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ documentosPracticas, haveDocumentosPracticas }) =>
      documentosPracticas !== undefined && !haveDocumentosPracticas,
    what: '`documentosPracticas` lists documents, but `haveDocumentosPracticas` is off.',
    why: 'They are shown on the documentation page, which the portal would not have.',
    fix: 'Write `haveDocumentosPracticas: true`, or delete the list.',
  },
  ...(['modulos.practicas', 'modulos.empleo'] as const).map((kind) =>
    needs(
      'canDuplicarOfertaInvertida',
      kind,
      'It copies placement offers as job offers and the other way round, so both kinds are needed.',
    ),
  ),
  ...needPlacements.map(([name, why]) => needs(name, 'modulos.practicas', why)),
  {
    paths: [['menuAlumno', 'nuevaOferta'], ['showPropuestaPracticas']],
    isThere: ({ menuAlumno, showPropuestaPracticas }) => menuAlumno.nuevaOferta && !showPropuestaPracticas,
    what: '`menuAlumno.nuevaOferta` is on, but `showPropuestaPracticas` is off.',
    why: 'The menu entry opens the placement proposal, which the portal would not have.',
    fix: 'Write `showPropuestaPracticas: true`, or `menuAlumno.nuevaOferta: false`.',
  },
  needs(
    'requestDireccionFullContactoEmpresa',
    'requestDireccionContactoEmpresa',
    'The full address adds postal code, province and country to street and town, which would not be asked for.',
  ),
  {
    paths: [['mostrarSelectorModoOscuro'], ['modoOscuro']],
    isThere: ({ mostrarSelectorModoOscuro, modoOscuro }) => mostrarSelectorModoOscuro && modoOscuro === 'off',
    what: '`mostrarSelectorModoOscuro` is on, but `modoOscuro` is `off`.',
    why: 'Visitors would get a button for a dark mode that the portal does not have.',
    fix: 'Write `modoOscuro: sistema`, or `mostrarSelectorModoOscuro: false`.',
  },
  differ(
    [
      ['rangoNota', 'min'],
      ['rangoNota', 'max'],
    ],
    ({ rangoNota }) => rangoNota.min >= rangoNota.max,
    'is not below',
    'No grade would be possible. Without a setting of your own the scale goes from 1 to 4.',
    'Write the lowest grade as `min` and the highest as `max`.',
  ),
  differ(
    [
      ['limitesJornada', 'horasDia'],
      ['limitesJornada', 'horasSemana'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasSemana),
    'is above',
    'One day cannot have more hours than the week that it is in.',
    'Correct one of the two numbers.',
  ),
  differ(
    [
      ['limitesJornada', 'horasDiaFueraLectivo'],
      ['limitesJornada', 'horasDia'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasDiaFueraLectivo),
    'is below',
    'Outside teaching periods students have more time, not less: the two numbers are probably swapped.',
    'Correct one of the two numbers.',
  ),
  differ(
    [['dominiosPrueba'], ['dominio_produccion']],
    ({ dominiosPrueba, dominio_produccion: domain }) =>
      domain !== undefined && dominiosPrueba.includes(domain),
    'has the same domain as',
    'The finished portal would talk to the test server.',
    'Delete the domain from `dominiosPrueba`.',
  ),
];
