import record from './audit.json' with { type: 'json' };

/** The last audit of the pages without a barrier; audits with barriers are not recorded. */
export interface Audit {
  /** YYYY-MM-DD */
  day: string;
  /** Name and version of the tool. */
  tool: string;
  /** Number of example portals audited. */
  portals: number;
  /** Number of pages, each language counted separately. */
  pages: number;
  /** Number of pages by width and colour scheme. */
  views: number;
}

/** The last successful run of `npm run audit`. */
export const lastAudit: Audit = record;
