import { joinSentences, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '#generator/brands/schema/brand-schema.ts';
import { displayPath } from '#generator/diagnostics/positions.ts';
import { formatChecks } from '../validate/formats.ts';

/** Names that cannot be folders on Windows, have a meaning in JavaScript, or are taken as host names. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|constructor|prototype|localhost|www)$/;

const { format = '', maxLength = Infinity } = brandSchema.properties['id'] ?? {};

/** Converts an id to the valid form: without accents, spaces or capitals. */
function slugify(id: string): string {
  return id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
}

/** Explains why a brand with this id cannot be created; undefined if it can. */
export function idMistake(brandsDir: string, id: string): ReportText | undefined {
  if (!formatChecks[format]?.(id)) {
    const near = slugify(id);
    return joinSentences(
      reportText('new-brand.id.form', { id }),
      near ? reportText('new-brand.id.example', { near }) : undefined,
    );
  }
  if (id.length > maxLength) {
    return reportText('new-brand.id.tooLong', { id, length: id.length, maxLength });
  }
  if (reserved.test(id)) return reportText('new-brand.id.reserved', { id });
  const folder = join(brandsDir, id);
  if (!existsSync(folder)) return undefined;
  const shown = displayPath(folder);
  return reportText('new-brand.id.exists', { shown });
}
