export interface ReferenceGroup {
  title: string;
  /** What the settings of the group have in common, for the reader. */
  intro: string;
  /** Top-level settings, in the order in which they are explained. */
  settings: readonly string[];
}

/** The chapters of the brand reference. Every top-level setting but `campos` belongs to exactly one. */
export const referenceGroups: readonly ReferenceGroup[] = [
  {
    title: 'Identity',
    intro: 'Who the portal belongs to.',
    settings: ['id', 'extends', 'nombre', 'nombreCorto', 'institucion', 'descripcion', 'organismo'],
  },
  {
    title: 'Languages',
    intro: 'The languages of the portal. Every text of the brand must exist in each of them.',
    settings: ['idiomas', 'idiomaDefecto'],
  },
  {
    title: 'Look',
    intro: 'Colours, logos and fonts. Pictures, fonts and style sheets are files in the `assets` folder.',
    settings: [
      'colores',
      'modoOscuro',
      'mostrarSelectorModoOscuro',
      'logo',
      'logocolor',
      'logoencabezado',
      'logoSize',
      'icono',
      'fonts',
      'background',
      'ownstyles',
    ],
  },
  {
    title: 'Texts and facts',
    intro: 'What the portal says about the university. Longer texts are Markdown pages in `content`.',
    settings: ['textosLogin', 'footer', 'contacto', 'legal'],
  },
  {
    title: 'Modules',
    intro: 'The parts of the portal that a brand can leave out.',
    settings: ['modulos'],
  },
  {
    title: 'Sign-in and registration',
    intro: 'How people get into the portal.',
    settings: ['ownlogin', 'OneLoginForCandidatos', 'sso', 'loginsEspecificos', 'canRegistroAlumno'],
  },
  {
    title: 'Students',
    intro: 'What students and graduates see and are asked for.',
    settings: [
      'quitarCampoDiscapacidad',
      'checkDatosNecesariosEnLogin',
      'popupDatosObligatorios',
      'CVRequired',
      'emailInscripcion',
      'showPropuestaPracticas',
      'menuAlumno',
      'rangoNota',
      'etiquetaHojaSemanal',
    ],
  },
  {
    title: 'Companies',
    intro: 'What companies see and are asked for.',
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
    title: 'Offers and placements',
    intro: 'How offers are written, shown and copied.',
    settings: [
      'publicacionOfertaDefecto',
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
    title: 'Domains and services',
    intro: 'Where the portal lives and which servers it talks to. Agree these with your technical staff.',
    settings: [
      'dominio_produccion',
      'dominiosPrueba',
      'apiProduccion',
      'apiSandbox',
      'dominios',
      'analyticsId',
      'cookieyes',
      'claveExisteCIF',
      'urlInformes',
      'inMantenimiento',
    ],
  },
];
