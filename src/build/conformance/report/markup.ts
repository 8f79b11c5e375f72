import { escapeMarkup } from '#core/shared/escape-markup.ts';

/** Text as it may stand in XML and HTML; what XML has no way to write is left out. */
export const escaped = (text: string): string =>
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
