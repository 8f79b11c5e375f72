import type { EventCategory } from '../../areas/domains/event-categories.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { DomainTexts } from '../../areas/domains/rows.ts';
import data from './data/events.json' with { type: 'json' };

/** An event; its days are counted from today. */
export interface EventSketch {
  slug: string;
  category: EventCategory;
  /** Day of the event, before today below 0. */
  day: number;
  hour: string;
  /** Days that it lasts beyond the first. */
  more?: number;
  title: Required<DomainTexts>;
  lead: Required<DomainTexts>;
  places?: number;
  /** All places are taken. */
  full?: true;
  withoutEnrolment?: true;
  featured?: true;
  hidden?: true;
  audience?: 'alumnos' | 'egresados';
  /** Its language, where it is not the first one of the portal. */
  writtenIn?: Language;
  /** Only where there are placements. */
  placements?: true;
}

export const events = data.events as readonly EventSketch[];

export const guides = data.guides as readonly {
  title: Required<DomainTexts>;
  text: Required<DomainTexts>;
  link?: true;
  /** Without a picture. */
  bare?: true;
  /** Only where there are placements. */
  placements?: true;
}[];
