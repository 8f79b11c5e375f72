import { explanation, list } from '#generator/diagnostics/report-text.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { blockText, hasBlock } from './blocks.ts';

const tables = ['almacenamiento', 'almacenamiento.terceros'];

/** The storage tables that the cookie policy lacks; undefined when it is complete. */
export function storageGaps(draft: BrandDraft, text: string, language: Language): ProblemTexts | undefined {
  const missing = tables.filter(
    (name) => blockText(draft, name, language) !== undefined && !hasBlock(text, name),
  );
  if (missing.length === 0) return undefined;
  return {
    code: 'storage-table',
    severity: 'warning',
    ...explanation('content.storageTables', {
      count: missing.length,
      lines: list(missing.map((name) => `\`{{${name}}}\``)),
    }),
  };
}
