import { sql } from '../db/sql.ts';
import type { PageParts } from './pages.ts';
import { html, page } from './template.ts';

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
export function outboxPage({ db, brand, portal }: PageParts, request: Request): Response {
  const origin = portal ?? new URL(request.url).origin;
  const mails = db.all<OutboxRow>(sql`SELECT * FROM outbox ORDER BY id DESC LIMIT 200`);
  return page(
    brand.settings.nombre,
    'Outbox',
    mails.length === 0
      ? html`<p>No mail so far.</p>`
      : html`${mails.map(
          ({ fecha, recipient, subject, text, link, language }) =>
            html`<article lang="${language}">
              <h2>${subject}</h2>
              <p class="meta"><time datetime="${fecha}">${fecha.replace('T', ' ')}</time> · ${recipient}</p>
              <p>${text}</p>
              ${link === undefined ? undefined : html`<p><a href="${origin + link}">${origin + link}</a></p>`}
            </article>`,
        )}`,
  );
}
