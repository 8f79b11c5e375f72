import type { ReportText } from '#generator/diagnostics/report-text.ts';
import { languages } from '#core/i18n/languages.ts';
import { reportLanguages } from '#core/i18n/report-languages.ts';

/** Placeholders of values in the usage. */
const dir: ReportText = { en: 'DIR', es: 'CARPETA', ca: 'CARPETA' };
const file: ReportText = { en: 'FILE', es: 'FICHERO', ca: 'FITXER' };
const name: ReportText = { en: 'NAME', es: 'NOMBRE', ca: 'NOM' };
const number: ReportText = { en: 'NUMBER', es: 'NÚMERO', ca: 'NÚMERO' };
const id: ReportText = { en: 'ID', es: 'ID', ca: 'ID' };

/** All options; each command names those it takes. */
export const options = {
  after: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder with the bundles of now (that of --out)',
      es: 'carpeta con los portales de ahora (la de --out)',
      ca: 'carpeta amb els portals d’ara (la de --out)',
    },
  },
  base: {
    type: 'string',
    value: { en: 'BASE', es: 'BASE', ca: 'BASE' },
    help: {
      en: 'commit, branch or tag to compare with',
      es: 'commit, rama o etiqueta con la que se compara',
      ca: 'commit, branca o etiqueta amb què es compara',
    },
  },
  before: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder with the bundles to compare with',
      es: 'carpeta con los portales con los que se compara',
      ca: 'carpeta amb els portals amb què es compara',
    },
  },
  brand: {
    type: 'string',
    multiple: true,
    value: id,
    help: {
      en: 'only this brand; may be given several times',
      es: 'solo esta marca; se puede repetir',
      ca: 'només aquesta marca; es pot repetir',
    },
  },
  'brands-dir': {
    type: 'string',
    value: dir,
    help: {
      en: 'folder of the brand files (brands)',
      es: 'carpeta de los ficheros de las marcas (brands)',
      ca: 'carpeta dels fitxers de les marques (brands)',
    },
  },
  out: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder of the finished sites (dist-brands)',
      es: 'carpeta de los portales terminados (dist-brands)',
      ca: 'carpeta dels portals acabats (dist-brands)',
    },
  },
  browser: {
    type: 'string',
    value: { en: 'WHICH', es: 'CUÁL', ca: 'QUIN' },
    help: {
      en: 'packaged for the one that comes with the packages, system for that of the system (packaged)',
      es: 'packaged para el que viene con los paquetes, system para el del sistema (packaged)',
      ca: 'packaged per al que ve amb els paquets, system per al del sistema (packaged)',
    },
  },
  changed: {
    type: 'boolean',
    help: {
      en: 'run only test files of which something has changed that they depend on',
      es: 'pasa solo las pruebas en las que ha cambiado algo de lo que dependen',
      ca: 'passa només les proves en què ha canviat alguna cosa de la qual depenen',
    },
  },
  cache: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder inside the project for what builds keep (.cache)',
      es: 'carpeta dentro del proyecto para lo que se guarda de una vez a otra (.cache)',
      ca: 'carpeta dins del projecte per al que es desa d’una vegada a l’altra (.cache)',
    },
  },
  check: {
    type: 'boolean',
    help: {
      en: 'only say what is out of date',
      es: 'solo dice qué no está al día',
      ca: 'només diu què no està al dia',
    },
  },
  color: {
    type: 'string',
    value: { en: 'COLOUR', es: 'COLOR', ca: 'COLOR' },
    help: {
      en: "main colour, like '#0b5563'",
      es: "color principal, como '#0b5563'",
      ca: "color principal, com '#0b5563'",
    },
  },
  compress: {
    type: 'boolean',
    help: {
      en: 'put compressed copies (.br, .gz) beside the files, for servers that send them',
      es: 'deja junto a los ficheros copias comprimidas (.br, .gz), para los servidores que las envían',
      ca: 'deixa al costat dels fitxers còpies comprimides (.br, .gz), per als servidors que les envien',
    },
  },
  data: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder of the data of the sandbox (.cache/sandbox)',
      es: 'carpeta de los datos del servidor de pruebas (.cache/sandbox)',
      ca: 'carpeta de les dades del servidor de proves (.cache/sandbox)',
    },
  },
  device: {
    type: 'string',
    multiple: true,
    value: { en: 'DEVICE', es: 'APARATO', ca: 'APARELL' },
    help: {
      en: 'only on this one: desktop or phone; may be given several times',
      es: 'solo en este: desktop o phone; se puede repetir',
      ca: 'només en aquest: desktop o phone; es pot repetir',
    },
  },
  force: {
    type: 'boolean',
    help: {
      en: 'build again what has not changed',
      es: 'construye de nuevo lo que no ha cambiado',
      ca: 'construeix de nou el que no ha canviat',
    },
  },
  format: {
    type: 'string',
    value: { en: 'FORMAT', es: 'FORMATO', ca: 'FORMAT' },
    help: {
      en: 'how the report is printed (text)',
      es: 'en qué forma sale el informe (text)',
      ca: 'en quina forma surt l’informe (text)',
    },
  },
  full: {
    type: 'boolean',
    help: {
      en: 'look at every page of every brand',
      es: 'mira todas las páginas de todas las marcas',
      ca: 'mira totes les pàgines de totes les marques',
    },
  },
  list: {
    type: 'boolean',
    help: {
      en: 'with --changed: run nothing, list the test files that would',
      es: 'con --changed: no pasa nada, hace la lista de las pruebas que pasaría',
      ca: 'amb --changed: no passa res, fa la llista de les proves que passaria',
    },
  },
  strict: {
    type: 'boolean',
    help: {
      en: 'a test that passes only at its second try has failed',
      es: 'una prueba que solo pasa a la segunda ha fallado',
      ca: 'una prova que només passa a la segona ha fallat',
    },
  },
  times: {
    type: 'boolean',
    help: {
      en: 'keep how long each test file took in tests/times.json',
      es: 'guarda en tests/times.json lo que ha tardado cada fichero de pruebas',
      ca: 'desa a tests/times.json el que ha trigat cada fitxer de proves',
    },
  },
  shard: {
    type: 'string',
    value: { en: 'PART', es: 'PARTE', ca: 'PART' },
    help: {
      en: 'only one of several parts that take equally long, such as 1/4',
      es: 'solo una de varias partes que tardan lo mismo, como 1/4',
      ca: 'només una de diverses parts que triguen igual, com 1/4',
    },
  },
  idiomas: {
    type: 'string',
    value: { en: 'LANGUAGES', es: 'IDIOMAS', ca: 'LLENGÜES' },
    help: {
      en: `of ${languages.join(', ')}, with commas; the first is the default`,
      es: `entre ${languages.join(', ')}, con comas; el primero es el predeterminado`,
      ca: `entre ${languages.join(', ')}, amb comes; la primera és la predeterminada`,
    },
  },
  images: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder for the pictures (docs/images)',
      es: 'carpeta para las imágenes (docs/images)',
      ca: 'carpeta per a les imatges (docs/images)',
    },
  },
  server: {
    type: 'string',
    value: { en: 'URL', es: 'URL', ca: 'URL' },
    help: {
      en: 'address of the server that is tried',
      es: 'dirección del servidor que se prueba',
      ca: 'adreça del servidor que es prova',
    },
  },
  install: {
    type: 'boolean',
    help: {
      en: 'get the engines that come as packages first',
      es: 'instala antes los motores que vienen como paquetes',
      ca: 'instal·la abans els motors que venen com a paquets',
    },
  },
  keep: {
    type: 'string',
    value: number,
    help: {
      en: 'earlier releases whose scripts, styles and pictures stay, since open tabs may ask for them (0)',
      es: 'versiones anteriores cuyos scripts, estilos e imágenes se quedan, por si los piden pestañas abiertas (0)',
      ca: 'versions anteriors de les quals queden els scripts, els estils i les imatges, per si els demanen pestanyes obertes (0)',
    },
  },
  lang: {
    type: 'string',
    value: { en: 'LANGUAGE', es: 'IDIOMA', ca: 'LLENGUA' },
    help: {
      en: `language of the report, of mistakes and of this help: ${reportLanguages.join(', ')} (that of the system)`,
      es: `idioma del informe, de los errores y de esta ayuda: ${reportLanguages.join(', ')} (el del sistema)`,
      ca: `llengua de l’informe, dels errors i d’aquesta ajuda: ${reportLanguages.join(', ')} (la del sistema)`,
    },
  },
  logo: {
    type: 'string',
    value: file,
    help: {
      en: 'picture of the logo, best as SVG',
      es: 'imagen del logotipo, mejor en SVG',
      ca: 'imatge del logotip, millor en SVG',
    },
  },
  mode: {
    type: 'string',
    multiple: true,
    value: { en: 'MODE', es: 'MODO', ca: 'MODE' },
    help: {
      en: 'only in this one: light or dark; may be given several times',
      es: 'solo en este: light (claro) o dark (oscuro); se puede repetir',
      ca: 'només en aquest: light (clar) o dark (fosc); es pot repetir',
    },
  },
  nombre: {
    type: 'string',
    value: name,
    help: {
      en: 'full name of the portal',
      es: 'nombre completo del portal',
      ca: 'nom complet del portal',
    },
  },
  only: {
    type: 'string',
    multiple: true,
    value: { en: 'CALL', es: 'LLAMADA', ca: 'CRIDA' },
    help: {
      en: 'only this call; several with commas',
      es: 'solo esta llamada; varias, con comas',
      ca: 'només aquesta crida; diverses, amb comes',
    },
  },
  legal: {
    type: 'boolean',
    help: {
      en: 'the duties that the law gives a portal: what is met, what is missing and where, what others have to do',
      es: 'lo que la ley exige a un portal: qué se cumple, qué falta y dónde, qué corresponde a otros',
      ca: 'el que la llei exigeix a un portal: què es compleix, què falta i on, què correspon a altres',
    },
  },
  origin: {
    type: 'string',
    value: { en: 'URL', es: 'URL', ca: 'URL' },
    help: {
      en: 'origin of the pages of the portal',
      es: 'origen de las páginas del portal',
      ca: 'origen de les pàgines del portal',
    },
  },
  personas: {
    type: 'string',
    value: file,
    help: {
      en: 'JSON with who to sign in as',
      es: 'JSON con quién se entra',
      ca: 'JSON amb qui s’entra',
    },
  },
  pictures: {
    type: 'boolean',
    help: {
      en: 'build both sides and show the screens that look different',
      es: 'construye las dos partes y enseña las pantallas que se ven distintas',
      ca: 'construeix les dues parts i ensenya les pantalles que es veuen diferents',
    },
  },
  port: {
    type: 'string',
    value: number,
    help: {
      en: 'port of the server (PORT of the environment, or 4321; of the sandbox 4400)',
      es: 'puerto del servidor (PORT del entorno, o 4321; el de pruebas, 4400)',
      ca: 'port del servidor (PORT de l’entorn, o 4321; el de proves, 4400)',
    },
  },
  previous: {
    type: 'string',
    multiple: true,
    value: file,
    help: {
      en: 'manifest.json of an earlier release, whose files open tabs still ask for',
      es: 'manifest.json de una versión anterior, cuyos ficheros aún piden pestañas abiertas',
      ca: 'manifest.json d’una versió anterior, els fitxers de la qual encara demanen pestanyes obertes',
    },
  },
  pseudo: {
    type: 'boolean',
    help: {
      en: 'Spanish pages with accents, longer words and marks around each text: what lacks them is not translated',
      es: 'las páginas en castellano, con acentos, palabras más largas y marcas en cada texto: lo que no las lleva no se traduce',
      ca: 'les pàgines en castellà, amb accents, paraules més llargues i marques a cada text: el que no en té no es tradueix',
    },
  },
  release: {
    type: 'boolean',
    help: {
      en: 'what is unfinished is an error: nothing with it is published',
      es: 'lo que está por terminar es un error: nada que lo lleve se publica',
      ca: 'el que està per acabar és un error: res que en porti es publica',
    },
  },
  verify: {
    type: 'boolean',
    help: {
      en: 'compare the finished sites with their manifests; build again what differs',
      es: 'compara los portales terminados con sus manifiestos; construye de nuevo lo que difiere',
      ca: 'compara els portals acabats amb els seus manifestos; construeix de nou el que difereix',
    },
  },
  report: {
    type: 'string',
    value: dir,
    help: {
      en: 'folder for the reports (.cache/compare/report)',
      es: 'carpeta para los informes (.cache/compare/report)',
      ca: 'carpeta per als informes (.cache/compare/report)',
    },
  },
  reset: {
    type: 'boolean',
    help: {
      en: 'make the data of the sandbox anew',
      es: 'hace de nuevo los datos del servidor de pruebas',
      ca: 'fa de nou les dades del servidor de proves',
    },
  },
  screen: {
    type: 'string',
    multiple: true,
    value: id,
    help: {
      en: 'only this screen; may be given several times',
      es: 'solo esta pantalla; se puede repetir',
      ca: 'només aquesta pantalla; es pot repetir',
    },
  },
  readme: {
    type: 'boolean',
    help: {
      en: 'the two pictures of the README, instead of the screens of all brands',
      es: 'las dos imágenes del README, en vez de las pantallas de todas las marcas',
      ca: 'les dues imatges del README, en comptes de les pantalles de totes les marques',
    },
  },
  single: {
    type: 'boolean',
    help: {
      en: 'a picture of each screen, instead of all side by side',
      es: 'una imagen de cada pantalla, en vez de todas juntas',
      ca: 'una imatge de cada pantalla, en comptes de totes juntes',
    },
  },
  write: {
    type: 'boolean',
    help: {
      en: 'change what is checked, too',
      es: 'cambia también lo que se comprueba',
      ca: 'canvia també el que es comprova',
    },
  },
  route: {
    type: 'string',
    value: id,
    help: {
      en: 'only this page, by its name, an address or its title',
      es: 'solo esta página, por su nombre, una dirección o su título',
      ca: 'només aquesta pàgina, pel seu nom, una adreça o el seu títol',
    },
  },
} as const satisfies Record<
  string,
  { type: 'string' | 'boolean'; help: ReportText; value?: ReportText; multiple?: true }
>;

export type OptionName = keyof typeof options;

/** Values as typed; options not given are absent. */
export type OptionValues = {
  [Name in OptionName]?: (typeof options)[Name] extends { multiple: true }
    ? string[]
    : (typeof options)[Name] extends { type: 'boolean' }
      ? boolean
      : string;
};
