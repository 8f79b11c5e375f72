import type { PaintedFacts } from '#portal/render/paint-facts.ts';

/** What the painted rows of a list of offers read. */
export const offersPaintedFacts: PaintedFacts = {
  routes: ['placement-offer', 'job-offer'],
  texts: [
    'frame.applied',
    'frame.appliedState',
    'frame.applyUntil',
    'frame.closesIn',
    'frame.hoursADay',
    'frame.offerDate',
    'frame.offerFeatured',
    'frame.offerPlace',
    'frame.offerReference',
    'frame.payMonth',
    'frame.payYear',
    'offers.unmet',
  ],
  fields: { oferta: ['horasAldia', 'salario', 'tipoModalidadAsistencia'] },
  settings: ['showReferenciaOferta'],
};
