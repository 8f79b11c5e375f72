import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandSchema, resolved } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';
import ca from './words/ca.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/** What settings are in Spanish and Catalan, by their names with dots; the schema says it in English, at more length. */
export const settingCatalogues: Readonly<
  Record<Exclude<ReportLanguage, 'en'>, Readonly<Record<string, string>>>
> = {
  es,
  ca,
};

function declaredAt(path: readonly string[]): string | undefined {
  let node: SchemaNode | undefined = brandSchema;
  for (const step of path) node = node && resolved(node).properties?.[step];
  return node?.description;
}

const firstSentence = (text: string): string =>
  (/^.*?[^.]\.(?=\s|$)/.exec(text)?.[0] ?? text).replace(/\.$/, '');

/**
 * What a setting is, in one sentence without a full stop: of a switch, what holds while it is on. Of what has no words of
 * its own, those of the setting that it is part of.
 * @param path names from the root, e.g. `['colores', 'primario']`
 */
export function settingWords(path: readonly string[], language: ReportLanguage): string {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const found = language === 'en' ? declaredAt(part) : settingCatalogues[language][part.join('.')];
    if (found !== undefined) return firstSentence(found);
  }
  return path.join('.');
}
