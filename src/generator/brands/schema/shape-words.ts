import type { ReportLanguage } from '#core/i18n/report-languages.ts';

/** Description of a definition with several keys: title, introduction, and each key. */
export interface ShapeWords {
  title: string;
  intro: string;
  keys: Readonly<Record<string, string>>;
}

const flags = {
  es: {
    visible: 'Si el campo se muestra.',
    editable: 'Si la persona puede cambiarlo; si no, el valor se muestra como texto.',
    required: 'Si hay que rellenarlo para enviar el formulario.',
  },
  ca: {
    visible: 'Si el camp es mostra.',
    editable: 'Si la persona el pot canviar; si no, el valor es mostra com a text.',
    required: 'Si cal emplenar-lo per enviar el formulari.',
  },
};

/** Descriptions by the English title in the schema. */
export const shapeWords: Readonly<
  Record<Exclude<ReportLanguage, 'en'>, Readonly<Record<string, ShapeWords>>>
> = {
  es: {
    Treatment: {
      title: 'Tratamiento',
      intro: 'Lo que se dice de los datos antes de darlos.',
      keys: {
        finalidad: 'Para qué son los datos.',
        legitimacion: 'La base jurídica.',
        destinatarios: 'Quién más los recibe.',
        procedencia: 'De dónde salen los datos de una tercera persona.',
      },
    },
    'Localized text': {
      title: 'Texto por idioma',
      intro: 'El mismo texto en cada idioma del portal: tantas líneas como idiomas hay en `idiomas`.',
      keys: { es: 'Texto en castellano.', ca: 'Texto en catalán.', en: 'Texto en inglés.' },
    },
    'Colour pair': {
      title: 'Pareja de colores',
      intro: 'Un fondo y el color de su texto, que se tiene que leer bien encima.',
      keys: { fondo: 'Color del fondo.', texto: 'Color del texto que va encima.' },
    },
    Seal: {
      title: 'Sello',
      intro: 'Una imagen que dice qué se ha concedido y dónde se puede leer.',
      keys: {
        imagen: 'Imagen del sello, mejor en SVG.',
        texto: 'Lo que dice la imagen, para quien no la ve.',
        url: 'Página que habla de él; si falta, el sello no lleva a ninguna parte.',
      },
    },
    Link: {
      title: 'Enlace',
      intro: 'Un enlace con su texto.',
      keys: { texto: 'Texto del enlace.', url: 'Adónde lleva.' },
    },
    'Document link': {
      title: 'Documento',
      intro: 'Un documento con su título.',
      keys: { titulo: 'Título del documento.', url: 'Dónde está el documento.' },
    },
    Notice: {
      title: 'Aviso',
      intro: 'Un aviso durante unos días.',
      keys: {
        desde: 'Primer día en que se muestra.',
        hasta: 'Último día en que se muestra.',
        texto: 'Lo que dice, en una o dos frases.',
      },
    },
    Font: {
      title: 'Fuente',
      intro: 'Una fuente y sus ficheros.',
      keys: {
        familia: 'Nombre de la fuente.',
        archivos: 'Ficheros de la fuente, uno por grosor y estilo.',
      },
    },
    'Font file': {
      title: 'Fichero de fuente',
      intro: 'Un fichero de una fuente.',
      keys: {
        archivo: 'Fichero en formato woff2.',
        peso: 'Grosor de las letras: 400 es normal, 700 es negrita.',
        estilo: 'Derecha (normal) o cursiva (italic).',
      },
    },
    'Specific login': {
      title: 'Página de acceso',
      intro: 'Otra página de acceso.',
      keys: {
        tipoUsuario:
          'Quién entra por aquí: alumnado (`Alumno`), quien ya ha terminado (`Egresado`) o empresas (`Empresa`).',
        titulo: 'Título de la página. Si falta, el de `textosLogin`.',
        texto: 'Texto bajo el título. Si falta, el de `textosLogin`.',
        background: 'Fondo de esta página: una imagen o un color. Si falta, `background`.',
      },
    },
    'Field flags': {
      title: 'Claves de un campo',
      intro: 'Cómo tratan los formularios un campo.',
      keys: flags.es,
    },
    'Shown field': {
      title: 'Campo que solo se muestra',
      intro: 'Cómo tratan los formularios un dato que pone la institución y el portal solo muestra.',
      keys: {
        ...flags.es,
        editable: 'Siempre false: este dato lo pone la institución.',
        required: 'Siempre false: nadie lo rellena.',
      },
    },
  },
  ca: {
    Treatment: {
      title: 'Tractament',
      intro: 'El que es diu de les dades abans de donar-les.',
      keys: {
        finalidad: 'Per a què són les dades.',
        legitimacion: 'La base jurídica.',
        destinatarios: 'Qui més les rep.',
        procedencia: 'D’on surten les dades d’una tercera persona.',
      },
    },
    'Localized text': {
      title: 'Text per llengua',
      intro: 'El mateix text en cada llengua del portal: tantes línies com llengües hi ha a `idiomas`.',
      keys: { es: 'Text en castellà.', ca: 'Text en català.', en: 'Text en anglès.' },
    },
    'Colour pair': {
      title: 'Parella de colors',
      intro: 'Un fons i el color del seu text, que s’hi ha de llegir bé a sobre.',
      keys: { fondo: 'Color del fons.', texto: 'Color del text que va a sobre.' },
    },
    Seal: {
      title: 'Segell',
      intro: 'Una imatge que diu què s’ha concedit i on es pot llegir.',
      keys: {
        imagen: 'Imatge del segell, millor en SVG.',
        texto: 'El que diu la imatge, per a qui no la veu.',
        url: 'Pàgina que en parla; si falta, el segell no porta enlloc.',
      },
    },
    Link: {
      title: 'Enllaç',
      intro: 'Un enllaç amb el seu text.',
      keys: { texto: 'Text de l’enllaç.', url: 'On porta.' },
    },
    'Document link': {
      title: 'Document',
      intro: 'Un document amb el seu títol.',
      keys: { titulo: 'Títol del document.', url: 'On és el document.' },
    },
    Notice: {
      title: 'Avís',
      intro: 'Un avís durant uns dies.',
      keys: {
        desde: 'Primer dia en què es mostra.',
        hasta: 'Últim dia en què es mostra.',
        texto: 'El que diu, en una o dues frases.',
      },
    },
    Font: {
      title: 'Font',
      intro: 'Una font i els seus fitxers.',
      keys: { familia: 'Nom de la font.', archivos: 'Fitxers de la font, un per gruix i estil.' },
    },
    'Font file': {
      title: 'Fitxer de font',
      intro: 'Un fitxer d’una font.',
      keys: {
        archivo: 'Fitxer en format woff2.',
        peso: 'Gruix de les lletres: 400 és normal, 700 és negreta.',
        estilo: 'Dreta (normal) o cursiva (italic).',
      },
    },
    'Specific login': {
      title: 'Pàgina d’accés',
      intro: 'Una altra pàgina d’accés.',
      keys: {
        tipoUsuario:
          'Qui entra per aquí: alumnat (`Alumno`), qui ja ha acabat (`Egresado`) o empreses (`Empresa`).',
        titulo: 'Títol de la pàgina. Si falta, el de `textosLogin`.',
        texto: 'Text sota el títol. Si falta, el de `textosLogin`.',
        background: 'Fons d’aquesta pàgina: una imatge o un color. Si falta, `background`.',
      },
    },
    'Field flags': {
      title: 'Claus d’un camp',
      intro: 'Com tracten els formularis un camp.',
      keys: flags.ca,
    },
    'Shown field': {
      title: 'Camp que només es mostra',
      intro: 'Com tracten els formularis una dada que posa la institució i el portal només mostra.',
      keys: {
        ...flags.ca,
        editable: 'Sempre false: aquesta dada la posa la institució.',
        required: 'Sempre false: ningú no l’emplena.',
      },
    },
  },
};
