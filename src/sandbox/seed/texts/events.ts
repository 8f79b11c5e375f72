import type { EventCategory } from '../../domains/event-categories.ts';
import type { Texts } from '../../domains/rows.ts';

/** An event; its days are counted from today. */
export interface EventSketch {
  slug: string;
  category: EventCategory;
  /** Day of the event, before today below 0. */
  day: number;
  hour: string;
  /** Days that it lasts beyond the first. */
  more?: number;
  title: Required<Texts>;
  lead: Required<Texts>;
  places?: number;
  /** All places are taken. */
  full?: true;
  withoutEnrolment?: true;
  featured?: true;
  hidden?: true;
  audience?: 'alumnos' | 'egresados';
  /** Only where there are placements. */
  placements?: true;
}

const texts = (es: string, ca: string, en: string): Required<Texts> => ({ es, ca, en });

export const events: readonly EventSketch[] = [
  {
    slug: 'foro-de-empleo-del-ano-pasado',
    category: 'ferias',
    day: -210,
    hour: '09:30',
    more: 1,
    title: texts(
      'Foro de empleo (edición anterior)',
      'Fòrum d’ocupació (edició anterior)',
      'Job forum (last edition)',
    ),
    lead: texts(
      'Dos días, sesenta expositores y muchas conversaciones.',
      'Dos dies, seixanta expositors i moltes converses.',
      'Two days, sixty exhibitors and many conversations.',
    ),
  },
  {
    slug: 'taller-de-linkedin',
    category: 'talleres',
    day: -45,
    hour: '16:00',
    places: 30,
    title: texts(
      'Taller: tu perfil profesional en línea',
      'Taller: el teu perfil professional en línia',
      'Workshop: your professional profile online',
    ),
    lead: texts(
      'Qué contar, qué callar y qué foto no poner.',
      'Què explicar, què callar i quina foto no posar.',
      'What to say, what to keep quiet and which picture not to use.',
    ),
  },
  {
    slug: 'charla-erasmus-practicas',
    placements: true,
    category: 'charlas',
    day: -9,
    hour: '12:00',
    title: texts(
      'Prácticas Erasmus+ contadas por quien las ha hecho',
      'Pràctiques Erasmus+ explicades per qui les ha fet',
      'Erasmus+ placements, told by those who did one',
    ),
    lead: texts(
      'Cinco ciudades, cinco historias.',
      'Cinc ciutats, cinc històries.',
      'Five cities, five stories.',
    ),
    withoutEnrolment: true,
  },
  {
    slug: 'presentacion-nubeclara',
    category: 'empresas',
    day: 0,
    hour: '18:30',
    title: texts(
      'Nubeclara Sistemas se presenta',
      'Nubeclara Sistemas es presenta',
      'Meet Nubeclara Sistemas',
    ),
    lead: texts(
      'Hoy mismo: vienen a contarnos qué hacen y a quién buscan.',
      'Avui mateix: venen a explicar-nos què fan i qui busquen.',
      'Today: they come to tell us what they do and whom they look for.',
    ),
    places: 80,
  },
  {
    slug: 'simulacro-de-entrevistas',
    category: 'talleres',
    day: 2,
    hour: '10:00',
    places: 12,
    full: true,
    title: texts(
      'Simulacro de entrevistas (completo)',
      'Simulacre d’entrevistes (complet)',
      'Mock interviews (full)',
    ),
    lead: texts('Doce plazas y ninguna libre.', 'Dotze places i cap de lliure.', 'Twelve places, none left.'),
  },
  {
    slug: 'foro-de-empleo',
    category: 'ferias',
    day: 16,
    hour: '09:30',
    more: 1,
    featured: true,
    title: texts('Foro de empleo y talento', 'Fòrum d’ocupació i talent', 'Job and talent forum'),
    lead: texts(
      'El encuentro del año: trae tu CV y ganas de hablar.',
      'La trobada de l’any: porta el CV i ganes de parlar.',
      'The meeting of the year: bring your CV and talk to people.',
    ),
  },
  {
    slug: 'curso-de-hojas-de-calculo',
    category: 'formacion',
    day: 5,
    hour: '15:30',
    more: 3,
    places: 25,
    audience: 'alumnos',
    title: texts(
      'Curso breve de hojas de cálculo',
      'Curs breu de fulls de càlcul',
      'Short course on spreadsheets',
    ),
    lead: texts(
      'Cuatro tardes. De cero a tablas dinámicas.',
      'Quatre tardes. De zero a taules dinàmiques.',
      'Four afternoons. From nothing to pivot tables.',
    ),
  },
  {
    slug: 'primer-contrato',
    category: 'charlas',
    day: 8,
    hour: '13:00',
    audience: 'egresados',
    title: texts(
      'Tu primer contrato: lo que hay que leer',
      'El teu primer contracte: el que cal llegir',
      'Your first contract: what to read',
    ),
    lead: texts(
      'Nóminas, convenios y letra pequeña.',
      'Nòmines, convenis i lletra petita.',
      'Payslips, collective agreements and small print.',
    ),
  },
  {
    slug: 'emprender-sin-humo',
    category: 'emprendimiento',
    day: 12,
    hour: '17:00',
    places: 40,
    title: texts(
      'Emprender "sin humo" & con números',
      'Emprendre "sense fum" & amb números',
      'Starting up "without smoke" & with figures',
    ),
    lead: texts(
      'Tres proyectos que salieron mal y uno que salió <b>bien</b>.',
      'Tres projectes que van sortir malament i un que va sortir <b>bé</b>.',
      'Three projects that failed and one that went <b>well</b>.',
    ),
  },
  {
    slug: 'visita-a-la-central',
    category: 'empresas',
    day: 27,
    hour: '08:15',
    places: 20,
    title: texts(
      'Visita a una central hidroeléctrica',
      'Visita a una central hidroelèctrica',
      'Visit to a hydroelectric plant',
    ),
    lead: texts(
      'Autobús, casco y bocadillo incluidos.',
      'Autobús, casc i entrepà inclosos.',
      'Bus, helmet and sandwich included.',
    ),
  },
  {
    slug: 'doctorados-industriales',
    category: 'formacion',
    day: 40,
    hour: '11:00',
    title: texts(
      'Doctorados industriales: cómo se solicitan',
      'Doctorats industrials: com se sol·liciten',
      'Industrial doctorates: how to apply',
    ),
    lead: texts(
      'Plazos, sueldos y directores de tesis.',
      'Terminis, sous i directors de tesi.',
      'Deadlines, salaries and supervisors.',
    ),
    withoutEnrolment: true,
  },
  {
    slug: 'taller-de-voz',
    category: 'talleres',
    day: 61,
    hour: '19:00',
    places: 15,
    title: texts(
      'Hablar en público sin desmayarse',
      'Parlar en públic sense desmaiar-se',
      'Speaking in public without fainting',
    ),
    lead: texts(
      'Respirar, mirar, callar a tiempo.',
      'Respirar, mirar, callar a temps.',
      'Breathe, look, be silent in time.',
    ),
  },
  {
    slug: 'feria-de-la-ciencia',
    category: 'ferias',
    day: 95,
    hour: '10:00',
    title: texts(
      'Feria de la ciencia y la empresa',
      'Fira de la ciència i l’empresa',
      'Fair of science and business',
    ),
    lead: texts(
      'Laboratorios con las puertas abiertas.',
      'Laboratoris amb les portes obertes.',
      'Laboratories with open doors.',
    ),
  },
  {
    slug: 'borrador',
    category: 'charlas',
    day: 30,
    hour: '10:00',
    hidden: true,
    title: texts('Borrador sin publicar', 'Esborrany sense publicar', 'Unpublished draft'),
    lead: texts('Aún no debe verse.', 'Encara no s’ha de veure.', 'Not to be seen yet.'),
  },
];

/** A guide: a picture and a file, or the address of one elsewhere. */
export const guides: readonly {
  title: Required<Texts>;
  text: Required<Texts>;
  link?: true;
  /** Without a picture. */
  bare?: true;
  /** Only where there are placements. */
  placements?: true;
}[] = [
  {
    title: texts('Guía para hacer un buen CV', 'Guia per fer un bon CV', 'Guide to a good CV'),
    text: texts('Una página, dos como mucho.', 'Una pàgina, dues com a molt.', 'One page, two at most.'),
  },
  {
    title: texts('Preparar una entrevista', 'Preparar una entrevista', 'Preparing an interview'),
    text: texts(
      'Preguntas que harán y preguntas que conviene hacer.',
      'Preguntes que faran i preguntes que convé fer.',
      'Questions they will ask and questions worth asking.',
    ),
  },
  {
    title: texts('Cartas de presentación', 'Cartes de presentació', 'Cover letters'),
    text: texts('Tres ejemplos comentados.', 'Tres exemples comentats.', 'Three examples with comments.'),
  },
  {
    title: texts(
      'Derechos y deberes en las prácticas',
      'Drets i deures en les pràctiques',
      'Rights and duties in placements',
    ),
    placements: true,
    text: texts(
      'Lo que dice la norma, en claro.',
      'El que diu la norma, en clar.',
      'What the rules say, in plain words.',
    ),
  },
  {
    title: texts('Buscar trabajo fuera', 'Buscar feina a fora', 'Looking for work abroad'),
    text: texts('Visados, idiomas y dinero.', 'Visats, idiomes i diners.', 'Visas, languages and money.'),
    link: true,
  },
  {
    title: texts(
      'Oposiciones: por dónde empezar',
      'Oposicions: per on començar',
      'Civil service exams: where to start',
    ),
    text: texts('Calendario y requisitos.', 'Calendari i requisits.', 'Calendar and requirements.'),
  },
  {
    title: texts(
      'Glosario de "recursos humanos" & compañía',
      'Glossari de "recursos humans" & companyia',
      'Glossary of "human resources" & company',
    ),
    text: texts(
      'Del onboarding al finiquito.',
      'De l’onboarding a la liquidació.',
      'From onboarding to final pay.',
    ),
    bare: true,
  },
];
