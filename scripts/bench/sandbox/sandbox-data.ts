import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#generator/brands/load-brands.ts';
import type { Db } from '#sandbox/db/database.ts';
import { sql } from '#sandbox/db/sql.ts';
import { createSandbox } from '#sandbox/sandbox.ts';
import { makeCandidacy, makeOffer, makeStudy } from '#sandbox/seed/make-offers.ts';
import { makeStudent } from '#sandbox/seed/seed-data.ts';

/** Folder of the minimal brand. */
export const brandsDir = resolve(import.meta.dirname, '../../../tests/brands/good');

const targetSize = { offers: 10_000, candidacies: 50_000, students: 2_000 };

/** Loads the brand of all measured sandboxes. */
export async function loadMinimalBrand(): Promise<Brand> {
  const { brands } = await loadBrands({ brandsDir, only: ['minimal'] });
  const [brand] = brands;
  if (!brand) throw new Error('The minimal brand cannot be read');
  return brand;
}

/** Creates a temporary folder for the data of a sandbox. */
export const createDataFolder = (): string => mkdtempSync(join(tmpdir(), 'andana-bench-sandbox-'));

/** Opens data of the minimal brand in this process and closes it after use. */
export async function withData<T>(data: string, use: (db: Db) => T): Promise<T> {
  const sandbox = createSandbox({ brand: await loadMinimalBrand(), data });
  try {
    return use(sandbox.db);
  } finally {
    sandbox.close();
  }
}

export const countOffers = (db: Db): number => db.value<number>(sql`SELECT count(*) FROM offer`) ?? 0;

export const countCandidacies = (db: Db): number =>
  db.value<number>(sql`SELECT count(*) FROM candidacy`) ?? 0;

/** A date of 2025 that differs from that of the next index. */
const dateOf = (index: number): string =>
  `2025-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`;

/** Adds offers of the existing companies, and candidacies of new students, up to the target size. */
export function growToTargetSize(db: Db): void {
  db.transaction('write', () => {
    const companies = db.column<number>(sql`SELECT id FROM company WHERE estado = 'validada'`);
    const students = Array.from({ length: targetSize.students }, () => makeStudent(db));
    for (const student of students) makeStudy(db, student);
    const offers = Array.from({ length: targetSize.offers - countOffers(db) }, (_, index) => {
      const company = companies[index % companies.length] ?? 0;
      const datos = { descripcion: `Mantenimiento y mejora de equipos, puesto ${index}` };
      return makeOffer(db, company, { idPerfil: 1 + (index % 2), fecha: dateOf(index), datos }).id;
    });
    const missing = targetSize.candidacies - countCandidacies(db);
    for (let index = 0; index < missing; index += 1) {
      const student = index % students.length;
      const round = Math.floor(index / students.length);
      // The offers of a student follow each other, so no pair of student and offer occurs twice.
      const offer = offers[(student * 7 + round) % offers.length] ?? 0;
      makeCandidacy(db, offer, students[student] ?? 0, { estado: 1 + (index % 7) });
    }
  });
}
