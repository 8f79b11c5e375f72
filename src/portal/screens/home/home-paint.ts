import code from 'virtual:paint-home';
import type { PaintScript } from '#portal/render/paint-facts.ts';

/** Paints the rows of a student's home. */
export const homePaint: PaintScript = {
  code,
  routes: ['placement-offers', 'job-offers', 'placement-offer', 'job-offer', 'application', 'event', 'survey'],
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
};
