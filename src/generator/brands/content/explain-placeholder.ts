import { explanation, localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { suggestion, nearest } from '#generator/diagnostics/suggest.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { blockNames, blockText } from './blocks.ts';
import { settingCalled } from '../validate/key-words.ts';
import { placeholderNames, placeholderPath, placeholderValue } from './placeholders.ts';

/** Formats the name of a setting, e.g. `telefono` under `contacto`. */
function settingWords(name: string): ReportText {
  const [first = '', ...inner] = name.split('.');
  if (inner.length === 0) return localize(() => `\`${first}\``);
  const last = `\`${inner.join('.')}\``;
  return reportText('content.settingUnder', { last, first });
}

/** The problem with a block that is inside a sentence or has no content. */
function blockTexts(
  draft: BrandDraft,
  name: string,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (!isAlone) {
    return {
      code: 'unknown-placeholder',
      ...explanation('content.blockInSentence', { name }),
    };
  }
  if (blockText(draft, name, language) !== undefined) return undefined;
  if (name === 'declaracion') {
    return {
      code: 'empty-placeholder',
      ...explanation('content.statementNotFilledIn'),
    };
  }
  return {
    code: 'empty-placeholder',
    ...explanation('content.noThirdPartyCookies', { name }),
  };
}

const allNames = [...placeholderNames, ...blockNames];

/** The placeholder that is meant, also by what people call its setting, as `contacto.correo`. */
export function meantPlaceholder(name: string): string | undefined {
  const written = name.trim();
  const [last = '', ...groups] = written.split('.').toReversed();
  const group = groups.toReversed().join('.');
  const settings = placeholderNames
    .filter((one) => one.startsWith(`${group}.`) && group !== '')
    .map((one) => one.slice(group.length + 1));
  const called = settingCalled(last, settings);
  return called === undefined ? nearest(written, allNames) : `${group}.${called}`;
}

/**
 * The problem with a placeholder, if any.
 * @param name undefined for unpaired braces
 * @param isAlone whether the placeholder is alone on its line
 */
export function placeholderTexts(
  draft: BrandDraft,
  name: string | undefined,
  language: Language,
  isAlone: boolean,
): ProblemTexts | undefined {
  if (name === undefined) {
    return {
      code: 'unknown-placeholder',
      ...explanation('content.unpairedBraces'),
    };
  }
  if (placeholderNames.includes(name.trim()) && name !== name.trim()) {
    return {
      code: 'unknown-placeholder',
      ...explanation('content.spacesInBraces', { name: name.trim() }),
      replacement: `{{${name.trim()}}}`,
    };
  }
  if (blockNames.includes(name)) return blockTexts(draft, name, language, isAlone);
  if (!placeholderNames.includes(name)) {
    const near = meantPlaceholder(name);
    return {
      code: 'unknown-placeholder',
      ...explanation('content.unknownPlaceholder', { name }),
      ...(near === undefined
        ? { fix: reportText('content.unknownPlaceholder.names', { names: allNames.join(', ') }) }
        : { fix: suggestion(near), replacement: `{{${near}}}` }),
    };
  }
  const path = placeholderPath(name);
  if (placeholderValue(draft, name, language) !== undefined || !draft.isSound(path)) return undefined;
  return {
    code: 'empty-placeholder',
    ...explanation('content.emptyPlaceholder', { name, setting: settingWords(name) }),
  };
}
