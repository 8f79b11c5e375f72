import type { Brand } from '#core/brand/brand.ts';
import { expirePreEnrolments } from '../areas/applications/move.ts';
import { movePlacements } from '../areas/placements/placement-state.ts';
import { addDays, type Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { sql } from '../db/sql.ts';
import type { Mailer } from '../mail/outbox.ts';
import { createPost } from '../mail/post.ts';
import { readSetting, writeSetting } from '../settings.ts';
import { tellMoved } from './applications.ts';
import { type Teller, tellOf } from './tell.ts';

/** Days before its last one on which a company hears that an offer, or an agreement, is about to expire. */
const notice = { offer: 7, agreement: 30 } as const;

/** Most days that are gone through one by one; of what was longer ago nobody needs to hear. */
const mostDays = 400;

const setting = 'diaVisto';

interface Ending {
  company: number;
  name: string;
  urlAcceso: string;
  last: string;
}

/** What happens by itself on a day. */
function begin(context: Teller): void {
  const { db, now } = context;
  movePlacements(db, now.today);
  for (const id of expirePreEnrolments(db, now, 'all')) tellMoved(context, id, 'sistema');
  const offers = db.all<Ending>(sql`
    SELECT company, titulo AS name, urlAcceso, fechaCaducidad AS last FROM offer
    WHERE estado = 'activa' AND fechaCaducidad = ${addDays(now.today, notice.offer)}`);
  for (const { company, name, urlAcceso, last } of offers) {
    const values = { offer: name };
    tellOf(context, 'offerExpiring', company, ({ date }) => ({ ...values, date: date(last) }), {
      id: urlAcceso,
    });
  }
  const agreements = db.all<Ending>(sql`
    SELECT company, nombreComercial AS name, fechaCaducidad AS last
    FROM agreement JOIN company ON company.id = company
    WHERE agreement.estado = 'Formalizado' AND fechaCaducidad = ${addDays(now.today, notice.agreement)}`);
  for (const { company, name, last } of agreements)
    tellOf(context, 'agreementExpiring', company, ({ date }) => ({ company: name, date: date(last) }));
}

/**
 * Goes through the days that have come since it was last asked, each as if it had been asked then. Costs nothing on a
 * day that was gone through already.
 */
export function createDays(parts: { db: Db; brand: Brand; mailer: Mailer }): { pass(now: Moment): void } {
  const { db, brand } = parts;
  let seen = readSetting<string>(db, setting);
  return {
    pass: (now) => {
      const { today } = now;
      if (seen === today) return;
      db.transaction('write', () => {
        // On the day on which the data was made nothing has come since.
        const earliest = addDays(today, -mostDays);
        const next = addDays(seen ?? today, 1);
        for (let day = next < earliest ? earliest : next; day <= today; day = addDays(day, 1)) {
          const then = { ...now, today: day, local: `${day}T07:00:00` };
          begin({ db, brand, now: then, tell: createPost(parts, then).tell });
        }
        writeSetting(db, setting, today);
      });
      seen = today;
    },
  };
}
