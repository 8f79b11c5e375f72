import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import { brandSchema, resolveRef } from './brand-schema.ts';
import type { SchemaNode } from './brand-schema.ts';
import ca from './words/ca.json' with { type: 'json' };
import es from './words/es.json' with { type: 'json' };

/**
 * Descriptions of settings in Spanish and Catalan, by dotted path; the English ones are in the schema, in more detail.
 */
export const settingCatalogues: Readonly<
  Record<Exclude<ReportLanguage, 'en'>, Readonly<Record<string, string>>>
> = {
  es,
  ca,
};

function schemaDescription(path: readonly string[]): string | undefined {
  let node: SchemaNode | undefined = brandSchema;
  for (const step of path) node = node && resolveRef(node).properties?.[step];
  return node?.description;
}

const firstSentence = (text: string): string =>
  (/^.*?[^.]\.(?=\s|$)/.exec(text)?.[0] ?? text).replace(/\.$/, '');

/**
 * Describes a setting in one sentence without a full stop; a switch by its effect while it is on. A setting without a
 * description has that of its group.
 * @param path names from the root, e.g. `['colores', 'primario']`
 */
export function settingWords(path: readonly string[], language: ReportLanguage): string {
  for (let length = path.length; length > 0; length--) {
    const part = path.slice(0, length);
    const description =
      language === 'en' ? schemaDescription(part) : settingCatalogues[language][part.join('.')];
    if (description !== undefined) return firstSentence(description);
  }
  return path.join('.');
}
