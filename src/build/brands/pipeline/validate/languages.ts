import { inEach, listed, type Told, unsaid } from '#build/diagnostics/told.ts';
import { isLanguage } from '#core/i18n/languages.ts';
import type { Language } from '#core/i18n/languages.ts';
import { settingName } from '../draft.ts';
import type { SettingPath } from '../draft.ts';
import { languageNames } from '../language-names.ts';
import { placedAt, toData } from '../source/placed.ts';
import type { Placed, PlacedMap } from '../source/placed.ts';
import { quoted, texts } from './remark.ts';
import type { Remark } from './remark.ts';
import { isPerLanguage, withKeys } from './schema.ts';
import { brandSchema } from '#build/brands/schema/brand-schema.ts';
import type { SchemaNode } from '#build/brands/schema/brand-schema.ts';

/** Languages of the brand; nothing when they are themselves wrong. */
function languagesOf(root: PlacedMap): Language[] | undefined {
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
  const { items, properties = {}, additionalProperties, ...rest } = withKeys(schema);
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
function model(map: PlacedMap): Told {
  for (const value of map.entries.values()) {
    if (value.kind === 'scalar' && typeof value.data === 'string')
      return {
        en: ` For example, the translation of ${quoted(value.data)}.`,
        es: ` Por ejemplo, la traducción de ${quoted(value.data)}.`,
        ca: ` Per exemple, la traducció de ${quoted(value.data)}.`,
      };
  }
  return unsaid;
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
          {
            en: `\`${name}\` has a text in \`${language}\`, which is not a language of this portal.`,
            es: `\`${name}\` tiene un texto en \`${language}\`, que no es un idioma de este portal.`,
            ca: `\`${name}\` té un text en \`${language}\`, que no és una llengua d’aquest portal.`,
          },
          {
            en: 'The text is shown nowhere.',
            es: 'El texto no se muestra en ninguna parte.',
            ca: 'El text no es mostra enlloc.',
          },
          {
            en: `Add \`${language}\` to \`idiomas\` to offer the portal in it, or delete the line.`,
            es: `Añade \`${language}\` a \`idiomas\` para ofrecer el portal en ese idioma, o borra la línea.`,
            ca: `Afegeix \`${language}\` a \`idiomas\` per oferir el portal en aquesta llengua, o esborra la línia.`,
          },
        ),
        severity: 'warning',
      },
    }));
    if (missing.length > 0) {
      const names = inEach((own) =>
        listed(
          missing.map((language) => languageNames[language][own]),
          own,
        ),
      );
      const keys = (own: Language): string =>
        listed(
          missing.map((language) => `\`${language}:\``),
          own,
        );
      const hint = model(map);
      remarks.push({
        path,
        what: 'key',
        texts: texts(
          'missing-language',
          {
            en: `\`${name}\` has no text in ${names.en}.`,
            es: `\`${name}\` no tiene texto en ${names.es}.`,
            ca: `\`${name}\` no té text en ${names.ca}.`,
          },
          {
            en: `The portal is offered in ${names.en} (\`idiomas\`), and its visitors would see a gap here.`,
            es: `El portal se ofrece en ${names.es} (\`idiomas\`), y aquí se vería un hueco.`,
            ca: `El portal s’ofereix en ${names.ca} (\`idiomas\`), i aquí es veuria un buit.`,
          },
          {
            en: `Add ${keys('en')} under \`${name}\`.${hint.en}`,
            es: `Añade ${keys('es')} dentro de \`${name}\`.${hint.es}`,
            ca: `Afegeix ${keys('ca')} dins de \`${name}\`.${hint.ca}`,
          },
        ),
      });
    }
    return remarks;
  });
}
