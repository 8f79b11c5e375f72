import type { Localized } from '#core/i18n/languages.ts';
import type { Area } from '#core/i18n/messages.ts';
import type { Side } from './side.ts';
import { offerTypes } from './offer-types.ts';
import type { Permission } from './permissions.ts';

/** Who may open a route: anyone, anyone signed in, students and graduates, or companies. */
export type Audience = 'public' | 'any' | 'student' | 'company';

export interface RouteEntry {
  id: string;
  audience: Audience;
  /** Brand setting that must grant the route (guard 5); of several, one is enough. Absent: every brand has it. */
  permission?: Permission | readonly Permission[];
  /** Route that breadcrumbs show between home and this page. */
  parent?: string;
  /** Marks a sign-in page: no breadcrumbs, and anyone signed in is sent home (guard 4). */
  login?: true;
  /** Marks a page that stays open during maintenance (guard 1). */
  open?: true;
  /** Side of the page while nobody is signed in; absent: company for pages of companies, else student. */
  side?: Side;
  /** Service of the page's offers; a student without it is sent home. */
  service?: 'practicas' | 'empleo';
  /** Parameter with the token, for pages that links in messages lead to. */
  token?: string;
  /** The part of an address that leads to another step than the first: a token, or a parameter that names the step. */
  later?: 'token' | 'tipo';
  /** Marks a public page for search engines (sitemap). */
  indexed?: true;
  /** The page file under src/portal/screens, without its ending. */
  page: string;
  /** Text catalogues that the page needs besides the one of its folder. */
  texts?: readonly Area[];
  /**
   * Values of an optional parameter that have pages of their own; the Spanish spelling is valid in every
   * language.
   */
  variants?: Record<string, readonly Required<Localized>[]>;
  /** Address per language, without language segment. `{id}` is a parameter, `{type?}` an optional last one. */
  paths: Required<Localized>;
  /** Page title and heading. */
  title: Required<Localized>;
}

/**
 * Every page of the portal: the only place that knows an address, an audience, a permission or a title.
 * Pages, links, menus, guards, alternates, sitemap and host rules are computed from it. A literal segment
 * wins over a parameter, whatever the order here.
 */
export const routes = [
  {
    id: 'login',
    audience: 'public',
    login: true,
    indexed: true,
    page: 'login/login',
    paths: { es: '/login', ca: '/login', en: '/login' },
    title: { es: 'Acceso', ca: 'Accés', en: 'Sign in' },
  },
  {
    id: 'login-specific',
    audience: 'public',
    login: true,
    indexed: true,
    page: 'login/login',
    paths: { es: '/login/{id}', ca: '/login/{id}', en: '/login/{id}' },
    title: { es: 'Acceso', ca: 'Accés', en: 'Sign in' },
  },
  {
    id: 'login-company',
    audience: 'public',
    side: 'company',
    login: true,
    indexed: true,
    page: 'login/login',
    paths: { es: '/login/empresas', ca: '/login/empreses', en: '/login/companies' },
    title: { es: 'Acceso de empresas', ca: 'Accés per a empreses', en: 'Company sign-in' },
  },
  {
    id: 'login-graduate',
    audience: 'public',
    permission: '!OneLoginForCandidatos',
    login: true,
    indexed: true,
    page: 'login/login',
    paths: { es: '/login/antiguos', ca: '/login/antics-alumnes', en: '/login/graduates' },
    title: {
      es: 'Acceso de personas tituladas',
      ca: 'Accés per a persones titulades',
      en: 'Graduate sign-in',
    },
  },
  {
    id: 'godmode',
    audience: 'public',
    open: true,
    page: 'login/godmode',
    paths: { es: '/gma2019', ca: '/gma2019', en: '/gma2019' },
    title: {
      es: 'Administración de mantenimiento',
      ca: 'Administració del manteniment',
      en: 'Maintenance administration',
    },
  },
  {
    id: 'maintenance',
    audience: 'public',
    open: true,
    page: 'maintenance/maintenance',
    paths: { es: '/mantenimiento', ca: '/manteniment', en: '/maintenance' },
    title: { es: 'Sitio en mantenimiento', ca: 'Lloc web en manteniment', en: 'Site under maintenance' },
  },
  {
    id: 'account-request',
    audience: 'public',
    side: 'company',
    permission: 'modulos.cuentaEmpresa',
    indexed: true,
    page: 'registration/account-request',
    paths: { es: '/solicitar-cuenta', ca: '/sollicitar-compte', en: '/request-account' },
    title: {
      es: 'Solicitar cuenta de empresa',
      ca: 'Sol·licita un compte d’empresa',
      en: 'Request a company account',
    },
  },
  {
    id: 'registration',
    audience: 'public',
    later: 'tipo',
    permission: 'canRegistroAlumno',
    indexed: true,
    page: 'registration/registration',
    paths: { es: '/registro', ca: '/registre', en: '/register' },
    title: { es: 'Registro', ca: 'Registre', en: 'Register' },
  },
  {
    id: 'reset-login',
    audience: 'public',
    side: 'company',
    token: 'token',
    later: 'token',
    page: 'password/password',
    paths: { es: '/restablecer-login', ca: '/restablir-contrasenya-empresa', en: '/reset-company-password' },
    title: {
      es: 'Restablecer contraseña de empresa',
      ca: 'Restableix la contrasenya d’empresa',
      en: 'Reset company password',
    },
  },
  {
    id: 'reset-candidate',
    audience: 'public',
    token: 'token',
    later: 'token',
    page: 'password/password',
    paths: { es: '/restablecer-candidato', ca: '/restablir-contrasenya', en: '/reset-password' },
    title: { es: 'Restablecer contraseña', ca: 'Restableix la contrasenya', en: 'Reset password' },
  },
  {
    id: 'set-login',
    audience: 'public',
    side: 'company',
    token: 'token',
    later: 'token',
    page: 'password/password',
    paths: { es: '/establecer-login', ca: '/establir-contrasenya', en: '/set-password' },
    title: { es: 'Establecer contraseña', ca: 'Estableix la contrasenya', en: 'Set password' },
  },
  {
    id: 'public-event',
    audience: 'public',
    permission: 'modulos.eventos',
    page: 'events/event',
    paths: { es: '/evento-publico/{id}', ca: '/esdeveniment-public/{id}', en: '/public-event/{id}' },
    title: { es: 'Evento', ca: 'Esdeveniment', en: 'Event' },
  },
  {
    id: 'survey',
    audience: 'public',
    token: 't',
    permission: 'modulos.encuestas',
    page: 'surveys/survey',
    paths: { es: '/encuestas/{id}', ca: '/enquestes/{id}', en: '/surveys/{id}' },
    title: { es: 'Encuesta', ca: 'Enquesta', en: 'Survey' },
  },
  {
    id: 'survey-access',
    audience: 'public',
    permission: 'modulos.encuestas',
    page: 'surveys/survey',
    paths: { es: '/encuestas/{id}/acceso', ca: '/enquestes/{id}/acces', en: '/surveys/{id}/access' },
    title: { es: 'Acceso a la encuesta', ca: 'Accés a l’enquesta', en: 'Survey access' },
  },
  {
    id: 'privacy-policy',
    audience: 'public',
    indexed: true,
    page: 'legal/legal',
    paths: { es: '/politica-de-privacidad', ca: '/politica-de-privacitat', en: '/privacy-policy' },
    title: { es: 'Política de privacidad', ca: 'Política de privacitat', en: 'Privacy policy' },
  },
  {
    id: 'cookie-policy',
    audience: 'public',
    indexed: true,
    page: 'legal/legal',
    paths: { es: '/politica-de-cookies', ca: '/politica-de-galetes', en: '/cookie-policy' },
    title: { es: 'Política de cookies', ca: 'Política de galetes', en: 'Cookie policy' },
  },
  {
    id: 'data-protection',
    audience: 'public',
    indexed: true,
    page: 'legal/legal',
    paths: { es: '/proteccion-de-datos', ca: '/proteccio-de-dades', en: '/data-protection' },
    title: { es: 'Protección de datos', ca: 'Protecció de dades', en: 'Data protection' },
  },
  {
    id: 'legal-notice',
    audience: 'public',
    indexed: true,
    page: 'legal/legal',
    paths: { es: '/aviso-legal', ca: '/avis-legal', en: '/legal-notice' },
    title: { es: 'Aviso legal', ca: 'Avís legal', en: 'Legal notice' },
  },
  {
    id: 'accessibility',
    audience: 'public',
    indexed: true,
    page: 'legal/legal',
    paths: { es: '/accesibilidad', ca: '/accessibilitat', en: '/accessibility' },
    title: { es: 'Accesibilidad', ca: 'Accessibilitat', en: 'Accessibility' },
  },
  {
    id: 'sso',
    audience: 'public',
    page: 'login/sso',
    paths: { es: '/acceso', ca: '/acces', en: '/sso' },
    title: { es: 'Acceso institucional', ca: 'Accés institucional', en: 'Institutional sign-in' },
  },
  {
    id: 'logout',
    audience: 'public',
    page: 'login/logout',
    paths: { es: '/logout', ca: '/logout', en: '/logout' },
    title: { es: 'Cerrar sesión', ca: 'Tanca la sessió', en: 'Sign out' },
  },
  {
    id: 'placement-conditions',
    audience: 'public',
    permission: 'modulos.condicionesPracticas',
    page: 'conditions/conditions',
    paths: {
      es: '/uib/condiciones-practicas',
      ca: '/uib/condicions-practiques',
      en: '/uib/placement-conditions',
    },
    title: {
      es: 'Condiciones de las prácticas',
      ca: 'Condicions de les pràctiques',
      en: 'Placement conditions',
    },
  },
  {
    id: 'not-found',
    audience: 'public',
    page: 'not-found/not-found',
    paths: { es: '/404', ca: '/404', en: '/404' },
    title: { es: 'Página no encontrada', ca: 'No s’ha trobat la pàgina', en: 'Page not found' },
  },
  {
    id: 'home',
    audience: 'any',
    page: 'home/home',
    paths: { es: '/', ca: '/', en: '/' },
    title: { es: 'Bienvenid@', ca: 'Et donem la benvinguda', en: 'Welcome' },
  },
  {
    id: 'programmes',
    audience: 'public',
    permission: 'hasProgramaPracticasActivo',
    indexed: true,
    page: 'programmes/programmes',
    paths: {
      es: '/programas-practicas-activos',
      ca: '/programes-practiques-actius',
      en: '/active-placement-programmes',
    },
    title: {
      es: 'Programas de prácticas activos',
      ca: 'Programes de pràctiques actius',
      en: 'Active placement programmes',
    },
  },
  {
    id: 'programme',
    audience: 'any',
    permission: 'hasProgramaPracticasActivo',
    page: 'programmes/programme',
    parent: 'programmes',
    paths: {
      es: '/programas-practicas-activos/{id}',
      ca: '/programes-practiques-actius/{id}',
      en: '/active-placement-programmes/{id}',
    },
    title: { es: 'Programa de prácticas', ca: 'Programa de pràctiques', en: 'Placement programme' },
  },
  {
    id: 'placement-proposal',
    audience: 'any',
    permission: 'showPropuestaPracticas',
    page: 'proposal/proposal',
    texts: ['week'],
    paths: { es: '/propuesta-practicas', ca: '/proposta-practiques', en: '/placement-proposal' },
    title: { es: 'Propuesta de prácticas', ca: 'Proposta de pràctiques', en: 'Placement proposal' },
  },
  {
    id: 'events',
    audience: 'any',
    permission: 'modulos.eventos',
    page: 'events/events',
    paths: { es: '/eventos', ca: '/esdeveniments', en: '/events' },
    title: { es: 'Eventos', ca: 'Esdeveniments', en: 'Events' },
  },
  {
    id: 'event',
    audience: 'any',
    permission: 'modulos.eventos',
    page: 'events/event',
    parent: 'events',
    paths: { es: '/eventos/{id}', ca: '/esdeveniments/{id}', en: '/events/{id}' },
    title: { es: 'Evento', ca: 'Esdeveniment', en: 'Event' },
  },
  {
    id: 'dates',
    audience: 'any',
    page: 'dates/dates',
    paths: { es: '/fechas', ca: '/dates', en: '/dates' },
    title: { es: 'Fechas', ca: 'Dates', en: 'Dates' },
  },
  {
    id: 'surveys',
    audience: 'any',
    permission: 'modulos.encuestas',
    page: 'surveys/surveys',
    paths: { es: '/encuestas', ca: '/enquestes', en: '/surveys' },
    title: { es: 'Encuestas', ca: 'Enquestes', en: 'Surveys' },
  },
  {
    id: 'job-offers',
    audience: 'student',
    permission: 'modulos.empleo',
    service: 'empleo',
    page: 'offers/offers',
    paths: { es: '/ofertas-empleo', ca: '/ofertes-feina', en: '/job-offers' },
    title: { es: 'Ofertas de empleo', ca: 'Ofertes de feina', en: 'Job vacancies' },
  },
  {
    id: 'job-offer',
    audience: 'student',
    permission: 'modulos.empleo',
    service: 'empleo',
    parent: 'job-offers',
    page: 'offers/offer',
    texts: ['offer'],
    paths: { es: '/ofertas-empleo/{id}', ca: '/ofertes-feina/{id}', en: '/job-offers/{id}' },
    title: { es: 'Oferta de empleo', ca: 'Oferta de feina', en: 'Job vacancy' },
  },
  {
    id: 'placement-offers',
    audience: 'student',
    permission: 'modulos.practicas',
    service: 'practicas',
    page: 'offers/offers',
    paths: { es: '/ofertas-practicas', ca: '/ofertes-practiques', en: '/placement-offers' },
    title: { es: 'Ofertas de prácticas', ca: 'Ofertes de pràctiques', en: 'Placement vacancies' },
  },
  {
    id: 'placement-offer',
    audience: 'student',
    permission: 'modulos.practicas',
    service: 'practicas',
    parent: 'placement-offers',
    page: 'offers/offer',
    texts: ['offer'],
    paths: { es: '/ofertas-practicas/{id}', ca: '/ofertes-practiques/{id}', en: '/placement-offers/{id}' },
    title: { es: 'Oferta de prácticas', ca: 'Oferta de pràctiques', en: 'Placement vacancy' },
  },
  {
    id: 'applications',
    audience: 'student',
    page: 'applications/applications',
    paths: { es: '/mis-candidaturas', ca: '/les-meves-candidatures', en: '/my-applications' },
    title: { es: 'Mis candidaturas', ca: 'Les meves candidatures', en: 'My applications' },
  },
  {
    id: 'application',
    audience: 'student',
    page: 'applications/application',
    parent: 'applications',
    paths: { es: '/mis-candidaturas/{id}', ca: '/les-meves-candidatures/{id}', en: '/my-applications/{id}' },
    title: { es: 'Mi candidatura', ca: 'La meva candidatura', en: 'My application' },
  },
  {
    id: 'placements',
    audience: 'student',
    permission: 'modulos.practicas',
    page: 'placements/placements',
    texts: ['training-project', 'week'],
    paths: { es: '/mis-practicas', ca: '/les-meves-practiques', en: '/my-placements' },
    title: { es: 'Mis prácticas', ca: 'Les meves pràctiques', en: 'My placements' },
  },
  {
    id: 'procedures',
    audience: 'student',
    permission: [
      'showPropuestaPracticas',
      'hasProgramaPracticasActivo',
      'modulos.eventos',
      'modulos.bajaServicio',
    ],
    page: 'procedures/procedures',
    paths: { es: '/mis-tramites', ca: '/els-meus-tramits', en: '/my-requests' },
    title: { es: 'Mis trámites', ca: 'Els meus tràmits', en: 'My requests' },
  },
  {
    id: 'cv',
    audience: 'student',
    page: 'cv/cv',
    paths: { es: '/cv', ca: '/cv', en: '/cv' },
    title: { es: 'Mi CV', ca: 'El meu CV', en: 'My CV' },
  },
  {
    id: 'guides',
    audience: 'student',
    permission: 'modulos.guias',
    page: 'guides/guides',
    paths: { es: '/guias-orientacion', ca: '/guies-orientacio', en: '/career-guides' },
    title: { es: 'Guías de orientación', ca: 'Guies d’orientació', en: 'Career guides' },
  },
  {
    id: 'career-orientation',
    audience: 'student',
    permission: 'modulos.orientacion',
    page: 'legal/legal',
    paths: { es: '/orientacion-laboral', ca: '/orientacio-laboral', en: '/career-guidance' },
    title: { es: 'Orientación laboral', ca: 'Orientació laboral', en: 'Career guidance' },
  },
  {
    id: 'help',
    audience: 'student',
    permission: 'modulos.ayuda',
    page: 'legal/legal',
    paths: { es: '/ayuda', ca: '/ajuda', en: '/help' },
    title: { es: 'Ayuda', ca: 'Ajuda', en: 'Help' },
  },
  {
    id: 'documentation',
    audience: 'company',
    page: 'documents/documents',
    texts: ['placements', 'placement-changes', 'training-project', 'week'],
    permission: 'haveDocumentosPracticas',
    paths: { es: '/documentacion', ca: '/documentacio', en: '/documents' },
    title: { es: 'Documentación', ca: 'Documentació', en: 'Documents' },
  },
  {
    id: 'upload-agreement',
    audience: 'company',
    page: 'agreements/upload-agreement',
    permission: 'modulos.convenios',
    parent: 'company',
    paths: { es: '/subir-convenio-firmado', ca: '/pujar-conveni-signat', en: '/upload-signed-agreement' },
    title: { es: 'Subir convenio firmado', ca: 'Puja el conveni signat', en: 'Upload signed agreement' },
  },
  {
    id: 'new-agreement',
    audience: 'company',
    page: 'agreements/new-agreement',
    texts: ['company'],
    permission: 'canCrearConvenio',
    parent: 'company',
    paths: {
      es: '/nuevo-convenio-colaboracion',
      ca: '/nou-conveni-collaboracio',
      en: '/new-cooperation-agreement',
    },
    title: {
      es: 'Nuevo convenio de colaboración',
      ca: 'Nou conveni de col·laboració',
      en: 'New cooperation agreement',
    },
  },
  {
    id: 'new-offer',
    audience: 'company',
    page: 'offer-form/new-offer',
    texts: ['forms', 'offer', 'week'],
    parent: 'company-offers',
    variants: { type: offerTypes },
    paths: { es: '/nueva-oferta/{type?}', ca: '/nova-oferta/{type?}', en: '/new-offer/{type?}' },
    title: { es: 'Nueva oferta', ca: 'Nova oferta', en: 'New vacancy' },
  },
  {
    id: 'edit-offer',
    audience: 'company',
    page: 'offer-form/edited-offer',
    texts: ['forms', 'offer', 'week'],
    parent: 'company-offers',
    paths: { es: '/editar-oferta/{idOferta}', ca: '/editar-oferta/{idOferta}', en: '/edit-offer/{idOferta}' },
    title: { es: 'Editar oferta', ca: 'Edita l’oferta', en: 'Edit vacancy' },
  },
  {
    id: 'company-offers',
    audience: 'company',
    page: 'company-offers/company-offers',
    paths: { es: '/mis-ofertas', ca: '/les-meves-ofertes', en: '/my-offers' },
    title: { es: 'Mis ofertas', ca: 'Les meves ofertes', en: 'My vacancies' },
  },
  {
    id: 'company-offer-candidates',
    page: 'candidates/candidates',
    texts: ['company-offers', 'company', 'cv', 'profile'],
    audience: 'company',
    parent: 'company-offers',
    paths: { es: '/mis-ofertas/{id}', ca: '/les-meves-ofertes/{id}', en: '/my-offers/{id}' },
    title: {
      es: 'Candidaturas de la oferta',
      ca: 'Candidatures de l’oferta',
      en: 'Candidates for this vacancy',
    },
  },
  {
    id: 'company-offer-sheet',
    audience: 'company',
    page: 'company-offers/offer-sheet',
    texts: ['offer'],
    parent: 'company-offers',
    paths: { es: '/oferta/{id}', ca: '/oferta/{id}', en: '/offer/{id}' },
    title: { es: 'Ficha de la oferta', ca: 'Fitxa de l’oferta', en: 'Vacancy details' },
  },
  {
    id: 'offer-viewer',
    audience: 'company',
    page: 'company-offers/offer-viewer',
    texts: ['offer'],
    parent: 'company-offers',
    paths: { es: '/visor-oferta/{id}', ca: '/visor-oferta/{id}', en: '/offer-preview/{id}' },
    title: { es: 'Vista de la oferta', ca: 'Previsualització de l’oferta', en: 'Vacancy preview' },
  },
  {
    id: 'company',
    page: 'company/company',
    texts: ['profile', 'agreements'],
    audience: 'company',
    paths: { es: '/mi-empresa', ca: '/la-meva-empresa', en: '/my-company' },
    title: { es: 'Mi empresa', ca: 'La meva empresa', en: 'My company' },
  },
  {
    id: 'profile',
    page: 'profile/profile',
    audience: 'company',
    paths: { es: '/mi-perfil', ca: '/el-meu-perfil', en: '/my-profile' },
    title: { es: 'Mi perfil', ca: 'El meu perfil', en: 'My profile' },
  },
  {
    id: 'candidate-cv',
    page: 'candidates/candidate',
    texts: ['cv', 'company', 'profile'],
    audience: 'company',
    parent: 'company-offers',
    paths: { es: '/ver-cv/{id}', ca: '/veure-cv/{id}', en: '/view-cv/{id}' },
    title: {
      es: 'CV de la persona candidata',
      ca: 'CV de la persona candidata',
      en: 'Candidate’s CV',
    },
  },
  {
    id: 'placement-change',
    audience: 'company',
    page: 'placement-changes/placement-changes',
    texts: ['training-project', 'week'],
    permission: ['modulos.cambioPracticas', 'canCrearConvenio'],
    paths: {
      es: '/solicitar-cambio-practicas',
      ca: '/sollicitar-canvi-practiques',
      en: '/request-placement-change',
    },
    title: {
      es: 'Solicitar cambio de prácticas',
      ca: 'Sol·licita un canvi de pràctiques',
      en: 'Request a placement change',
    },
  },
  {
    id: 'education-requests',
    audience: 'company',
    page: 'education-requests/education-requests',
    permission: 'checkMenuEducacion',
    paths: {
      es: '/solicitudes-practicas-educacion',
      ca: '/sollicituds-practiques-educacio',
      en: '/education-placement-requests',
    },
    title: {
      es: 'Solicitudes de prácticas de educación',
      ca: 'Sol·licituds de pràctiques d’educació',
      en: 'Education placement requests',
    },
  },
  {
    id: 'education-request',
    audience: 'company',
    page: 'education-requests/education-request',
    texts: ['proposal'],
    permission: 'checkMenuEducacion',
    parent: 'education-requests',
    paths: {
      es: '/solicitudes-practicas-educacion/{id}',
      ca: '/sollicituds-practiques-educacio/{id}',
      en: '/education-placement-requests/{id}',
    },
    title: {
      es: 'Solicitud de prácticas de educación',
      ca: 'Sol·licitud de pràctiques d’educació',
      en: 'Education placement request',
    },
  },
  {
    id: 'education-request-edit',
    audience: 'company',
    page: 'education-requests/education-request-edit',
    texts: ['proposal', 'week'],
    permission: 'checkMenuEducacion',
    parent: 'education-requests',
    paths: {
      es: '/solicitudes-practicas-educacion/{id}/editar',
      ca: '/sollicituds-practiques-educacio/{id}/editar',
      en: '/education-placement-requests/{id}/edit',
    },
    title: {
      es: 'Editar solicitud de prácticas de educación',
      ca: 'Edita la sol·licitud de pràctiques d’educació',
      en: 'Edit education placement request',
    },
  },
] as const satisfies readonly RouteEntry[];

export type RouteId = (typeof routes)[number]['id'];

const byId: ReadonlyMap<string, RouteEntry> = new Map(routes.map((route) => [route.id, route]));

export function routeById(id: RouteId): RouteEntry {
  const route = byId.get(id);
  if (!route) throw new Error(`No route has the id "${id}"`);
  return route;
}

export function isRouteId(id: string): id is RouteId {
  return byId.has(id);
}
