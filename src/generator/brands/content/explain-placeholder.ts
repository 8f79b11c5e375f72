import { explanation, localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { meant, nearest } from '#generator/diagnostics/suggest.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft, ProblemTexts } from '../draft.ts';
import { blockNames, blockText } from './blocks.ts';
import { placeholderNames, placeholderPath, placeholderValue } from './placeholders.ts';

/** `telefono` under `contacto`. */
function settingWords(name: string): ReportText {
  const [first = '', ...inner] = name.split('.');
  if (inner.length === 0) return localize(() => `\`${first}\``);
  const last = `\`${inner.join('.')}\``;
  return reportText('content.settingUnder', { last, first });
}

/** A block that stands inside of a sentence, or says nothing. */
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

/**
 * What is wrong with a placeholder, if anything is.
 * @param name nothing for braces without partner
 * @param isAlone whether nothing else stands in its line
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
    const near = nearest(name, allNames);
    return {
      code: 'unknown-placeholder',
      ...explanation('content.unknownPlaceholder', { name }),
      ...(near === undefined
        ? { fix: reportText('content.unknownPlaceholder.names', { names: allNames.join(', ') }) }
        : { fix: meant(near), replacement: `{{${near}}}` }),
    };
  }
  const path = placeholderPath(name);
  if (placeholderValue(draft, name, language) !== undefined || !draft.isSound(path)) return undefined;
  return {
    code: 'empty-placeholder',
    ...explanation('content.emptyPlaceholder', { name, setting: settingWords(name) }),
  };
}
