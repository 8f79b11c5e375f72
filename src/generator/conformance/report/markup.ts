import { escapeMarkup } from '#core/shared/escape-markup.ts';

/** Escapes text for XML and HTML; characters not allowed in XML are dropped. */
export const escapeForXml = (text: string): string =>
  escapeMarkup(text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, ''));
