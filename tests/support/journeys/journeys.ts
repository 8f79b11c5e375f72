import { newOffer } from '../pages/offer-page.ts';
import type { Walker } from './walker.ts';

interface Journey {
  /** Stable name, also of its files of accessibility trees. */
  id: string;
  /** Purpose of the visit. */
  title: string;
  walk: (walker: Walker) => Promise<void>;
}

/** Brand whose portal the journeys use. */
export const journeyBrand = 'montclar';

/** The main journeys through a portal. */
export const journeys: readonly Journey[] = [
  {
    id: 'sign-in',
    title: 'a student sees an error at the sign-in, signs in and lands on the home page',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await go('/login');
      await press('button', 'Acceder');
      await sees('Escribe tu correo');
      await stop('refused');
      await signIn('student');
      await sees('Hola, Lucía');
      await stop('home');
    },
  },
  {
    id: 'find-an-offer',
    title: 'a student looks for an offer and reads it',
    walk: async ({ press, sees, signIn, stop }) => {
      await signIn('student');
      await sees('Hola, Lucía');
      await press('link', 'Ofertas de prácticas');
      await sees('Para mí');
      await stop('list');
      await press('button', 'Todas');
      await press('link', 'Prácticas en ');
      await sees('Tareas');
      await stop('offer');
    },
  },
  {
    id: 'apply',
    title: 'a student applies for an offer',
    walk: async ({ go, portal, press, sees, signIn, stop }) => {
      const offer = newOffer(portal);
      await signIn('student');
      await sees('Hola, Lucía');
      await go(`/ofertas-practicas/${offer}`);
      await press('button', 'Inscribirme');
      await sees('Te has inscrito correctamente');
      await stop('applied');
    },
  },
  {
    id: 'applications',
    title: 'a student follows an application',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await signIn('student');
      await sees('Hola, Lucía');
      await go('/mis-candidaturas');
      await sees('Pràctiques en desenvolupament web');
      await stop('list');
      await press('link', 'Pràctiques en desenvolupament web');
      await sees('Estado');
      await stop('application');
    },
  },
  {
    id: 'pre-enrolment',
    title: 'a student turns down a pre-enrolment that the home page shows first',
    walk: async ({ press, sees, signIn, stop }) => {
      await signIn('pre-enrolment-student');
      await sees('espera tu respuesta');
      await stop('home');
      await press('button', 'Rechazar');
      await sees('Rechazar la preinscripción');
      await stop('question');
    },
  },
  {
    id: 'cv',
    title: 'a student begins to change the CV',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await signIn('student');
      await sees('Hola, Lucía');
      await go('/cv');
      await sees('Datos personales');
      await stop('cv');
      await press('button', 'Editar');
      await sees('Guardar');
      await stop('editor');
      await press('button', 'Cancelar');
    },
  },
  {
    id: 'weekly-sheet',
    title: 'a student of vocational cycles finds the sheet that is due',
    walk: async ({ press, sees, signIn, stop }) => {
      await signIn('vocational-student');
      await press('link', 'Ver mis prácticas');
      await sees('Próxima entrega');
      await stop('placements');
      await press('link', 'Enviar corregida');
      await press('button', 'Enviar corregida');
      await sees('Falta la firma');
      await stop('form');
    },
  },
  {
    id: 'event',
    title: 'a student finds an event',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await signIn('student');
      await sees('Hola, Lucía');
      await go('/eventos');
      await sees('Eventos');
      await stop('list');
      await press('link', 'Simulacro de entrevistas');
      await sees('Cuándo');
      await stop('event');
    },
  },
  {
    id: 'survey',
    title: 'a student answers a mandatory survey',
    walk: async ({ press, sees, signIn, stop }) => {
      await signIn('survey-student');
      await sees('encuestas obligatorias pendientes');
      await stop('asked');
      await press('link', 'Encuesta obligatoria');
      await sees('Pregunta 1 de');
      await stop('question');
    },
  },
  {
    id: 'company-offers',
    title: 'a company looks after its offers',
    walk: async ({ go, sees, signIn, stop }) => {
      await signIn('company');
      await sees('Tus ofertas');
      await stop('home');
      await go('/mis-ofertas');
      await sees('Publicada');
      await stop('offers');
    },
  },
  {
    id: 'company-new-offer',
    title: 'a company sees which fields of an offer are missing',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await signIn('company');
      await sees('Tus ofertas');
      await go('/nueva-oferta/practicas');
      // The portal asks for missing data of the company first.
      await press('button', 'Ahora no');
      await sees('Título');
      await stop('form');
      await press('button', 'Revisar y enviar');
      await sees('Este campo es obligatorio');
      await stop('lacking');
    },
  },
  {
    id: 'company-send-offer',
    title: 'a company sends an offer with a document',
    walk: async ({ choose, fill, go, press, sees, signIn, stop, upload }) => {
      await signIn('company');
      await sees('Tus ofertas');
      await go('/nueva-oferta/empleo');
      await press('button', 'Ahora no');
      await fill('Título', 'Técnica o técnico de taller');
      await fill('Descripción', 'Mantenimiento de máquinas');
      await choose('Sector');
      await choose('Área funcional');
      await choose('Experiencia');
      await press('button', 'Elegir Titulaciones requeridas');
      await fill('Buscar en la lista', 'informática');
      await press('option', 'Grado en Ingeniería Informática');
      await press('button', 'Listo');
      await choose('Tipo de contrato');
      await fill('Salario', '24000');
      await fill('Horario', 'De lunes a viernes');
      await fill('Empresa de destino', 'Taller Nou');
      await choose('País', 'España');
      await choose('Provincia', 'Lleida');
      await press('button', 'Más opciones');
      await upload('Documento con información');
      await press('button', 'Revisar y enviar');
      await press('button', 'Enviar la oferta');
      await sees('Tu oferta está pendiente de validación');
      await sees('Oferta creada');
      await stop('sent');
    },
  },
  {
    id: 'company-candidate',
    title: 'a company moves a candidate to the next state',
    walk: async ({ go, press, sees, signIn, stop }) => {
      await signIn('company');
      await sees('Tus ofertas');
      await press('button', 'Ahora no');
      await go('/mis-ofertas/practiques-en-desenvolupament-web-1');
      await press('button', 'Ahora no');
      await press('link', 'Pol Lázaro');
      await sees('Enviada a la empresa');
      await press('button', 'En proceso de selección');
      await sees('Ahora está en «En proceso de selección»');
      await stop('moved');
    },
  },
];
