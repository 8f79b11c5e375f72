import type { Language } from '#core/i18n/languages.ts';
import type { storedNames, StoredPurpose } from '#core/shared/stored-names.ts';

type Stored = (typeof storedNames)[keyof typeof storedNames];
type Words<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>;

/** Headings of the tables. */
export const columns: Words<'name' | 'place' | 'purpose' | 'ends' | 'owner'> = {
  es: {
    name: 'Nombre',
    place: 'Dónde',
    purpose: 'Para qué sirve',
    ends: 'Cuándo se borra',
    owner: 'De quién es',
  },
  ca: { name: 'Nom', place: 'On', purpose: 'Per a què serveix', ends: 'Quan s’esborra', owner: 'De qui és' },
  en: { name: 'Name', place: 'Where', purpose: 'What it is for', ends: 'When it goes', owner: 'Whose it is' },
};

/** Storage places. */
export const places: Words<Stored['place']> = {
  es: {
    cookie: 'Cookie',
    browser: 'Almacenamiento local',
    tab: 'Almacenamiento de sesión',
    session: 'Almacenamiento local; sin cookies, el de sesión',
    'tab or browser': 'Almacenamiento de sesión o local',
    cache: 'Caché del navegador',
  },
  ca: {
    cookie: 'Galeta',
    browser: 'Emmagatzematge local',
    tab: 'Emmagatzematge de sessió',
    session: 'Emmagatzematge local; sense galetes, el de sessió',
    'tab or browser': 'Emmagatzematge de sessió o local',
    cache: 'Memòria cau del navegador',
  },
  en: {
    cookie: 'Cookie',
    browser: 'Local storage',
    tab: 'Session storage',
    session: 'Local storage; without cookies, session storage',
    'tab or browser': 'Session storage or local storage',
    cache: 'Browser cache',
  },
};

/** Ends of storage. */
export const ends: Words<Stored['ends']> = {
  es: {
    'browser closed': 'Al cerrar la sesión o el navegador',
    token: 'Al cerrar la sesión o al caducar',
    'sign-out': 'Al cerrar la sesión',
    tab: 'Al cerrar la sesión o la pestaña',
    'tab closed': 'Al cerrar la pestaña',
    draft: 'Al enviar el formulario o cerrar la sesión; como mucho, a los 14 días',
    answer: 'A los 24 meses se vuelve a preguntar',
    release: 'Con la siguiente versión del portal',
    replaced: 'Cuando una versión nueva del portal deja de usarlo',
  },
  ca: {
    'browser closed': 'En tancar la sessió o el navegador',
    token: 'En tancar la sessió o quan caduca',
    'sign-out': 'En tancar la sessió',
    tab: 'En tancar la sessió o la pestanya',
    'tab closed': 'En tancar la pestanya',
    draft: 'En enviar el formulari o tancar la sessió; com a molt, al cap de 14 dies',
    answer: 'Es torna a preguntar al cap de 24 mesos',
    release: 'Amb la versió següent del portal',
    replaced: 'Quan una versió nova del portal deixa de fer-ho servir',
  },
  en: {
    'browser closed': 'When you sign out or close the browser',
    token: 'When you sign out or it expires',
    'sign-out': 'When you sign out',
    tab: 'When you sign out or close the tab',
    'tab closed': 'When you close the tab',
    draft: 'When you send the form or sign out; after 14 days at most',
    answer: 'You are asked again after 24 months',
    release: 'With the next version of the portal',
    replaced: 'When a new version of the portal no longer uses it',
  },
};

/** Purposes of storage. */
export const purposes: Words<StoredPurpose> = {
  es: {
    marker: 'Saber si has cerrado el navegador cuando no has marcado «Recordarme»',
    token: 'Mantener tu sesión iniciada',
    session: 'Saber qué páginas te corresponden y si quieres que te recordemos en este dispositivo',
    preferences: 'El idioma y los colores que has elegido, y si no usas los atajos de teclado',
    consent: 'Tu respuesta sobre las cookies',
    signIn: 'Completar la entrada con seguridad y volver adonde estabas',
    owner: 'Que nadie encuentre en esta pestaña lo que escribió otra persona',
    notice: 'Mostrarte un aviso en la página siguiente y no repetir los que cierras',
    drafts:
      'No perder lo que escribes en un formulario; nunca contraseñas, documentos de identidad ni cuentas bancarias',
    answers: 'No pedir dos veces lo mismo e ir más rápido',
    sentOnce: 'No enviar dos veces la misma solicitud',
    conditions: 'Recordar que has aceptado las condiciones de las prácticas',
    surveys: 'Entrar en una encuesta y terminarla',
    deletion: 'Recordarte que has solicitado la baja',
    saved: 'Las ofertas y las búsquedas que guardas para luego',
    upkeep: 'Cargar de nuevo una página que no llegó entera y no avisar dos veces del mismo error',
    files: 'Saber qué código y qué letras del portal ya han llegado, para ir más rápido; no dice nada de ti',
    preview: 'Entrar en el portal mientras está en mantenimiento, solo para quien lo prepara',
    offline: 'Mostrarte una página cuando no hay conexión; no contiene datos tuyos',
    nextVisit:
      'Guardar el código, los estilos, las letras y los textos fijos del portal para que la próxima visita sea más rápida; no contiene datos tuyos',
  },
  ca: {
    marker: 'Saber si has tancat el navegador quan no has marcat «Recorda’m»',
    token: 'Mantenir la teva sessió iniciada',
    session: 'Saber quines pàgines et corresponen i si vols que et recordem en aquest dispositiu',
    preferences: 'L’idioma i els colors que has triat, i si no fas servir les dreceres de teclat',
    consent: 'La teva resposta sobre les galetes',
    signIn: 'Completar l’entrada amb seguretat i tornar on eres',
    owner: 'Que ningú no trobi en aquesta pestanya el que va escriure una altra persona',
    notice: 'Mostrar-te un avís a la pàgina següent i no repetir els que tanques',
    drafts:
      'No perdre el que escrius en un formulari; mai contrasenyes, documents d’identitat ni comptes bancaris',
    answers: 'No demanar dues vegades el mateix i anar més de pressa',
    sentOnce: 'No enviar dues vegades la mateixa sol·licitud',
    conditions: 'Recordar que has acceptat les condicions de les pràctiques',
    surveys: 'Entrar en una enquesta i acabar-la',
    deletion: 'Recordar-te que has sol·licitat la baixa',
    saved: 'Les ofertes i les cerques que deses per a més tard',
    upkeep:
      'Tornar a carregar una pàgina que no va arribar sencera i no avisar dues vegades del mateix error',
    files:
      'Saber quin codi i quines lletres del portal ja han arribat, per anar més de pressa; no diu res de tu',
    preview: 'Entrar al portal mentre està en manteniment, només per a qui el prepara',
    offline: 'Mostrar-te una pàgina quan no hi ha connexió; no conté dades teves',
    nextVisit:
      'Desar el codi, els estils, les lletres i els textos fixos del portal perquè la propera visita sigui més ràpida; no conté dades teves',
  },
  en: {
    marker: 'Knowing whether you have closed the browser when you have not ticked “Remember me”',
    token: 'Keeping you signed in',
    session: 'Knowing which pages are yours and whether this device should remember you',
    preferences: 'The language and colours you chose, and whether you do without keyboard shortcuts',
    consent: 'Your answer about cookies',
    signIn: 'Completing sign-in safely and taking you back where you were',
    owner: 'Making sure nobody finds in this tab what someone else typed',
    notice: 'Showing you a notice on the next page, and not those again that you close',
    drafts: 'Not losing what you type into a form; never passwords, identity documents or bank accounts',
    answers: 'Not asking for the same thing twice, and speed',
    sentOnce: 'Not sending the same request twice',
    conditions: 'Remembering that you accepted the conditions of placements',
    surveys: 'Entering a survey and finishing it',
    deletion: 'Reminding you that you asked for your account to be closed',
    saved: 'The offers and searches that you save for later',
    upkeep: 'Loading a page again that did not arrive whole, and not reporting the same error twice',
    files:
      'Knowing which code and typefaces of the portal have come already, for speed; it says nothing of you',
    preview: 'Entering the portal during maintenance, only for those who prepare it',
    offline: 'Showing you a page when there is no connection; it has no data of yours',
    nextVisit:
      'Keeping the code, styles, typefaces and fixed texts of the portal, so that your next visit is faster; it has no data of yours',
  },
};
