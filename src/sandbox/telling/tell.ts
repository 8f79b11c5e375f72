import type { Brand } from '#core/brand/brand.ts';
import { type Language, languageIds, languages } from '#core/i18n/languages.ts';
import { reportLanguageFor } from '#core/i18n/report-languages.ts';
import type { MessageValues } from '#core/i18n/formatter.ts';
import { given } from '#core/shared/given.ts';
import type { BaseContext } from '../context.ts';
import { sql } from '../db/sql.ts';
import { type Mail, pageAddress } from '../mail/outbox.ts';
import { type Texts, textsIn } from '../texts/texts.ts';
import { type Audience, type EventName, events } from './events.ts';

/** What telling someone needs: part of the context of a call, and of an act of the university. */
export type Teller = Pick<BaseContext, 'db' | 'brand' | 'now' | 'tell'>;

interface Reader {
  account: number;
  email: string;
  idIdiomaPreferido?: number;
}

/** What a text says besides its words, the same for everybody or in the language of each. */
type Values = MessageValues | ((texts: Texts) => MessageValues);

function readersOf({ db }: Teller, to: Audience, id: number): Reader[] {
  const columns = sql`DISTINCT account.id AS account, account.email, idIdiomaPreferido`;
  return to === 'student'
    ? db.all<Reader>(sql`SELECT ${columns} FROM account WHERE id = ${id}`)
    : db.all<Reader>(sql`
        SELECT ${columns} FROM contact JOIN account ON account.id = contact.account
        WHERE company = ${id} AND account.estado = 'activa' ORDER BY account.id`);
}

function languageOf(brand: Brand, { idIdiomaPreferido }: Reader): Language {
  const preferred = languages.find((language) => languageIds[language] === idIdiomaPreferido);
  return preferred && brand.languages.includes(preferred) ? preferred : brand.defaultLanguage;
}

/** Makes a notification, where the brand has them. */
export function notify(
  { db, brand, now }: Teller,
  account: number,
  notification: { titulo: string; texto: string; Importante: boolean; urlAcceso?: string | undefined },
): void {
  if (!brand.settings.modulos.notificaciones) return;
  db.insert('notification', { account, fecha: now.local, ...notification });
}

/**
 * Tells everybody whom an event concerns: a notification with a link, where the brand has them, and a mail.
 * @param id of the company or of the student, as the event is for the one or the other
 * @param params of the page that the event leads to
 */
export function tellOf(
  context: Teller,
  event: EventName,
  id: number,
  values: Values,
  params: Readonly<Record<string, string | number>> = {},
): void {
  const { to, ...rule }: { to: Audience; route?: NonNullable<Mail['link']>['route']; important?: true } =
    events[event];
  const { brand } = context;
  const known = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const link =
    rule.route && brand.routes.includes(rule.route) ? { route: rule.route, params: known } : undefined;
  for (const reader of readersOf(context, to, id)) {
    const language = languageOf(brand, reader);
    const texts = textsIn(reportLanguageFor(language), brand);
    const filled = typeof values === 'function' ? values(texts) : values;
    const subject = texts.t(`telling.${event}.title`, filled);
    const text = texts.t(`telling.${event}.text`, filled);
    notify(context, reader.account, {
      titulo: subject,
      texto: text,
      Importante: rule.important ?? false,
      urlAcceso: link && pageAddress(brand, language, link),
    });
    context.tell({ to: reader.email, language, subject, text, ...given({ link }) });
  }
}
