import type { MessageId } from '#i18n/messages.ts';

/** The words for the fields of a form, for its summary of problems. */
export function labelTexts<K extends string>(
  labels: Readonly<Record<K, MessageId>>,
  t: (id: MessageId) => string,
): Record<K, string> {
  return Object.fromEntries(Object.entries<MessageId>(labels).map(([key, id]) => [key, t(id)])) as Record<
    K,
    string
  >;
}
