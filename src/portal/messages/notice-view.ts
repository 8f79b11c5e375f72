import { type Notice, noticeOf, noticeTarget } from '#core/status-messages/notices.ts';
import type { NoticeEntry } from '#core/status-messages/notice-table.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { linkTo } from './error-view.ts';
import { hrefOf, type MessageContext } from './message-context.ts';

/** A text of the catalogue, or a literal one. */
type NoticeText = { id: MessageId } | { words: string };

/** The content of a notice banner. */
export interface NoticeView {
  kind: NoticeEntry['kind'];
  title?: string;
  text: NoticeText;
  link?: { label: NoticeText; href: string };
}

const literalText = (words: string | undefined): NoticeText | undefined => (words ? { words } : undefined);

/** Makes the content of the banner from a notice and the message context; `undefined` for a notice without a text. */
export function noticeView(
  notice: Notice,
  context: MessageContext,
  titles: PublicBrand['titles'],
): NoticeView | undefined {
  if (notice.code === undefined) {
    const { title, message, target } = notice;
    const label = target && titles[target];
    const href = target && target !== context.route ? hrefOf(target, context) : undefined;
    const link = label && href !== undefined ? { label: { words: label }, href } : undefined;
    return { kind: 'information', title, text: { words: message }, ...omitUndefined({ link }) };
  }
  const entry: NoticeEntry = noticeOf(notice.code);
  const text = entry.text ? { id: entry.text } : literalText(notice.message);
  if (!text) return undefined;
  const target = noticeTarget(entry, context.side);
  const action = target && entry.button && linkTo(target, entry.button, context);
  return {
    kind: entry.kind,
    text,
    ...(action && 'href' in action && { link: { label: { id: action.label }, href: action.href } }),
  };
}
