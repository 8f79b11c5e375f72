import { inEach, type Told } from '#build/diagnostics/told.ts';
import { settingName } from '../draft.ts';
import type { DraftSettings, SettingPath } from '../draft.ts';

/** Two or more settings that cannot both be meant. */
export interface Contradiction {
  /** The settings that take part; the one that the brand itself wrote is pointed at, else the first. */
  paths: readonly [SettingPath, ...SettingPath[]];
  isThere: (settings: DraftSettings) => boolean;
  what: Told;
  why: Told;
  fix: Told;
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
function needs(name: Switch, needed: Switch, why: Told): Contradiction {
  return {
    paths: [name.split('.'), needed.split('.')],
    isThere: (settings) => isOn(settings, name) && !isOn(settings, needed),
    what: {
      en: `\`${name}\` is on, but \`${needed}\` is off.`,
      es: `\`${name}\` está activado, pero \`${needed}\` está desactivado.`,
      ca: `\`${name}\` està activat, però \`${needed}\` està desactivat.`,
    },
    why,
    fix: {
      en: `Write \`${name}: false\`, or \`${needed}: true\`.`,
      es: `Escribe \`${name}: false\` o \`${needed}: true\`.`,
      ca: `Escriu \`${name}: false\` o \`${needed}: true\`.`,
    },
  };
}

const needPlacements: readonly [Switch, Told][] = [
  [
    'checkIbanInPracticasConServicio',
    {
      en: 'The bank account is asked for before a placement.',
      es: 'La cuenta bancaria se pide antes de unas prácticas.',
      ca: 'El compte bancari es demana abans d’unes pràctiques.',
    },
  ],
  [
    'hasProgramaPracticasActivo',
    {
      en: 'The programmes are programmes of placements.',
      es: 'Los programas son programas de prácticas.',
      ca: 'Els programes són programes de pràctiques.',
    },
  ],
  [
    'showPropuestaPracticas',
    {
      en: 'What is proposed is a placement.',
      es: 'Lo que se propone son unas prácticas.',
      ca: 'El que es proposa són unes pràctiques.',
    },
  ],
  [
    'otrasRemuneracionesEnPracticas',
    {
      en: 'It adds a field to placement offers.',
      es: 'Añade un campo a las ofertas de prácticas.',
      ca: 'Afegeix un camp a les ofertes de pràctiques.',
    },
  ],
  [
    'checkMenuEducacion',
    {
      en: 'The requests are requests for placements.',
      es: 'Las solicitudes son de prácticas.',
      ca: 'Les sol·licituds són de pràctiques.',
    },
  ],
  [
    'modulos.hojasSemanales',
    {
      en: 'Weekly sheets belong to placements.',
      es: 'Las hojas semanales son de las prácticas.',
      ca: 'Els fulls setmanals són de les pràctiques.',
    },
  ],
  [
    'modulos.cambioPracticas',
    {
      en: 'What companies ask to change is a placement.',
      es: 'Lo que piden cambiar las empresas son las prácticas.',
      ca: 'El que demanen canviar les empreses són les pràctiques.',
    },
  ],
  [
    'modulos.condicionesPracticas',
    {
      en: 'The conditions are conditions of placements.',
      es: 'Las condiciones son las de las prácticas.',
      ca: 'Les condicions són les de les pràctiques.',
    },
  ],
];

function differ(
  [first, second]: readonly [SettingPath, SettingPath],
  isThere: Contradiction['isThere'],
  says: Told,
  why: Told,
  fix: Told,
): Contradiction {
  return {
    paths: [first, second],
    isThere,
    what: inEach((language) => `\`${settingName(first)}\` ${says[language]} \`${settingName(second)}\`.`),
    why,
    fix,
  };
}

/** A way to draw something that takes the picture of `background`. */
function wantsBackground(
  name: 'cabecera' | 'motivo',
  value: string,
  isWanted: Contradiction['isThere'],
): Contradiction {
  return {
    paths: [[name], ['background']],
    isThere: (settings) =>
      isWanted(settings) && (settings.background === undefined || settings.background.startsWith('#')),
    what: {
      en: `\`${name}\` is \`${value}\`, but \`background\` is no picture.`,
      es: `\`${name}\` es \`${value}\`, pero \`background\` no es una imagen.`,
      ca: `\`${name}\` és \`${value}\`, però \`background\` no és una imatge.`,
    },
    why: {
      en: 'There would be nothing to show.',
      es: 'No habría nada que mostrar.',
      ca: 'No hi hauria res per mostrar.',
    },
    fix: {
      en: `Write the file of a picture as \`background\`, or another value for \`${name}\`.`,
      es: `Escribe el archivo de una imagen en \`background\`, u otro valor en \`${name}\`.`,
      ca: `Escriu el fitxer d’una imatge a \`background\`, o un altre valor a \`${name}\`.`,
    },
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
    {
      en: 'is a language that is not in',
      es: 'es un idioma que no está en',
      ca: 'és una llengua que no és a',
    },
    {
      en: 'Visitors who have not chosen a language would get one that the portal does not have. The default is `es`.',
      es: 'Quien no ha elegido idioma recibiría uno que el portal no tiene. El predeterminado es `es`.',
      ca: 'Qui no ha triat llengua en rebria una que el portal no té. La predeterminada és `es`.',
    },
    {
      en: 'Write one of the languages of `idiomas` as `idiomaDefecto`.',
      es: 'Escribe en `idiomaDefecto` uno de los idiomas de `idiomas`.',
      ca: 'Escriu a `idiomaDefecto` una de les llengües d’`idiomas`.',
    },
  ),
  {
    paths: [
      ['modulos', 'practicas'],
      ['modulos', 'empleo'],
    ],
    isThere: ({ modulos }) => !modulos.practicas && !modulos.empleo,
    what: {
      en: 'Both `modulos.practicas` and `modulos.empleo` are off.',
      es: '`modulos.practicas` y `modulos.empleo` están los dos desactivados.',
      ca: '`modulos.practicas` i `modulos.empleo` estan tots dos desactivats.',
    },
    why: {
      en: 'A portal without placements and without jobs has no offers at all.',
      es: 'Un portal sin prácticas y sin empleo no tiene ninguna oferta.',
      ca: 'Un portal sense pràctiques i sense feina no té cap oferta.',
    },
    fix: {
      en: 'Write `true` for one of the two.',
      es: 'Escribe `true` en uno de los dos.',
      ca: 'Escriu `true` en un dels dos.',
    },
  },
  {
    paths: [
      ['modulos', 'sso'],
      ['sso', 'urlInicio'],
    ],
    isThere: ({ modulos, sso }) => modulos.sso && sso?.urlInicio === undefined,
    what: {
      en: '`modulos.sso` is on, but `sso.urlInicio` is missing.',
      es: '`modulos.sso` está activado, pero falta `sso.urlInicio`.',
      ca: '`modulos.sso` està activat, però falta `sso.urlInicio`.',
    },
    why: {
      en: 'The button for signing in with the university would lead nowhere.',
      es: 'El botón para entrar con la institución no llevaría a ninguna parte.',
      ca: 'El botó per entrar amb la institució no portaria enlloc.',
    },
    fix: {
      en: 'Add `urlInicio: "https://…"` under `sso:`, or write `modulos.sso: false`.',
      es: 'Añade `urlInicio: "https://…"` dentro de `sso:`, o escribe `modulos.sso: false`.',
      ca: 'Afegeix `urlInicio: "https://…"` dins de `sso:`, o escriu `modulos.sso: false`.',
    },
  },
  {
    paths: [['sso'], ['modulos', 'sso']],
    isThere: ({ modulos, sso }) => !modulos.sso && sso !== undefined,
    what: {
      en: '`sso` has addresses, but `modulos.sso` is off.',
      es: '`sso` tiene direcciones, pero `modulos.sso` está desactivado.',
      ca: '`sso` té adreces, però `modulos.sso` està desactivat.',
    },
    why: {
      en: 'Nobody would see the button for signing in with the university.',
      es: 'Nadie vería el botón para entrar con la institución.',
      ca: 'Ningú no veuria el botó per entrar amb la institució.',
    },
    fix: {
      en: 'Write `sso: true` under `modulos:`, or delete the addresses.',
      es: 'Escribe `sso: true` dentro de `modulos:`, o borra las direcciones.',
      ca: 'Escriu `sso: true` dins de `modulos:`, o esborra les adreces.',
    },
  },
  {
    paths: [['ownlogin'], ['modulos', 'sso']],
    isThere: ({ ownlogin, modulos }) => !ownlogin && !modulos.sso,
    what: {
      en: '`ownlogin` is off, and so is `modulos.sso`.',
      es: '`ownlogin` está desactivado, y `modulos.sso` también.',
      ca: '`ownlogin` està desactivat, i `modulos.sso` també.',
    },
    why: {
      en: 'Students would have neither a form nor a button of the university: nobody could sign in.',
      es: 'El alumnado no tendría ni formulario ni botón de la institución: nadie podría entrar.',
      ca: 'L’alumnat no tindria ni formulari ni botó de la institució: ningú no podria entrar.',
    },
    fix: {
      en: 'Write `ownlogin: true`, or `sso: true` under `modulos:` with the addresses of `sso`.',
      es: 'Escribe `ownlogin: true`, o `sso: true` dentro de `modulos:` con las direcciones de `sso`.',
      ca: 'Escriu `ownlogin: true`, o `sso: true` dins de `modulos:` amb les adreces de `sso`.',
    },
  },
  needs('canRegistroAlumno', 'ownlogin', {
    en: 'Students would register with a password and then find no form to use it.',
    es: 'El alumnado se registraría con una contraseña y luego no encontraría dónde usarla.',
    ca: 'L’alumnat es registraria amb una contrasenya i després no trobaria on fer-la servir.',
  }),
  needs('canCrearConvenio', 'modulos.convenios', {
    en: 'A new agreement would have no place in the portal.',
    es: 'Un convenio nuevo no tendría sitio en el portal.',
    ca: 'Un conveni nou no tindria lloc al portal.',
  }),
  needs('convenioParaPublicar', 'modulos.convenios', {
    en: 'Companies could not publish, and could not see why: agreements would have no place in the portal.',
    es: 'Las empresas no podrían publicar, ni ver por qué: los convenios no tendrían sitio en el portal.',
    ca: 'Les empreses no podrien publicar, ni veure per què: els convenis no tindrien lloc al portal.',
  }),
  needs('canUploadDocEmpresas', 'haveDocumentosPracticas', {
    en: 'Companies upload documents on the documentation page, which the portal would not have.',
    es: 'Las empresas suben los documentos en la página de documentación, que el portal no tendría.',
    ca: 'Les empreses pugen els documents a la pàgina de documentació, que el portal no tindria.',
  }),
  {
    paths: [['documentosPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ documentosPracticas, haveDocumentosPracticas }) =>
      documentosPracticas !== undefined && !haveDocumentosPracticas,
    what: {
      en: '`documentosPracticas` lists documents, but `haveDocumentosPracticas` is off.',
      es: '`documentosPracticas` tiene una lista de documentos, pero `haveDocumentosPracticas` está desactivado.',
      ca: '`documentosPracticas` té una llista de documents, però `haveDocumentosPracticas` està desactivat.',
    },
    why: {
      en: 'They are shown on the documentation page, which the portal would not have.',
      es: 'Se muestran en la página de documentación, que el portal no tendría.',
      ca: 'Es mostren a la pàgina de documentació, que el portal no tindria.',
    },
    fix: {
      en: 'Write `haveDocumentosPracticas: true`, or delete the list.',
      es: 'Escribe `haveDocumentosPracticas: true`, o borra la lista.',
      ca: 'Escriu `haveDocumentosPracticas: true`, o esborra la llista.',
    },
  },
  needs('modulos.hojasSemanales', 'haveDocumentosPracticas', {
    en: 'Companies read the weekly sheets on the documentation page, which the portal would not have.',
    es: 'Las empresas leen las hojas semanales en la página de documentación, que el portal no tendría.',
    ca: 'Les empreses llegeixen els fulls setmanals a la pàgina de documentació, que el portal no tindria.',
  }),
  {
    paths: [['modulos', 'cambioPracticas'], ['haveDocumentosPracticas']],
    isThere: ({ modulos, haveDocumentosPracticas }) =>
      modulos.practicas && !modulos.cambioPracticas && !haveDocumentosPracticas,
    what: {
      en: '`modulos.practicas` is on, but `modulos.cambioPracticas` and `haveDocumentosPracticas` are both off.',
      es: '`modulos.practicas` está activado, pero `modulos.cambioPracticas` y `haveDocumentosPracticas` están los dos desactivados.',
      ca: '`modulos.practicas` està activat, però `modulos.cambioPracticas` i `haveDocumentosPracticas` estan tots dos desactivats.',
    },
    why: {
      en: 'Companies see their placements on the page of one or of the other: they would see them nowhere.',
      es: 'Las empresas ven sus prácticas en la página de uno o del otro: no las verían en ninguna parte.',
      ca: 'Les empreses veuen les seves pràctiques a la pàgina de l’un o de l’altre: no les veurien enlloc.',
    },
    fix: {
      en: 'Write `haveDocumentosPracticas: true`, or `cambioPracticas: true` under `modulos:`.',
      es: 'Escribe `haveDocumentosPracticas: true`, o `cambioPracticas: true` dentro de `modulos:`.',
      ca: 'Escriu `haveDocumentosPracticas: true`, o `cambioPracticas: true` dins de `modulos:`.',
    },
  },
  ...(['modulos.practicas', 'modulos.empleo'] as const).map((kind) =>
    needs('canDuplicarOfertaInvertida', kind, {
      en: 'It copies placement offers as job offers and the other way round, so both kinds are needed.',
      es: 'Copia ofertas de prácticas como ofertas de empleo y al revés, así que hacen falta las dos.',
      ca: 'Copia ofertes de pràctiques com a ofertes de feina i a l’inrevés, així que calen totes dues.',
    }),
  ),
  ...needPlacements.map(([name, why]) => needs(name, 'modulos.practicas', why)),
  {
    paths: [['checkIbanInPracticasConServicio'], ['campos', 'personales', 'iban', 'visible']],
    isThere: ({ checkIbanInPracticasConServicio, campos }) =>
      checkIbanInPracticasConServicio && !campos.personales.iban.visible,
    what: {
      en: '`checkIbanInPracticasConServicio` is on, but the field `campos.personales.iban` is hidden.',
      es: '`checkIbanInPracticasConServicio` está activado, pero el campo `campos.personales.iban` está oculto.',
      ca: '`checkIbanInPracticasConServicio` està activat, però el camp `campos.personales.iban` està ocult.',
    },
    why: {
      en: 'Students would be asked for a bank account and find no field to write it in.',
      es: 'Al alumnado se le pediría una cuenta bancaria y no encontraría dónde escribirla.',
      ca: 'A l’alumnat se li demanaria un compte bancari i no trobaria on escriure’l.',
    },
    fix: {
      en: 'Write `checkIbanInPracticasConServicio: false`, or `visible: true` for `iban` under `campos.personales`.',
      es: 'Escribe `checkIbanInPracticasConServicio: false`, o `visible: true` en `iban` dentro de `campos.personales`.',
      ca: 'Escriu `checkIbanInPracticasConServicio: false`, o `visible: true` a `iban` dins de `campos.personales`.',
    },
  },
  {
    paths: [['CVRequired'], ['campos', 'profesional', 'urlCV', 'visible']],
    isThere: ({ CVRequired, campos }) => CVRequired && !campos.profesional.urlCV.visible,
    what: {
      en: '`CVRequired` is on, but the field `campos.profesional.urlCV` is hidden.',
      es: '`CVRequired` está activado, pero el campo `campos.profesional.urlCV` está oculto.',
      ca: '`CVRequired` està activat, però el camp `campos.profesional.urlCV` està ocult.',
    },
    why: {
      en: 'Students would have to upload a CV before they apply, and find no field for it.',
      es: 'El alumnado tendría que subir un CV antes de inscribirse y no encontraría dónde.',
      ca: 'L’alumnat hauria de pujar un CV abans d’inscriure’s i no trobaria on.',
    },
    fix: {
      en: 'Write `CVRequired: false`, or `visible: true` for `urlCV` under `campos.profesional`.',
      es: 'Escribe `CVRequired: false`, o `visible: true` en `urlCV` dentro de `campos.profesional`.',
      ca: 'Escriu `CVRequired: false`, o `visible: true` a `urlCV` dins de `campos.profesional`.',
    },
  },
  {
    paths: [['menuAlumno', 'nuevaOferta'], ['showPropuestaPracticas']],
    isThere: ({ menuAlumno, showPropuestaPracticas }) => menuAlumno.nuevaOferta && !showPropuestaPracticas,
    what: {
      en: '`menuAlumno.nuevaOferta` is on, but `showPropuestaPracticas` is off.',
      es: '`menuAlumno.nuevaOferta` está activado, pero `showPropuestaPracticas` está desactivado.',
      ca: '`menuAlumno.nuevaOferta` està activat, però `showPropuestaPracticas` està desactivat.',
    },
    why: {
      en: 'The menu entry opens the placement proposal, which the portal would not have.',
      es: 'La entrada del menú abre la propuesta de prácticas, que el portal no tendría.',
      ca: 'L’entrada del menú obre la proposta de pràctiques, que el portal no tindria.',
    },
    fix: {
      en: 'Write `showPropuestaPracticas: true`, or `menuAlumno.nuevaOferta: false`.',
      es: 'Escribe `showPropuestaPracticas: true`, o `menuAlumno.nuevaOferta: false`.',
      ca: 'Escriu `showPropuestaPracticas: true`, o `menuAlumno.nuevaOferta: false`.',
    },
  },
  needs('requestDireccionFullContactoEmpresa', 'requestDireccionContactoEmpresa', {
    en: 'The full address adds postal code, province and country to street and town, which would not be asked for.',
    es: 'La dirección completa añade código postal, provincia y país a la calle y la localidad, que no se pedirían.',
    ca: 'L’adreça completa afegeix codi postal, província i país al carrer i la localitat, que no es demanarien.',
  }),
  {
    paths: [['mostrarSelectorModoOscuro'], ['modoOscuro']],
    isThere: ({ mostrarSelectorModoOscuro, modoOscuro }) => mostrarSelectorModoOscuro && modoOscuro === 'off',
    what: {
      en: '`mostrarSelectorModoOscuro` is on, but `modoOscuro` is `off`.',
      es: '`mostrarSelectorModoOscuro` está activado, pero `modoOscuro` es `off`.',
      ca: '`mostrarSelectorModoOscuro` està activat, però `modoOscuro` és `off`.',
    },
    why: {
      en: 'Visitors would get a button for a dark mode that the portal does not have.',
      es: 'Habría un botón para un modo oscuro que el portal no tiene.',
      ca: 'Hi hauria un botó per a un mode fosc que el portal no té.',
    },
    fix: {
      en: 'Write `modoOscuro: sistema`, or `mostrarSelectorModoOscuro: false`.',
      es: 'Escribe `modoOscuro: sistema`, o `mostrarSelectorModoOscuro: false`.',
      ca: 'Escriu `modoOscuro: sistema`, o `mostrarSelectorModoOscuro: false`.',
    },
  },
  {
    paths: [['tipografia'], ['fonts']],
    isThere: ({ tipografia, fonts }) => tipografia !== undefined && fonts !== undefined,
    what: {
      en: '`tipografia` names a pair of fonts, and `fonts` has others.',
      es: '`tipografia` nombra una pareja de fuentes, y `fonts` tiene otras.',
      ca: '`tipografia` anomena una parella de fonts, i `fonts` en té unes altres.',
    },
    why: {
      en: 'A portal speaks with one of the two.',
      es: 'Un portal habla con una de las dos.',
      ca: 'Un portal parla amb una de les dues.',
    },
    fix: {
      en: 'Delete `tipografia` to use your own files, or `fonts` to use the pair.',
      es: 'Borra `tipografia` para usar tus archivos, o `fonts` para usar la pareja.',
      ca: 'Esborra `tipografia` per fer servir els teus fitxers, o `fonts` per fer servir la parella.',
    },
  },
  wantsBackground('cabecera', 'imagen', ({ cabecera }) => cabecera === 'imagen'),
  wantsBackground('motivo', 'fondo', ({ motivo }) => motivo === 'fondo'),
  differ(
    [
      ['rangoNota', 'min'],
      ['rangoNota', 'max'],
    ],
    ({ rangoNota }) => rangoNota.min >= rangoNota.max,
    { en: 'is not below', es: 'no está por debajo de', ca: 'no està per sota de' },
    {
      en: 'No grade would be possible. Without a setting of your own the scale goes from 1 to 4.',
      es: 'No sería posible ninguna nota. Sin ajuste propio, la escala va de 1 a 4.',
      ca: 'No seria possible cap nota. Sense paràmetre propi, l’escala va d’1 a 4.',
    },
    {
      en: 'Write the lowest grade as `min` and the highest as `max`.',
      es: 'Escribe la nota más baja en `min` y la más alta en `max`.',
      ca: 'Escriu la nota més baixa a `min` i la més alta a `max`.',
    },
  ),
  differ(
    [
      ['limitesJornada', 'horasDia'],
      ['limitesJornada', 'horasSemana'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasSemana),
    { en: 'is above', es: 'está por encima de', ca: 'està per sobre de' },
    {
      en: 'One day cannot have more hours than the week that it is in.',
      es: 'Un día no puede tener más horas que la semana en que está.',
      ca: 'Un dia no pot tenir més hores que la setmana on és.',
    },
    {
      en: 'Correct one of the two numbers.',
      es: 'Corrige uno de los dos números.',
      ca: 'Corregeix un dels dos números.',
    },
  ),
  differ(
    [
      ['limitesJornada', 'horasDiaFueraLectivo'],
      ['limitesJornada', 'horasDia'],
    ],
    ({ limitesJornada }) => above(limitesJornada?.horasDia, limitesJornada?.horasDiaFueraLectivo),
    { en: 'is below', es: 'está por debajo de', ca: 'està per sota de' },
    {
      en: 'Outside teaching periods students have more time, not less: the two numbers are probably swapped.',
      es: 'Fuera del periodo lectivo el alumnado tiene más tiempo, no menos: seguramente los dos números están cambiados.',
      ca: 'Fora del període lectiu l’alumnat té més temps, no menys: segurament els dos números estan canviats.',
    },
    {
      en: 'Correct one of the two numbers.',
      es: 'Corrige uno de los dos números.',
      ca: 'Corregeix un dels dos números.',
    },
  ),
  differ(
    [['dominiosPrueba'], ['dominio_produccion']],
    ({ dominiosPrueba, dominio_produccion: domain }) =>
      domain !== undefined && dominiosPrueba.includes(domain),
    { en: 'has the same domain as', es: 'tiene el mismo dominio que', ca: 'té el mateix domini que' },
    {
      en: 'The finished portal would talk to the test server.',
      es: 'El portal terminado hablaría con el servidor de pruebas.',
      ca: 'El portal acabat parlaria amb el servidor de proves.',
    },
    {
      en: 'Delete the domain from `dominiosPrueba`.',
      es: 'Borra el dominio de `dominiosPrueba`.',
      ca: 'Esborra el domini de `dominiosPrueba`.',
    },
  ),
];
