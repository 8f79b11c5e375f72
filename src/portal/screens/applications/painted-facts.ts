import type { PaintedFacts } from '#portal/render/paint-facts.ts';

/** What the painted list of one's own applications reads. */
export const applicationsPaintedFacts: PaintedFacts = {
  routes: ['application', 'placement-offers', 'job-offers'],
  texts: [
    'applications.closed',
    'applications.count',
    'applications.job',
    'applications.open',
    'applications.orderHint',
    'applications.place',
    'applications.placement',
    'applications.ranked',
    'applications.waiting',
    'frame.answerUntil',
    'frame.answerUntilNear',
    'frame.offerClosed',
    'frame.offerDate',
    'frame.offerPlace',
    'frame.offerReference',
  ],
  settings: ['showReferenciaOferta'],
};
