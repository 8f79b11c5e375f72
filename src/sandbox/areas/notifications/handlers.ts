import type { Communication, Notification } from '#core/contract/entities/notification.ts';
import { sql } from '../../db/sql.ts';
import type { Handlers } from '../../handler.ts';

/*
 * A notification that is not there, or is someone else's, is as good as read and deleted: the wish is fulfilled, and
 * nothing is said about what others have.
 */

export const notifications = {
  dameNotificaciones: ({ db, user }) =>
    db.all<Notification>(sql`
      SELECT id AS idNotificacion, titulo, texto, leida, Importante, urlAcceso, urlExterna, fecha
      FROM notification WHERE account = ${user.account}
      ORDER BY Importante DESC, fecha DESC, id DESC`),

  marcarNotificacionLeida: ({ db, user }, { id }) => {
    db.update('notification', { id, account: user.account }, { leida: true });
  },

  eliminaNotificacion: ({ db, user }, { id }) => {
    db.delete('notification', { id, account: user.account });
  },

  marcarNotificacionesSinEnlaceLeidas: ({ db, user }) => {
    db.run(sql`
      UPDATE notification SET leida = 1
      WHERE account = ${user.account} AND coalesce(urlAcceso, '') = '' AND coalesce(urlExterna, '') = ''`);
  },

  eliminaNotificaciones: ({ db, user }) => {
    db.delete('notification', { account: user.account });
  },

  dameComunicaciones: ({ db, user, now }) =>
    db.all<Communication>(sql`
      SELECT fechaDesde, descripcion, enlace FROM communication
      WHERE audience IN ('todos', ${user.kind}) AND fechaDesde <= ${now.today}
      ORDER BY fechaDesde DESC, id DESC`),
} satisfies Partial<Handlers>;
