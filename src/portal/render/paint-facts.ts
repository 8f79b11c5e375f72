import type { FieldGroup, GroupFlags } from '#core/brand/field-flags.ts';
import type { PublicBrand } from '#core/brand/public-brand.ts';
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
  /** Fields that a brand can hide, by their group. */
  fields?: Readonly<Partial<Record<FieldGroup, readonly string[]>>>;
  settings?: readonly (keyof PublicBrand['settings'])[];
}

/** A script that paints rows of a page before its code is there. */
export interface PaintScript extends PaintedFacts {
  /** One classic script. */
  code: string;
}

/**
 * What a painting script reads, for the page's JSON. Nothing where the brand has written one of the texts with choices
 * that `fillPlainMessage` does not make: rows then wait for the page's code.
 */
export function paintFacts(
  { portal }: Pick<PageRequest, 'portal'>,
  { routes, texts, fields = {}, settings = [] }: PaintedFacts,
): Pick<PageData, 'paint'> {
  const { brand } = portal;
  const known: PageTexts = {};
  for (const id of texts) {
    const message = portal.texts[areaOf(id)][id];
    if (message === undefined || !isPlainMessage(message)) return {};
    known[id] = message;
  }
  return {
    paint: {
      paths: pick(brand.paths, routes),
      fields: Object.fromEntries(
        Object.entries(fields).map(([group, keys]) => [
          group,
          ofKeys(brand.fields[group as FieldGroup], keys),
        ]),
      ),
      settings: pick(brand.settings, settings),
      texts: known,
    },
  };
}

const pick = <T extends object>(from: T, keys: readonly (keyof T)[]): Partial<T> =>
  Object.fromEntries(
    keys.flatMap((key) => (from[key] === undefined ? [] : [[key, from[key]]])),
  ) as Partial<T>;

/** The flags of some fields of a group. */
const ofKeys = ({ hidden, fixed, required }: GroupFlags, keys: readonly string[]): GroupFlags => {
  const among = (all: readonly string[]): string[] => all.filter((key) => keys.includes(key));
  return { hidden: among(hidden), fixed: among(fixed), required: among(required) };
};
