import { isPlainMessage } from '#core/i18n/plain-message.ts';
import { areaOf, type MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';
import type { PageData, PageTexts } from '#portal/island/page-context.ts';
import type { PageRequest } from './page-request.ts';

/** What painted pieces of a page read of the brand and its texts. */
export interface PaintedFacts {
  /** Routes of the pages linked by the rows, and of the lists by which the blocks are chosen. */
  routes: readonly RouteId[];
  texts: readonly MessageId[];
  /** Fields of offers that a brand can hide. */
  offerFields: readonly string[];
}

/** A script that paints rows of a page before its code is there. */
export interface PaintScript extends PaintedFacts {
  /** One classic script. */
  code: string;
}

/**
 * What a painting script reads, for the page's JSON. Nothing where the brand has written one of the texts with plurals
 * or choices: rows then wait for the page's code.
 */
export function paintFacts(
  { portal }: Pick<PageRequest, 'portal'>,
  { routes, texts, offerFields }: PaintedFacts,
): Pick<PageData, 'paint'> {
  const { paths, fields, settings } = portal.brand;
  const known: PageTexts = {};
  for (const id of texts) {
    const message = portal.texts[areaOf(id)][id];
    if (message === undefined || !isPlainMessage(message)) return {};
    known[id] = message;
  }
  return {
    paint: {
      paths: Object.fromEntries(routes.flatMap((route) => (paths[route] ? [[route, paths[route]]] : []))),
      fields: {
        oferta: {
          hidden: fields.oferta.hidden.filter((key) => offerFields.includes(key)),
          fixed: [],
          required: [],
        },
      },
      settings: { showReferenciaOferta: settings.showReferenciaOferta },
      texts: known,
    },
  };
}
