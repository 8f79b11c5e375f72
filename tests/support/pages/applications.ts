import type { Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import type { PortalTest } from '../portal/portal-test.ts';

/** Path of a student's applications. */
export const list = '/mis-candidaturas';

export const cards = (page: Page) => page.locator('.applications .offer-card');

/** Cards of applications that await an answer. */
export const waiting = (page: Page) => page.locator('.applications .offer-card[data-waiting]');

/** Waits until the list or an application is shown. */
export const shown = (page: Page) => page.locator('.list-count, article.application').waitFor();

/** Applications in the order of preference shown by the page. */
export const ranked = (page: Page): Promise<string[]> =>
  page
    .locator('.preference-row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['application'] ?? ''));

/** Applications of the first student in the sandbox of a test file. */
export function studentApplications({ portalOf }: PortalTest) {
  const studentId = async (): Promise<number> => {
    const { db } = portalOf();
    return db.value<number>(sql`SELECT id FROM student WHERE email = ${personaOf('student').usuario}`) ?? 0;
  };
  return {
    studentId,

    /** Stored order of some placements. */
    savedOrder: async (urls: readonly string[]): Promise<string[]> => {
      const { db } = portalOf();
      const own = db.column<string>(sql`
        SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
        WHERE student = ${await studentId()} AND candidacy.orden IS NOT NULL ORDER BY candidacy.orden`);
      return own.filter((url) => urls.includes(url));
    },

    /** Path of an application of the example data in a state. */
    addressIn: async (estado: number): Promise<string> => {
      const { db } = portalOf();
      const url = db.value<string>(sql`
        SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
        WHERE student = ${await studentId()} AND candidacy.estado = ${estado} ORDER BY candidacy.id DESC`);
      return `${list}/${url}`;
    },
  };
}
