import { sql } from '../db/sql.ts';
import type { PageServices } from './page-services.ts';
import { html, page } from './template.ts';
import type { View } from './view.ts';

interface OutboxRow {
  id: number;
  fecha: string;
  recipient: string;
  subject: string;
  text: string;
  link?: string;
  language: string;
}

/** The mails that were not sent, newest first. */
export function outboxPage({ db, portal }: PageServices, view: View, request: Request): Response {
  const { t, date } = view.texts;
  const origin = portal ?? new URL(request.url).origin;
  const mails = db.all<OutboxRow>(sql`SELECT * FROM outbox ORDER BY id DESC LIMIT 200`);
  return page(
    view,
    t('outbox.title'),
    mails.length === 0
      ? html`<p>${t('outbox.empty')}</p>`
      : html`${mails.map(
          ({ fecha, recipient, subject, text, link, language }) =>
            html`<article class="card">
              <h2 lang="${language}">${subject}</h2>
              <p class="meta">
                <time datetime="${fecha}">${date(fecha, { dateStyle: 'long', timeStyle: 'short' })}</time> ·
                ${recipient}
              </p>
              <p lang="${language}">${text}</p>
              ${link === undefined ? undefined : html`<p><a href="${origin + link}">${origin + link}</a></p>`}
            </article>`,
        )}`,
  );
}
