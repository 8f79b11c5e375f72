import type { RouteId } from '#routing/table.ts';
import type { Texts } from '../../domains/rows.ts';

/** A notification: with a page of the portal, an address outside or no link at all. */
export interface NoticeSketch {
  title: Required<Texts>;
  text?: Required<Texts>;
  route?: RouteId;
  outside?: true;
  important?: true;
  read?: true;
  /** Days ago. */
  age: number;
  /** Only where there are placements. */
  placements?: true;
}

const texts = (es: string, ca: string, en: string): Required<Texts> => ({ es, ca, en });

export const studentNotices: readonly NoticeSketch[] = [
  {
    title: texts('Completa tu CV', 'Completa el teu CV', 'Complete your CV'),
    text: texts(
      'Las empresas miran primero los idiomas.',
      'Les empreses miren primer els idiomes.',
      'Companies look at languages first.',
    ),
    route: 'cv',
    important: true,
    age: 0,
  },
  {
    title: texts(
      'Una empresa ha visto tu candidatura',
      'Una empresa ha vist la teva candidatura',
      'A company has seen your application',
    ),
    route: 'applications',
    age: 1,
  },
  {
    title: texts(
      'Nueva normativa del servicio',
      'Nova normativa del servei',
      'New regulations of the service',
    ),
    text: texts(
      'Se publica fuera del portal.',
      'Es publica fora del portal.',
      'It is published outside the portal.',
    ),
    outside: true,
    age: 3,
  },
  {
    title: texts(
      'La oficina cierra el viernes',
      'L’oficina tanca divendres',
      'The office is closed on Friday',
    ),
    text: texts(
      'Volvemos el lunes a las 9:00. ¡Buen fin de semana!',
      'Tornem dilluns a les 9.00. Bon cap de setmana!',
      'Back on Monday at 9:00. Have a good weekend!',
    ),
    age: 4,
  },
  {
    title: texts(
      'Aviso con <b>marcas</b> & "comillas"',
      'Avís amb <b>marques</b> & "cometes"',
      'Notice with <b>markup</b> & "quotes"',
    ),
    read: true,
    age: 20,
  },
];

export const companyNotices: readonly NoticeSketch[] = [
  {
    title: texts(
      'Tienes candidaturas sin leer',
      'Tens candidatures sense llegir',
      'You have unread applications',
    ),
    route: 'company-offers',
    important: true,
    age: 0,
  },
  {
    title: texts(
      'Revisa los datos de tu empresa',
      'Revisa les dades de la teva empresa',
      'Check the data of your company',
    ),
    route: 'company',
    age: 2,
  },
  {
    title: texts('Guía para empresas', 'Guia per a empreses', 'Guide for companies'),
    outside: true,
    age: 6,
  },
  {
    placements: true,
    title: texts(
      'Gracias por acoger estudiantes',
      'Gràcies per acollir estudiants',
      'Thank you for taking students',
    ),
    read: true,
    age: 30,
  },
];

/** News of the portal; those with a day after today are not to be seen yet. */
export const communications: readonly {
  audience: 'todos' | 'alumno' | 'empresa';
  day: number;
  text: Required<Texts>;
  outside?: true;
  placements?: true;
}[] = [
  {
    audience: 'todos',
    day: -2,
    text: texts('El portal estrena imagen.', 'El portal estrena imatge.', 'The portal has a new look.'),
  },
  {
    audience: 'todos',
    day: -15,
    text: texts(
      'Calendario del curso, ya disponible.',
      'Calendari del curs, ja disponible.',
      'The calendar of the year is out.',
    ),
    outside: true,
  },
  {
    audience: 'alumno',
    day: -5,
    placements: true,
    text: texts(
      'Abierto el plazo de prácticas del segundo semestre.',
      'Obert el termini de pràctiques del segon semestre.',
      'Placements for the second semester can be requested.',
    ),
  },
  {
    audience: 'alumno',
    day: -40,
    text: texts(
      'Nuevas becas de movilidad & transporte.',
      'Noves beques de mobilitat & transport.',
      'New grants for mobility & transport.',
    ),
    outside: true,
  },
  {
    audience: 'empresa',
    day: -7,
    text: texts(
      'Cómo publicar una oferta en tres pasos.',
      'Com publicar una oferta en tres passos.',
      'How to publish an offer in three steps.',
    ),
  },
  {
    audience: 'todos',
    day: 14,
    text: texts('Mantenimiento programado.', 'Manteniment programat.', 'Planned maintenance.'),
  },
];

export const placementNotes: readonly { title?: Required<Texts>; text: Required<Texts> }[] = [
  {
    title: texts('Prácticas curriculares', 'Pràctiques curriculars', 'Curricular placements'),
    text: texts(
      'La oferta debe llegar al menos quince días antes de la fecha de inicio.',
      'L’oferta ha d’arribar almenys quinze dies abans de la data d’inici.',
      'The offer must arrive at least fifteen days before the start.',
    ),
  },
  {
    text: texts(
      'En las prácticas extraordinarias el alta en la Seguridad Social la tramita la empresa.',
      'En les pràctiques extraordinàries l’alta a la Seguretat Social la tramita l’empresa.',
      'In extraordinary placements the company registers the student with the social security.',
    ),
  },
];

/** Placement programmes of the university. */
export const programmes: readonly {
  slug: string;
  title: Required<Texts>;
  text: Required<Texts>;
  share?: number;
  months?: number;
  open?: true;
  inactive?: true;
}[] = [
  {
    slug: 'practicas-dual',
    title: texts('Programa Dual', 'Programa Dual', 'Dual Programme'),
    text: texts(
      'Un curso entero entre el aula y la empresa.',
      'Un curs sencer entre l’aula i l’empresa.',
      'A whole year between classroom and company.',
    ),
    share: 80,
    months: 12,
  },
  {
    slug: 'talento-rural',
    title: texts('Talento Rural', 'Talent Rural', 'Rural Talent'),
    text: texts(
      'Prácticas con alojamiento en pueblos de menos de 5000 habitantes.',
      'Pràctiques amb allotjament en pobles de menys de 5000 habitants.',
      'Placements with lodging in villages of fewer than 5,000 people.',
    ),
    share: 50,
    months: 6,
  },
  {
    slug: 'verano-en-el-laboratorio',
    title: texts('Verano en el laboratorio', 'Estiu al laboratori', 'Summer in the laboratory'),
    text: texts(
      'Ocho semanas con un grupo de investigación.',
      'Vuit setmanes amb un grup de recerca.',
      'Eight weeks with a research group.',
    ),
    months: 2,
  },
  {
    slug: 'puertas-abiertas',
    title: texts('Puertas Abiertas', 'Portes Obertes', 'Open Doors'),
    text: texts(
      'Para cualquiera, sin adhesión.',
      'Per a qualsevol, sense adhesió.',
      'For anybody, without joining.',
    ),
    open: true,
  },
  {
    slug: 'programa-antiguo',
    title: texts(
      'Programa de cursos anteriores',
      'Programa de cursos anteriors',
      'Programme of earlier years',
    ),
    text: texts('Ya no se convoca.', 'Ja no es convoca.', 'No longer offered.'),
    inactive: true,
  },
];
