import type { ComparisonTexts } from './words.ts';

const percent = new Intl.NumberFormat('ca-ES', { style: 'percent', maximumFractionDigits: 1 });

export const ca: ComparisonTexts = {
  title: 'El que veurà la gent',
  lead: (count, base) =>
    count === 1 ? `Canvia 1 portal respecte a ${base}.` : `Canvien ${count} portals respecte a ${base}.`,
  nothing: 'Ningú no veurà res diferent.',
  parts: {
    switches: 'El que s’activa i es desactiva',
    settings: 'Configuració',
    pages: 'Pàgines',
    fields: 'Camps dels formularis',
    colours: 'Colors',
    texts: 'Textos',
    files: 'Fitxers',
    site: 'El lloc acabat',
  },
  fates: { added: 'portal nou', removed: 'portal que desapareix', changed: 'canvia' },
  on: (what) => `A partir d’ara: ${what}`,
  off: (what) => `Ja no: ${what}`,
  pageComes: (title) => `Pàgina nova: ${title}`,
  pageGoes: (title) => `Pàgina que desapareix: ${title}`,
  fileComes: 'fitxer nou',
  fileGoes: 'fitxer que desapareix',
  fileChanges: 'un altre contingut',
  flags: {
    visible: { yes: 'es mostra', no: 'ja no es mostra' },
    editable: { yes: 'es pot canviar', no: 'ja no es pot canviar' },
    required: { yes: 'passa a ser obligatori', no: 'deixa de ser obligatori' },
  },
  ownText: 'Text del portal',
  contentPage: (title) => `Pàgina «${title}»`,
  sitePages: (changed, all) => `Canvien ${changed} de ${all} fitxers de pàgines.`,
  siteSize: (kilobytes) => `El lloc ocupa ${Math.abs(kilobytes)} KB ${kilobytes < 0 ? 'menys' : 'més'}.`,
  before: 'Abans',
  after: 'Després',
  contrast: 'contrast',
  modes: { light: 'clar', dark: 'fosc' },
  devices: { phone: 'telèfon', desktop: 'ordinador' },
  visitor: 'visitant',
  people: { student: 'estudiant', company: 'empresa' },
  pairs: {
    link: 'Enllaços sobre la pàgina',
    action: 'Text dels botons principals',
    header: 'Text de la capçalera',
    footer: 'Text del peu',
    login: 'Text del plafó d’accés',
  },
  pictures: 'Imatges',
  samePictures: (looked) => `De ${looked} imatges, no en canvia cap.`,
  marked: (share) =>
    share < 0.001 ? 'menys del 0,1 % de la imatge' : `${percent.format(share)} de la imatge`,
  broken: (brands) => `No es poden construir com són: ${brands}. npm run check diu per què.`,
  cut: 'N’hi ha més: vegeu l’informe.',
  none: 'res',
};
