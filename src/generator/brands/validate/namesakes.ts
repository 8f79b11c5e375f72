import { localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { resolveRef, type SchemaNode } from '#generator/brands/schema/brand-schema.ts';
import { settingName } from '../draft.ts';
import { schemaAt, settingPaths } from './schema.ts';
import type { SchemaFault } from './schema-message.ts';
import { belongsTo } from './wording-keys.ts';

/** Whether a value is one of the choices of a setting, or a group of settings that it has. */
function fits(schema: SchemaNode, data: unknown): boolean {
  const { enum: choices, properties } = resolveRef(schema);
  if (typeof data === 'string') return choices?.includes(data) === true;
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !properties) return false;
  const keys = Object.keys(data);
  return keys.length > 0 && keys.every((key) => Object.hasOwn(properties, key));
}

/** The place of another setting of the same name, which takes the value: `cabecera` and `colores.cabecera`. */
export function namesake({ path, name, data }: SchemaFault): ReportText | undefined {
  const key = path.at(-1);
  const places = settingPaths.filter((other) => {
    const schema = other.at(-1) === key && settingName(other) !== name ? schemaAt(other) : undefined;
    return schema !== undefined && fits(schema, data);
  });
  const [place] = places;
  if (typeof key !== 'string' || !place || places.length > 1) return undefined;
  const where = belongsTo(place, true);
  return reportText('settings.namesake', { key, places: localize((language) => where[language]) });
}
