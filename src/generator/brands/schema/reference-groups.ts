import type { ReportLanguage } from '#core/i18n/report-languages.ts';

export interface ReferenceGroup {
  title: Readonly<Record<ReportLanguage, string>>;
  /** What the settings of the group have in common, for readers. */
  intro: Readonly<Record<ReportLanguage, string>>;
  /** Top-level settings, in the order of the reference. */
  settings: readonly string[];
}

/** Chapters of the brand reference. Every top-level setting except `campos` belongs to exactly one. */
export const referenceGroups: readonly ReferenceGroup[] = [
  {
    title: { en: 'Identity', es: 'Identidad', ca: 'Identitat' },
    intro: { en: 'Who the portal belongs to.', es: 'De quién es el portal.', ca: 'De qui és el portal.' },
    settings: [
      'id',
      'extends',
      'nombre',
      'nombreCorto',
      'institucion',
      'institucionNombrada',
      'institucionesMencionadas',
      'otrasInstituciones',
      'descripcion',
      'organismo',
      'ensenanzas',
    ],
  },
  {
    title: { en: 'Languages', es: 'Idiomas', ca: 'Llengües' },
    intro: {
      en: 'The languages of the portal. Every text of the brand must exist in each of them.',
      es: 'Los idiomas del portal. Cada texto de la marca tiene que estar en todos.',
      ca: 'Les llengües del portal. Cada text de la marca hi ha de ser en totes.',
    },
    settings: ['idiomas', 'idiomaDefecto'],
  },
  {
    title: { en: 'Look', es: 'Aspecto', ca: 'Aspecte' },
    intro: {
      en: 'Colours, logos and fonts. Pictures, fonts and style sheets are files in the `assets` folder.',
      es: 'Colores, logotipos y fuentes. Imágenes, fuentes y hojas de estilos son ficheros de la carpeta `assets`.',
      ca: 'Colors, logotips i fonts. Imatges, fonts i fulls d’estils són fitxers de la carpeta `assets`.',
    },
    settings: [
      'colores',
      'modoOscuro',
      'mostrarSelectorModoOscuro',
      'logo',
      'logocolor',
      'logoencabezado',
      'logoOscuro',
      'logoencabezadoOscuro',
      'logoSize',
      'icono',
      'tipografia',
      'fonts',
      'background',
      'motivo',
      'cabecera',
      'esquinas',
      'densidad',
      'ownstyles',
    ],
  },
  {
    title: { en: 'Texts and facts', es: 'Textos y datos', ca: 'Textos i dades' },
    intro: {
      en: 'What the portal says about the university. Longer texts are Markdown pages in `content`.',
      es: 'Lo que dice el portal de la institución. Los textos largos son páginas Markdown en `content`.',
      ca: 'El que diu el portal de la institució. Els textos llargs són pàgines Markdown a `content`.',
    },
    settings: [
      'textos',
      'textosLogin',
      'footer',
      'contacto',
      'legal',
      'accesibilidad',
      'avisos',
      'zonaHoraria',
    ],
  },
  {
    title: { en: 'Modules', es: 'Módulos', ca: 'Mòduls' },
    intro: {
      en: 'The parts of the portal that a brand can leave out.',
      es: 'Las partes del portal que una marca puede no tener.',
      ca: 'Les parts del portal que una marca pot no tenir.',
    },
    settings: ['modulos'],
  },
  {
    title: { en: 'Sign-in and registration', es: 'Acceso y registro', ca: 'Accés i registre' },
    intro: {
      en: 'How people get into the portal.',
      es: 'Cómo se entra en el portal.',
      ca: 'Com s’entra al portal.',
    },
    settings: [
      'ownlogin',
      'OneLoginForCandidatos',
      'sso',
      'loginsEspecificos',
      'canRegistroAlumno',
      'registroAlumnoHasta',
    ],
  },
  {
    title: { en: 'Students', es: 'Alumnado', ca: 'Alumnat' },
    intro: {
      en: 'What students and graduates see and are asked for.',
      es: 'Lo que ve y lo que se pide al alumnado y a quien ya ha terminado.',
      ca: 'El que veu i el que es demana a l’alumnat i a qui ja ha acabat.',
    },
    settings: [
      'quitarCampoDiscapacidad',
      'checkDatosNecesariosEnLogin',
      'popupDatosObligatorios',
      'CVRequired',
      'emailInscripcion',
      'showPropuestaPracticas',
      'menuAlumno',
      'rangoNota',
      'tituloInicio',
      'etiquetaHojaSemanal',
    ],
  },
  {
    title: { en: 'Companies', es: 'Empresas', ca: 'Empreses' },
    intro: {
      en: 'What companies see and are asked for.',
      es: 'Lo que ven y lo que se pide a las empresas.',
      ca: 'El que veuen i el que es demana a les empreses.',
    },
    settings: [
      'checkDatosCompletosEmpresa',
      'requestTipoEmpresa',
      'requestTipoContacto',
      'requestDireccionContactoEmpresa',
      'requestDireccionFullContactoEmpresa',
      'haveDocumentosPracticas',
      'documentosPracticas',
      'canUploadDocEmpresas',
      'canCrearConvenio',
      'convenio',
      'checkMenuEducacion',
    ],
  },
  {
    title: { en: 'Offers and placements', es: 'Ofertas y prácticas', ca: 'Ofertes i pràctiques' },
    intro: {
      en: 'How offers are written, shown and copied.',
      es: 'Cómo se escriben, se muestran y se copian las ofertas.',
      ca: 'Com s’escriuen, es mostren i es copien les ofertes.',
    },
    settings: [
      'publicacionOfertaDefecto',
      'convenioParaPublicar',
      'vistaCandidato',
      'menores',
      'showReferenciaOferta',
      'canDuplicarOferta',
      'canDuplicarOfertaInvertida',
      'otrasRemuneracionesEnPracticas',
      'requestEmpresaDestino',
      'hasProgramaPracticasActivo',
      'checkIbanInPracticasConServicio',
      'limitesJornada',
    ],
  },
  {
    title: { en: 'Domains and services', es: 'Dominios y servicios', ca: 'Dominis i serveis' },
    intro: {
      en: 'Where the portal lives and which servers it talks to. Agree these with your technical staff.',
      es: 'Dónde está el portal y con qué servidores habla. Acuérdalos con el equipo técnico.',
      ca: 'On és el portal i amb quins servidors parla. Acorda-ho amb l’equip tècnic.',
    },
    settings: [
      'dominio_produccion',
      'dominiosPrueba',
      'apiProduccion',
      'apiSandbox',
      'apiIdempotencia',
      'apiCierreSesion',
      'dominios',
      'analyticsId',
      'cookieyes',
      'claveExisteCIF',
      'urlInformes',
      'urlInformesSeguridad',
      'inMantenimiento',
      'mantenimiento',
    ],
  },
];
