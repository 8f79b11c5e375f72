/** Something that the portal keeps in a browser. */
interface Stored {
  /** `session`: in the browser, or in the tab alone where the browser keeps no cookie. */
  place: 'cookie' | 'browser' | 'tab' | 'session' | 'tab or browser' | 'cache';
  purpose: StoredPurpose;
  /**
   * When it goes at the latest; what is in a tab goes with the tab. Signing out takes all but `answer`, `tab closed` and
   * `release`.
   */
  ends: 'browser closed' | 'token' | 'sign-out' | 'tab' | 'tab closed' | 'draft' | 'answer' | 'release';
  /** Module without which nothing of it is kept. */
  module?: 'sso' | 'encuestas' | 'convenios' | 'condicionesPracticas' | 'bajaServicio';
}

/** What something is kept for: one line of the table that visitors read. */
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
  | 'offline';

/**
 * All that the portal keeps in a browser, by its name behind `portal.<brand>.`; a name that ends in a dot is the beginning
 * of several. What is not here cannot be written, and the table of the cookie policy is made of it.
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
  idioma: { place: 'browser', purpose: 'preferences', ends: 'sign-out' },
  modoOscuro: { place: 'browser', purpose: 'preferences', ends: 'sign-out' },
  cookiesAceptadas: { place: 'browser', purpose: 'consent', ends: 'answer' },
  tokenRGPD: { place: 'tab', purpose: 'signIn', ends: 'tab' },
  rutaRetorno: { place: 'tab', purpose: 'signIn', ends: 'tab' },
  estadoSSO: { place: 'tab', purpose: 'signIn', ends: 'tab', module: 'sso' },
  encuestaSSO: { place: 'tab', purpose: 'signIn', ends: 'tab', module: 'sso' },
  autor: { place: 'tab', purpose: 'owner', ends: 'tab' },
  aviso: { place: 'tab', purpose: 'notice', ends: 'tab' },
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
  'sinconexion.': { place: 'cache', purpose: 'offline', ends: 'release' },
} as const satisfies Record<string, Stored>;

type Declared = typeof storedNames;

/** Name of something that may be kept: one of the table, or one that begins as it says. */
export type StoredName = {
  [Name in keyof Declared]: Name extends `${string}.` ? `${Name}${string}` : Name;
}[keyof Declared];

/** Key of something that may be kept. */
export type StorageKey = `portal.${string}.${StoredName}`;

/** Names of what stays when someone signs out: the answer of a visitor, no matter who they are, and what is about no one. */
export type PersistentName = {
  [Name in keyof Declared]: Declared[Name]['ends'] extends 'answer' | 'tab closed' ? Name : never;
}[keyof Declared];
