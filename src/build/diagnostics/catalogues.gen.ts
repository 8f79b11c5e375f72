// Made by `npm run generate` from the files in messages/. Do not edit.

import caContradictions from './messages/ca/contradictions.json' with { type: 'json' };
import caSvg from './messages/ca/svg.json' with { type: 'json' };
import enContradictions from './messages/en/contradictions.json' with { type: 'json' };
import enSvg from './messages/en/svg.json' with { type: 'json' };
import esContradictions from './messages/es/contradictions.json' with { type: 'json' };
import esSvg from './messages/es/svg.json' with { type: 'json' };

/** Catalogues in `messages/ca`. */
export const ca = {
  contradictions: caContradictions,
  svg: caSvg,
};

/** Catalogues in `messages/en`. */
export const en = {
  contradictions: enContradictions,
  svg: enSvg,
};

/** Catalogues in `messages/es`. */
export const es = {
  contradictions: esContradictions,
  svg: esSvg,
};

type Text = string | number | Readonly<Record<'es' | 'ca' | 'en', string>>;

/** What each message with arguments needs. */
export interface MessageArguments {
  'contradictions.writtenHere': { setting: Text };
  'contradictions.noBackground.what': { name: Text; value: Text };
  'contradictions.noBackground.fix': { name: Text };
  'contradictions.needs.what': { name: Text; needed: Text };
  'contradictions.needs.fix': { name: Text; needed: Text };
  'svg.sizeOutOfRange.what': { smallest: Text; largest: Text };
  'svg.damaged.what': { message: Text };
  'svg.action.what': { name: Text };
  'svg.action.fix': { name: Text };
  'svg.attribute.what': { element: Text; name: Text };
  'svg.attribute.fix': { name: Text };
  'svg.notLocal.what': { name: Text; shown: Text };
  'svg.value.what': { name: Text };
  'svg.animation.what': { name: Text };
  'svg.animation.fix': { name: Text };
  'svg.element.what': { name: Text };
  'svg.foreignElement.what': { name: Text };
  'svg.inMorePlaces': { what: Text; count: number };
}
