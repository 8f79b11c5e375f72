import * as codes from '#core/contract/codes.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { Moment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { keepMail, type Mail, type Mailer, MailError } from './outbox.ts';

/** Ways to send a mail. */
export interface Post {
  /** Puts a mail into the outbox. Refuses with 12 when it cannot be sent. */
  mail(mail: Mail): void;
  /** The same for a mail that nothing depends on: when it cannot be sent, what was being done goes on. */
  tell(mail: Mail): void;
}

/** Hands mails over to a mailer, and keeps those that it took. */
export function createPost(
  { db, brand, mailer }: { db: Db; brand: Brand; mailer: Mailer },
  now: Moment,
): Post {
  function send(mail: Mail): boolean {
    try {
      mailer(mail);
    } catch (error) {
      if (error instanceof MailError) return false;
      throw error;
    }
    keepMail(db, brand, now, mail);
    return true;
  }
  return {
    mail: (mail) => {
      if (!send(mail)) refuse(codes.emailNotSent);
    },
    tell: (mail) => void send(mail),
  };
}
