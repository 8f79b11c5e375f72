import type { Brand } from '#core/brand/brand.ts';
import type { Language } from '#core/i18n/languages.ts';
import { href } from '#core/routing/addresses.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';

/** A mail with an optional link to a page of the portal. */
export interface Mail {
  to: string;
  language: Language;
  subject: string;
  text: string;
  link?: {
    route: RouteId;
    params?: Readonly<Record<string, string>>;
    /** Goes into the fragment, which reaches no log. */
    secret?: Readonly<Record<string, string>>;
  };
}

/** The mailer rejected a mail. */
export class MailError extends Error {
  override name = 'MailError';
}

/** Sends a mail. Throws a MailError on failure. */
export type Mailer = (mail: Mail) => void;

/** Addresses below `.invalid` exist nowhere (RFC 2606): a mail to them cannot be sent. */
export const sandboxMailer: Mailer = ({ to }) => {
  if (/\.invalid$/i.test(to)) throw new MailError(`There is no way to ${to}`);
};

/** Address of a page of the portal below its origin. */
export function pageAddress(brand: Brand, language: Language, link: NonNullable<Mail['link']>): string {
  const path = href(brand, link.route, language, link.params);
  return link.secret ? `${path}#${new URLSearchParams(link.secret)}` : path;
}

/** Stores a mail in the outbox, shown at `/sandbox/outbox`. */
export function storeMail(db: Db, brand: Brand, now: SandboxMoment, mail: Mail): void {
  const { to, subject, text, language } = mail;
  const link = mail.link && pageAddress(brand, language, mail.link);
  db.insert('outbox', { fecha: now.local, recipient: to, subject, text, link, language });
}
