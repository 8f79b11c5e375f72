import { expect, it } from 'vitest';
import { type RouteEntry, type RouteId, routes } from '#core/routing/table.ts';
import { sql } from '#sandbox/db/sql.ts';
import { makeCandidacy, makeOffer } from '#sandbox/seed/make-offers.ts';
import { type PersonaId, personaOf } from '#sandbox/seed/personas.ts';
import { dniOf, makeStudent } from '#sandbox/seed/seed-data.ts';
import type { LivePortal } from '../support/portal/live-portal.ts';
import { portalTest } from '../support/portal/portal-test.ts';
import { ownCompany } from '../support/pages/own-offers.ts';
import { makeEducationRequest } from '../support/sandbox/make-companies.ts';

const { newPortal, visit } = portalTest();

type Visit = [PersonaId | undefined, ...ids: string[]];

/** Routes of records that share their name in this test; something else in the title tells them apart. */
const sharesName: ReadonlySet<string> = new Set<RouteId>([
  'job-offer',
  'placement-offer',
  'application',
  'candidate-cv',
]);

/** Two records per route with an id in its address, which share their name where records can. */
function recordsOf(portal: LivePortal): Partial<Record<RouteId, Visit>> {
  const { db } = portal;
  const student =
    db.value<number>(sql`SELECT id FROM account WHERE usuario = ${personaOf('student').usuario}`) ?? 0;
  const own = ownCompany(portal);
  const other = db.value<number>(sql`SELECT id FROM company WHERE id <> ${own} AND estado = 'validada'`) ?? 0;
  const offersOf = (idPerfil: number) =>
    [own, other].map((company) => makeOffer(db, company, { idPerfil, titulo: `Título ${idPerfil}` }));
  const addresses = (made: readonly { urlAcceso: string }[]): string[] =>
    made.map(({ urlAcceso }) => urlAcceso);
  const [events = [], programmes = [], surveys = []] = [
    sql`SELECT urlAcceso FROM event WHERE publicado LIMIT 2`,
    sql`SELECT urlAcceso FROM programme WHERE activo LIMIT 2`,
    sql`SELECT urlAcceso FROM survey WHERE paraAlumnos AND publicada AND NOT respuestaObligatoria AND placement IS NULL LIMIT 2`,
  ].map((query) => addresses(db.all(query)));
  const applied = offersOf(2);
  for (const { id } of applied) makeCandidacy(db, id, student);
  const managed = [1, 2].map((number) => makeOffer(db, own, { titulo: `Oferta propia ${number}` }));
  const edited = [1, 2].map((number) =>
    makeOffer(db, own, { titulo: `Oferta pendiente ${number}`, estado: 'pendiente' }),
  );
  const [person, ...people] = [1, 2].map((number) =>
    makeStudent(db, {
      nombre: `Ona${number}`,
      apellido1: 'Íñiguez',
      numeroDocumento: dniOf(58_000_000 + number),
    }),
  );
  const candidacies = managed.map(({ id }) => String(makeCandidacy(db, id, person ?? 0, { estado: 3 })));
  const requests = [person, ...people].map((id) => {
    const dni = db.value<string>(sql`SELECT numeroDocumento FROM student WHERE id = ${id}`);
    const datos = { dni, fechaInicio: '2031-02-03', fechaFin: '2031-06-27' };
    return String(makeEducationRequest(db, own, id ?? 0, { datos }));
  });
  return {
    'public-event': [undefined, ...events],
    survey: ['student', ...surveys],
    'survey-access': [undefined, ...surveys],
    programme: ['student', ...programmes],
    event: ['student', ...events],
    'job-offer': ['student', ...addresses(offersOf(1))],
    'placement-offer': ['student', ...addresses(offersOf(2))],
    application: ['student', ...addresses(applied)],
    'edit-offer': ['company', ...edited.map(({ id }) => String(id))],
    'company-offer-candidates': ['company', ...addresses(managed)],
    'company-offer-sheet': ['company', ...addresses(managed)],
    'offer-viewer': ['company', ...addresses(managed)],
    'candidate-cv': ['company', ...candidacies],
    'education-request': ['company', ...requests],
    'education-request-edit': ['company', ...requests],
  };
}

/** Routes with the id of a record; the sign-in pages have titles of their own brand. */
const detailRoutes: readonly RouteEntry[] = routes.filter(
  ({ id, paths }) => /\{\w+\}/.test(paths.es) && id !== 'login-specific',
);

it('pages of records have titles that tell them apart', async () => {
  const portal = await newPortal('meridia');
  const records = recordsOf(portal);
  const titles: Record<string, string> = {};
  for (const { id, paths, title } of detailRoutes) {
    const [persona, ...ids] = records[id as RouteId] ?? [];
    expect(ids, `two records of ${id}`).toHaveLength(2);
    for (const record of ids) {
      const path = paths.es.replace(/\{\w+\}/, record);
      const page = await visit(persona, path, { portal, godmode: true, faulty: true });
      await expect
        .poll(() => page.title(), { message: path })
        .not.toMatch(new RegExp(`^(?:\\(\\d+\\) )?${title.es} \\|`));
      if (sharesName.has(id)) await expect.poll(() => page.title(), { message: path }).toContain(' · ');
      titles[path] = await page.title();
    }
  }
  const shared = Object.entries(Object.groupBy(Object.entries(titles), ([, title]) => title)).filter(
    ([, pages = []]) => pages.length > 1,
  );
  expect(shared).toEqual([]);
});
