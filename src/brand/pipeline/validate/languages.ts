import { isLanguage } from '#i18n/languages.ts';
import type { Language } from '#i18n/languages.ts';
import { settingName } from '../draft.ts';
import type { SettingPath } from '../draft.ts';
import { englishNames } from '../language-names.ts';
import { placedAt, toData } from '../source/placed.ts';
import type { Placed, PlacedMap } from '../source/placed.ts';
import { quoted, texts } from './remark.ts';
import type { Remark } from './remark.ts';
import { isPerLanguage } from './schema.ts';
import { brandSchema, resolved } from '#brand/schema/brand-schema.ts';
import type { SchemaNode } from '#brand/schema/brand-schema.ts';

/** Languages of the brand; nothing when they are themselves wrong. */
export function languagesOf(root: PlacedMap): Language[] | undefined {
  const written = placedAt(root, ['idiomas']);
  if (!written) return ['es'];
  const data = toData(written);
  return Array.isArray(data) && data.length > 0 && data.every(isLanguage) ? data : undefined;
}

/** Every written text per language, with its path. */
function localized(
  schema: SchemaNode,
  placed: Placed,
  path: SettingPath,
): { path: SettingPath; map: PlacedMap }[] {
  const { items, properties = {}, additionalProperties, ...rest } = resolved(schema);
  if (placed.kind === 'list') {
    return items ? placed.items.flatMap((item, index) => localized(items, item, [...path, index])) : [];
  }
  if (placed.kind !== 'map') return [];
  if (isPerLanguage({ ...rest, properties })) return placed.entries.size > 0 ? [{ path, map: placed }] : [];
  return [...placed.entries].flatMap(([key, value]) => {
    const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    return typeof property === 'object' ? localized(property, value, [...path, key]) : [];
  });
}

/** The nearest text that is there, as a starting point for the translation. */
function model(map: PlacedMap): string {
  for (const value of map.entries.values()) {
    if (value.kind === 'scalar' && typeof value.data === 'string')
      return ` For example, the translation of ${quoted(value.data)}.`;
  }
  return '';
}

/** Texts that lack a language of the brand, or have one that the brand does not. */
export function remarkLanguages(root: PlacedMap): Remark[] {
  const languages = languagesOf(root);
  if (!languages) return [];
  return localized(brandSchema, root, []).flatMap(({ path, map }) => {
    const name = settingName(path);
    // A name that is no language was probably meant to be the missing one, and has been reported.
    const isClear = [...map.entries.keys()].every(isLanguage);
    const missing = isClear ? languages.filter((language) => !map.entries.has(language)) : [];
    // A base may serve brands with more languages than this one.
    const unused = [...map.entries]
      .filter(([key, { source }]) => source === root.source && isLanguage(key) && !languages.includes(key))
      .map(([key]) => key);
    const remarks: Remark[] = unused.map((language) => ({
      path: [...path, language],
      what: 'key',
      texts: {
        ...texts(
          'unused-language',
          `\`${name}\` has a text in \`${language}\`, which is not a language of this portal.`,
          'The text is shown nowhere.',
          `Add \`${language}\` to \`idiomas\` to offer the portal in it, or delete the line.`,
        ),
        severity: 'warning',
      },
    }));
    if (missing.length > 0) {
      const names = missing.map((language) => englishNames[language]).join(' and ');
      remarks.push({
        path,
        what: 'key',
        texts: texts(
          'missing-language',
          `\`${name}\` has no text in ${names}.`,
          `The portal is offered in ${names} (\`idiomas\`), and its visitors would see a gap here.`,
          `Add ${missing.map((language) => `\`${language}:\``).join(' and ')} under \`${name}\`.${model(map)}`,
        ),
      });
    }
    return remarks;
  });
}
