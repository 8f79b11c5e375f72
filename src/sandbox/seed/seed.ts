import type { Brand } from '#core/brand/brand.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { seedAgreements } from './agreements.ts';
import { seedCandidacies } from './candidacies.ts';
import { seedCompanies } from './companies.ts';
import { type SeedPart, seedContext } from './context.ts';
import { seedEducation } from './education.ts';
import { seedEvents } from './events.ts';
import { seedNewcomers } from './newcomers.ts';
import { seedNotices } from './notices.ts';
import { seedOffers } from './offers.ts';
import { seedPersonas } from './persona-accounts.ts';
import { seedPlacements } from './placements.ts';
import { seedProgrammes } from './programmes.ts';
import { seedStudents } from './students.ts';
import { seedSurveys } from './surveys.ts';

/** In dependency order. */
const parts: Readonly<Record<string, SeedPart>> = {
  personas: seedPersonas,
  companies: seedCompanies,
  students: seedStudents,
  programmes: seedProgrammes,
  offers: seedOffers,
  candidacies: seedCandidacies,
  placements: seedPlacements,
  agreements: seedAgreements,
  education: seedEducation,
  events: seedEvents,
  surveys: seedSurveys,
  notices: seedNotices,
  newcomers: seedNewcomers,
};

/** Personas, and the accounts that are not complete yet. */
const people: Readonly<Record<string, SeedPart>> = { personas: seedPersonas, newcomers: seedNewcomers };

/** `examples`: everything; `showcase`: everything but odd texts, for pictures; `people`: the personas only. */
export type SeedContent = 'examples' | 'showcase' | 'people';

/** Fills a database that has no example data yet. */
export function seedOnce(db: Db, brand: Brand, now: SandboxMoment, content: SeedContent): void {
  db.transaction('write', () => {
    if (readSetting(db, 'ejemplos') !== undefined) return;
    for (const [name, part] of Object.entries(content === 'people' ? people : parts)) {
      part({ ...seedContext(db, brand, now, name), hasOddTexts: content !== 'showcase' });
    }
    writeSetting(db, 'ejemplos', now.local);
  });
}
