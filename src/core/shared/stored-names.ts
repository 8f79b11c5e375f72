/** Declaration of a value that the portal stores in a browser. */
interface StoredDeclaration {
  /** `session`: in the browser, or in the tab where the browser keeps no cookie. */
  place: 'cookie' | 'browser' | 'tab' | 'session' | 'tab or browser' | 'cache';
  purpose: StoredPurpose;
  /**
   * When the value is removed at the latest; tab storage ends with the tab. Signing out removes all values
   * but `answer`, `tab closed`, `release` and `replaced`.
   */
  ends:
    | 'browser closed'
    | 'token'
    | 'sign-out'
    | 'tab'
    | 'tab closed'
    | 'draft'
    | 'answer'
    | 'release'
    | 'replaced';
  /** Module that stores the value; without it nothing is stored. */
  module?: 'sso' | 'encuestas' | 'convenios' | 'condicionesPracticas' | 'bajaServicio';
}

/** Purpose of a stored value: one row of the table that visitors read. */
export type StoredPurpose =
  | 'marker'
  | 'token'
  | 'session'
  | 'preferences'
  | 'consent'
  | 'signIn'
  | 'owner'
  | 'notice'
  | 'drafts'
  | 'answers'
  | 'sentOnce'
  | 'conditions'
  | 'surveys'
  | 'deletion'
  | 'saved'
  | 'upkeep'
  | 'files'
  | 'preview'
  | 'offline'
  | 'nextVisit';

/**
 * All values that the portal stores in a browser, by the name behind `portal.<brand>.`; a name that ends in a
 * dot is a prefix. Names not listed cannot be written, and the table of the cookie policy is made from this
 * list.
 */
export const storedNames = {
  sesion: { place: 'cookie', purpose: 'marker', ends: 'browser closed' },
  token: { place: 'session', purpose: 'token', ends: 'token' },
  tipoUsuario: { place: 'session', purpose: 'session', ends: 'sign-out' },
  conPracticas: { place: 'session', purpose: 'session', ends: 'sign-out' },
  conEmpleo: { place: 'session', purpose: 'session', ends: 'sign-out' },
  soloCiclosUAX: { place: 'session', purpose: 'session', ends: 'sign-out' },
  primerAcceso: { place: 'session', purpose: 'session', ends: 'sign-out' },
  recordar: { place: 'session', purpose: 'session', ends: 'sign-out' },
  desfase: { place: 'session', purpose: 'session', ends: 'sign-out' },
  identidad: { place: 'session', purpose: 'session', ends: 'sign-out' },
  empresa: { place: 'session', purpose: 'session', ends: 'sign-out' },
  variasEmpresas: { place: 'session', purpose: 'session', ends: 'sign-out' },
  calendario: { place: 'session', purpose: 'session', ends: 'sign-out' },
  idioma: { place: 'browser', purpose: 'preferences', ends: 'sign-out' },
  modoOscuro: { place: 'browser', purpose: 'preferences', ends: 'sign-out' },
  atajos: { place: 'browser', purpose: 'preferences', ends: 'sign-out' },
  cookiesAceptadas: { place: 'browser', purpose: 'consent', ends: 'answer' },
  tokenRGPD: { place: 'tab', purpose: 'signIn', ends: 'tab' },
  rutaRetorno: { place: 'tab', purpose: 'signIn', ends: 'tab' },
  estadoSSO: { place: 'tab', purpose: 'signIn', ends: 'tab', module: 'sso' },
  encuestaSSO: { place: 'tab', purpose: 'signIn', ends: 'tab', module: 'sso' },
  autor: { place: 'tab', purpose: 'owner', ends: 'tab' },
  aviso: { place: 'tab', purpose: 'notice', ends: 'tab' },
  avisosCerrados: { place: 'tab', purpose: 'notice', ends: 'tab' },
  avisosSilenciados: { place: 'tab', purpose: 'notice', ends: 'tab' },
  'borrador.': { place: 'tab or browser', purpose: 'drafts', ends: 'draft' },
  'cache.': { place: 'tab', purpose: 'answers', ends: 'tab' },
  propuestas: { place: 'tab', purpose: 'sentOnce', ends: 'tab' },
  convenios: { place: 'tab', purpose: 'sentOnce', ends: 'tab', module: 'convenios' },
  condicionesAceptadas: { place: 'tab', purpose: 'conditions', ends: 'tab', module: 'condicionesPracticas' },
  esperaCondiciones: { place: 'tab', purpose: 'conditions', ends: 'tab', module: 'condicionesPracticas' },
  'tokenEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  'rgpdEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  'anonimaEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  'motivoEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  'practicaEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  'respuestaEncuesta.': { place: 'tab', purpose: 'surveys', ends: 'tab', module: 'encuestas' },
  bajaSolicitada: { place: 'browser', purpose: 'deletion', ends: 'sign-out', module: 'bajaServicio' },
  guardado: { place: 'browser', purpose: 'saved', ends: 'sign-out' },
  recarga: { place: 'tab', purpose: 'upkeep', ends: 'tab' },
  codigo: { place: 'tab', purpose: 'files', ends: 'tab closed' },
  fuentes: { place: 'tab', purpose: 'files', ends: 'tab closed' },
  informes: { place: 'tab', purpose: 'upkeep', ends: 'tab' },
  godmode: { place: 'browser', purpose: 'preview', ends: 'sign-out' },
  ficheros: { place: 'cache', purpose: 'nextVisit', ends: 'replaced' },
  'sinconexion.': { place: 'cache', purpose: 'offline', ends: 'release' },
} as const satisfies Record<string, StoredDeclaration>;

type Declared = typeof storedNames;

/** Name of a value that may be stored: one of the table, or one with a declared prefix. */
export type StoredName = {
  [Name in keyof Declared]: Name extends `${string}.` ? `${Name}${string}` : Name;
}[keyof Declared];

/** Storage key of a value that may be stored. */
export type StorageKey = `portal.${string}.${StoredName}`;

/** Names of values that survive signing out: a visitor's answer that belongs to no account, and data about nobody. */
export type PersistentName = {
  [Name in keyof Declared]: Declared[Name]['ends'] extends 'answer' | 'tab closed' ? Name : never;
}[keyof Declared];
