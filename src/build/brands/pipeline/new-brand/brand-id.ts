import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { brandSchema } from '#build/brands/schema/brand-schema.ts';
import { displayPath } from '#build/diagnostics/positions.ts';
import { formatChecks } from '../validate/formats.ts';

/** Names that cannot be folders on Windows, that mean something to JavaScript, or that are host names already. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d|constructor|prototype|localhost|www)$/;

const { format = '', maxLength = Infinity } = brandSchema.properties['id'] ?? {};

/** An id of the right form that is near: without accents, spaces or capitals. */
function rightForm(id: string): string {
  return id
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-$/g, '');
}

/** Why no brand with this id can be made, in words for whoever asked for it; nothing when one can. */
export function idMistake(brandsDir: string, id: string): string | undefined {
  if (!formatChecks[format]?.(id)) {
    const near = rightForm(id);
    const example = near ? ` For example: ${near}` : '';
    return `"${id}" cannot be the id of a brand: it has small letters, digits and single hyphens, and begins with a letter.${example}`;
  }
  if (id.length > maxLength) {
    return `"${id}" has ${id.length} characters; the id of a brand has at most ${maxLength}.`;
  }
  if (reserved.test(id))
    return `"${id}" is a name with another meaning. Choose a longer one, such as ${id}-uni.`;
  const folder = join(brandsDir, id);
  if (existsSync(folder)) return `${displayPath(folder)} exists already, and nothing in it is overwritten.`;
  return undefined;
}
