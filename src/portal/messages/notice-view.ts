import { type Notice, noticeOf, noticeTarget } from '#core/status-messages/notices.ts';
import type { NoticeEntry } from '#core/status-messages/notice-table.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { omitUndefined } from '#core/shared/omit-undefined.ts';
import { linkTo } from './error-view.ts';
import { hrefOf, type MessageContext } from './message-context.ts';

/** A text of the portal, or words that come as they are. */
type Words = { id: MessageId } | { words: string };

/** What is shown of a notice. */
export interface NoticeView {
  kind: NoticeEntry['kind'];
  title?: string;
  text: Words;
  link?: { label: Words; href: string };
}

/** Puts a notice at the place where it is shown; `undefined` for one that has nothing to say. */
export function noticeView(
  notice: Notice,
  from: MessageContext,
  titles: PublicBrand['titles'],
): NoticeView | undefined {
  if (notice.code === undefined) {
    const { title, message, target } = notice;
    const label = target && titles[target];
    const href = target && target !== from.route ? hrefOf(target, from) : undefined;
    const link = label && href !== undefined ? { label: { words: label }, href } : undefined;
    return { kind: 'information', title, text: { words: message }, ...omitUndefined({ link }) };
  }
  const entry: NoticeEntry = noticeOf(notice.code);
  const text: Words | undefined = entry.text
    ? { id: entry.text }
    : notice.message
      ? { words: notice.message }
      : undefined;
  if (!text) return undefined;
  const target = noticeTarget(entry, from.side);
  const action = target && entry.button && linkTo(target, entry.button, from);
  return {
    kind: entry.kind,
    text,
    ...(action && 'href' in action && { link: { label: { id: action.label }, href: action.href } }),
  };
}
