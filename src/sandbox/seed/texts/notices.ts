import type { RouteId } from '#core/routing/table.ts';
import type { DomainTexts } from '../../areas/domains/rows.ts';
import data from './data/notices.json' with { type: 'json' };

/** A notification: with a page of the portal, an address outside or no link at all. */
export interface NoticeSketch {
  title: Required<DomainTexts>;
  text?: Required<DomainTexts>;
  route?: RouteId;
  outside?: true;
  important?: true;
  read?: true;
  /** Days ago. */
  age: number;
  /** Only where there are placements. */
  placements?: true;
}

export const studentNotices = data.studentNotices as readonly NoticeSketch[];

export const companyNotices = data.companyNotices as readonly NoticeSketch[];

/** News of the portal; those with a day after today are not to be seen yet. */
export const communications = data.communications as readonly {
  audience: 'todos' | 'alumno' | 'empresa';
  day: number;
  text: Required<DomainTexts>;
  outside?: true;
  placements?: true;
}[];

export const placementNotes = data.placementNotes as readonly {
  title?: Required<DomainTexts>;
  text: Required<DomainTexts>;
}[];

/** Placement programmes of the university. */
export const programmes = data.programmes as readonly {
  slug: string;
  title: Required<DomainTexts>;
  text: Required<DomainTexts>;
  share?: number;
  months?: number;
  open?: true;
  inactive?: true;
}[];
