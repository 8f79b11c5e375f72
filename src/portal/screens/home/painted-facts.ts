import type { PaintedFacts } from '#portal/render/paint-facts.ts';

/** What the painted rows of a student's home read. */
export const homePaintedFacts: PaintedFacts = {
  routes: [
    'placement-offers',
    'job-offers',
    'placement-offer',
    'job-offer',
    'application',
    'event',
    'survey',
  ],
  texts: [
    'frame.applied',
    'frame.appliedState',
    'frame.applyUntil',
    'frame.eventEnrolled',
    'frame.eventFeatured',
    'frame.hoursADay',
    'frame.offerDate',
    'frame.offerFeatured',
    'frame.offerPlace',
    'frame.offerReference',
    'frame.payMonth',
    'frame.payYear',
    'home.mandatory',
    'home.readMore',
  ],
  fields: { oferta: ['horasAldia', 'salario', 'tipoModalidadAsistencia'] },
  settings: ['showReferenciaOferta'],
};
