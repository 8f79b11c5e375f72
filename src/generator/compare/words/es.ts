import type { ComparisonTexts } from './words.ts';

const percent = new Intl.NumberFormat('es-ES', { style: 'percent', maximumFractionDigits: 1 });

export const es: ComparisonTexts = {
  title: 'Lo que verá la gente',
  lead: (count, base) =>
    count === 1 ? `Cambia 1 portal respecto a ${base}.` : `Cambian ${count} portales respecto a ${base}.`,
  nothing: 'Nadie verá nada distinto.',
  parts: {
    switches: 'Lo que se activa y se desactiva',
    settings: 'Ajustes',
    pages: 'Páginas',
    fields: 'Campos de los formularios',
    colours: 'Colores',
    texts: 'Textos',
    files: 'Ficheros',
    site: 'El sitio terminado',
  },
  fates: { added: 'portal nuevo', removed: 'portal que desaparece', changed: 'cambia' },
  on: (what) => `A partir de ahora: ${what}`,
  off: (what) => `Ya no: ${what}`,
  pageComes: (title) => `Página nueva: ${title}`,
  pageGoes: (title) => `Página que desaparece: ${title}`,
  fileComes: 'fichero nuevo',
  fileGoes: 'fichero que desaparece',
  fileChanges: 'otro contenido',
  flags: {
    visible: { yes: 'se muestra', no: 'deja de mostrarse' },
    editable: { yes: 'se puede cambiar', no: 'ya no se puede cambiar' },
    required: { yes: 'pasa a ser obligatorio', no: 'deja de ser obligatorio' },
  },
  ownText: 'Texto del portal',
  contentPage: (title) => `Página «${title}»`,
  sitePages: (changed, all) => `Cambian ${changed} de ${all} ficheros de páginas.`,
  siteSize: (kilobytes) => `El sitio ocupa ${Math.abs(kilobytes)} KB ${kilobytes < 0 ? 'menos' : 'más'}.`,
  before: 'Antes',
  after: 'Después',
  contrast: 'contraste',
  modes: { light: 'claro', dark: 'oscuro' },
  devices: { phone: 'teléfono', desktop: 'ordenador' },
  visitor: 'visitante',
  people: { student: 'estudiante', company: 'empresa' },
  pairs: {
    link: 'Enlaces sobre la página',
    action: 'Texto de los botones principales',
    header: 'Texto de la cabecera',
    footer: 'Texto del pie',
    login: 'Texto del panel de acceso',
  },
  pictures: 'Imágenes',
  samePictures: (looked) => `De ${looked} imágenes, ninguna cambia.`,
  marked: (share) =>
    share < 0.001 ? 'menos del 0,1 % de la imagen' : `${percent.format(share)} de la imagen`,
  broken: (brands) => `No se pueden construir como están: ${brands}. npm run check dice por qué.`,
  cut: 'Hay más: véase el informe.',
  none: 'nada',
};
