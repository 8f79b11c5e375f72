import type { Page } from 'playwright';
import { sql } from '#sandbox/db/sql.ts';
import { personaOf } from '#sandbox/seed/personas.ts';
import type { PortalTest } from '../portal/portal-test.ts';

/** Where a student's applications are listed. */
export const list = '/mis-candidaturas';

export const cards = (page: Page) => page.locator('.applications .offer-card');

/** Cards of applications that await an answer. */
export const waiting = (page: Page) => page.locator('.applications .offer-card[data-waiting]');

/** Waits until the list or an application is there. */
export const shown = (page: Page) => page.locator('.list-count, article.application').waitFor();

/** Applications in the order of preference, as the page has it. */
export const ranked = (page: Page): Promise<string[]> =>
  page
    .locator('.preference-row')
    .evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset['application'] ?? ''));

/** What the server of a test file knows of the applications of the first student. */
export function studentApplications({ portalOf }: PortalTest) {
  const studentId = async (): Promise<number> => {
    const { db } = portalOf();
    return db.value<number>(sql`SELECT id FROM student WHERE email = ${personaOf('student').usuario}`) ?? 0;
  };
  return {
    studentId,

    /** The order of the placements among some. */
    savedOrder: async (urls: readonly string[]): Promise<string[]> => {
      const { db } = portalOf();
      const own = db.column<string>(sql`
        SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
        WHERE student = ${await studentId()} AND candidacy.orden IS NOT NULL ORDER BY candidacy.orden`);
      return own.filter((url) => urls.includes(url));
    },

    /** Address of an application in a state, which the example data has. */
    addressIn: async (estado: number): Promise<string> => {
      const { db } = portalOf();
      const url = db.value<string>(sql`
        SELECT urlAcceso FROM candidacy JOIN offer ON offer.id = candidacy.offer
        WHERE student = ${await studentId()} AND candidacy.estado = ${estado} ORDER BY candidacy.id DESC`);
      return `${list}/${url}`;
    },
  };
}
