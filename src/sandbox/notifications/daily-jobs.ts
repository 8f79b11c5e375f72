import type { Brand } from '#core/brand/brand.ts';
import { expirePreEnrolments } from '../areas/applications/move.ts';
import { movePlacements } from '../areas/placements/placement-state.ts';
import { addDays, type SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Mailer } from '../mail/outbox.ts';
import { createMailService } from '../mail/mail-service.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { notifyMove } from './applications.ts';
import { type NotificationContext, notifyAbout } from './notify-about.ts';

/** Days before expiry on which a company is reminded of an offer or an agreement. */
const notice = { offer: 7, agreement: 30 } as const;

/** Maximum number of days caught up one by one; older events notify nobody. */
const maxDays = 400;

const setting = 'diaVisto';

interface Ending {
  company: number;
  name: string;
  urlAcceso: string;
  last: string;
}

/** Runs the jobs of one day: placements, pre-enrolments and reminders. */
function runDay(context: NotificationContext): void {
  const { db, now } = context;
  movePlacements(db, now.today);
  for (const id of expirePreEnrolments(db, now, 'all')) notifyMove(context, id, 'sistema');
  const offers = db.all<Ending>(sql`
    SELECT company, titulo AS name, urlAcceso, fechaCaducidad AS last FROM offer
    WHERE estado = 'activa' AND fechaCaducidad = ${addDays(now.today, notice.offer)}`);
  for (const { company, name, urlAcceso, last } of offers) {
    const values = { offer: name };
    notifyAbout(context, 'offerExpiring', company, ({ date }) => ({ ...values, date: date(last) }), {
      id: urlAcceso,
    });
  }
  const agreements = db.all<Ending>(sql`
    SELECT company, nombreComercial AS name, fechaCaducidad AS last
    FROM agreement JOIN company ON company.id = company
    WHERE agreement.estado = 'Formalizado' AND fechaCaducidad = ${addDays(now.today, notice.agreement)}`);
  for (const { company, name, last } of agreements)
    notifyAbout(context, 'agreementExpiring', company, ({ date }) => ({ company: name, date: date(last) }));
}

/**
 * Creates the scheduler of daily jobs. `runUntil` catches up every day since its last run, with the date of each day; free
 * of cost on the same day.
 */
export function createDailyJobs(parts: { db: Db; brand: Brand; mailer: Mailer }): {
  runUntil(now: SandboxMoment): void;
} {
  const { db, brand } = parts;
  let seen = readSetting<string>(db, setting);
  return {
    runUntil: (now) => {
      const { today } = now;
      if (seen === today) return;
      db.transaction('write', () => {
        // On the day on which the data was made nothing has come since.
        const earliest = addDays(today, -maxDays);
        const next = addDays(seen ?? today, 1);
        for (let day = next < earliest ? earliest : next; day <= today; day = addDays(day, 1)) {
          const then = { ...now, today: day, local: `${day}T07:00:00` };
          runDay({ db, brand, now: then, mailIfPossible: createMailService(parts, then).mailIfPossible });
        }
        writeSetting(db, setting, today);
      });
      seen = today;
    },
  };
}
