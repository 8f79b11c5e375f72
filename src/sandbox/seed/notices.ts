import { sql } from '../db/sql.ts';
import { pageAddress } from '../mail/outbox.ts';
import { momentOn, type SeedContext, type SeedPart } from './context.ts';
import { personaAccount } from './persona-rows.ts';
import {
  communications,
  companyNotices,
  type NoticeSketch,
  placementNotes,
  studentNotices,
} from './texts/notices.ts';

function notify(context: SeedContext, account: number, notices: readonly NoticeSketch[]): void {
  const { db, brand, day, text } = context;
  for (const { title, text: more, route, outside, important, read, age } of notices) {
    // A page that the brand does not have is no link.
    const leadsTo = route !== undefined && brand.routes.includes(route);
    db.insert('notification', {
      account,
      fecha: age === 0 ? `${day(0)}T00:30:00` : momentOn(context, day(-age)),
      titulo: text(title),
      texto: more && text(more),
      leida: read ?? false,
      Importante: important ?? false,
      urlAcceso: leadsTo ? pageAddress(brand, brand.defaultLanguage, { route }) : null,
      urlExterna: outside ? 'https://www.avisos.example/normativa?curso=actual&version=2' : null,
    });
  }
}

/** Seeds messages of the university: notifications, news and remarks on placements. */
export const seedNotices: SeedPart = (context) => {
  const { db, brand, random, day, text } = context;
  const { notificaciones, comunicaciones, practicas } = brand.settings.modulos;
  const fits = ({ placements }: { placements?: true }): boolean => practicas || !placements;
  if (notificaciones) {
    const empty = personaAccount(context, 'empty-student');
    const accounts = db.all<{ id: number; kind: string }>(sql`SELECT id, kind FROM account ORDER BY id`);
    for (const { id, kind } of accounts) {
      const all = (kind === 'alumno' ? studentNotices : companyNotices).filter(fits);
      if (id !== empty) notify(context, id, id < 20 ? all : random.some(all, 2));
    }
  }
  if (comunicaciones) {
    for (const { audience, day: offset, text: words, outside } of communications.filter(fits)) {
      const enlace = outside ? 'https://www.avisos.example/noticias' : null;
      db.insert('communication', { audience, fechaDesde: day(offset), descripcion: text(words), enlace });
    }
  }
  if (!practicas) return;
  for (const { title: titulo, text: texto } of placementNotes) db.insert('placement_note', { titulo, texto });
};
