import * as codes from '#core/contract/codes.ts';
import type { Brand } from '#core/brand/brand.ts';
import type { SandboxMoment } from '../clock.ts';
import type { Db } from '../db/database.ts';
import { refuse } from '../refusal.ts';
import { storeMail, type Mail, type Mailer, MailError } from './outbox.ts';

/** Mail service of a call. */
export interface MailService {
  /** Sends a mail and stores it in the outbox. Refuses with `emailNotSent` when the mailer fails. */
  mail(mail: Mail): void;
  /** Sends an optional mail: a failure does not refuse the call. */
  mailIfPossible(mail: Mail): void;
}

/** Creates a mail service; accepted mails are stored in the outbox. */
export function createMailService(
  { db, brand, mailer }: { db: Db; brand: Brand; mailer: Mailer },
  now: SandboxMoment,
): MailService {
  function send(mail: Mail): boolean {
    try {
      mailer(mail);
    } catch (error) {
      if (error instanceof MailError) return false;
      throw error;
    }
    storeMail(db, brand, now, mail);
    return true;
  }
  return {
    mail: (mail) => {
      if (!send(mail)) refuse(codes.emailNotSent);
    },
    mailIfPossible: (mail) => void send(mail),
  };
}
