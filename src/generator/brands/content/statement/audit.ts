import record from './audit.json' with { type: 'json' };

/** The last audit of the pages in which no barrier was found; one with a barrier is not kept. */
export interface Audit {
  /** YYYY-MM-DD */
  day: string;
  /** Name and version. */
  tool: string;
  /** Example portals that were looked at. */
  portals: number;
  /** Their pages, each language of one by itself. */
  pages: number;
  /** Pages by width and mode. */
  views: number;
}

/** What `npm run audit` found last. */
export const lastAudit: Audit = record;
