import type { Brand } from '#core/brand/brand.ts';
import { type Language, languageIds, languages } from '#core/i18n/languages.ts';
import { reportLanguageFor } from '#core/i18n/report-languages.ts';
import type { MessageValues } from '#core/i18n/formatter.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import type { BaseContext } from '../context.ts';
import { sql } from '../db/sql.ts';
import { type Mail, pageAddress } from '../mail/outbox.ts';
import { type SandboxTexts, textId, textsIn } from '../texts/texts.ts';
import { type NotificationAudience, type NotificationEvent, notificationEvents } from './events.ts';

/** Services for notifications: a part of the context of calls and of console actions. */
export type NotificationContext = Pick<BaseContext, 'db' | 'brand' | 'now' | 'mailIfPossible'>;

interface Reader {
  account: number;
  email: string;
  idIdiomaPreferido?: number;
}

/** Values of a text, the same for all readers or by language. */
type Values = MessageValues | ((texts: SandboxTexts) => MessageValues);

function readersOf({ db }: NotificationContext, to: NotificationAudience, id: number): Reader[] {
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

/** Creates a notification if the brand has the module. */
export function notify(
  { db, brand, now }: NotificationContext,
  account: number,
  notification: { titulo: string; texto: string; Importante: boolean; urlAcceso?: string | undefined },
): void {
  if (!brand.settings.modulos.notificaciones) return;
  db.insert('notification', { account, fecha: now.local, ...notification });
}

/**
 * Notifies the recipients of an event: a notification with a link, if the brand has the module, and a mail.
 * @param id id of the company or the student, by the recipients of the event
 * @param params path parameters of the linked page
 */
export function notifyAbout(
  context: NotificationContext,
  event: NotificationEvent,
  id: number,
  values: Values,
  params: Readonly<Record<string, string | number>> = {},
): void {
  const {
    to,
    ...rule
  }: { to: NotificationAudience; route?: NonNullable<Mail['link']>['route']; important?: true } =
    notificationEvents[event];
  const { brand } = context;
  const known = Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value)]));
  const link =
    rule.route && brand.routes.includes(rule.route) ? { route: rule.route, params: known } : undefined;
  for (const reader of readersOf(context, to, id)) {
    const language = languageOf(brand, reader);
    const texts = textsIn(reportLanguageFor(language), brand);
    const filled = typeof values === 'function' ? values(texts) : values;
    const subject = texts.t(textId(`notifications.${event}.title`), filled);
    const text = texts.t(textId(`notifications.${event}.text`), filled);
    notify(context, reader.account, {
      titulo: subject,
      texto: text,
      Importante: rule.important ?? false,
      urlAcceso: link && pageAddress(brand, language, link),
    });
    context.mailIfPossible({ to: reader.email, language, subject, text, ...omitUndefined({ link }) });
  }
}
