import { readdirSync } from 'node:fs';
import { formatted, type GeneratedFile } from './generated-file.ts';

const messages = new URL('../../src/core/i18n/messages/', import.meta.url);

/** The catalogues of texts that there are, as modules import them: one object per language, by the names of the files. */
function catalogueList(): string {
  const languages = readdirSync(messages).sort();
  const areasOf = (language: string): string[] =>
    readdirSync(new URL(`${language}/`, messages))
      .filter((file) => file.endsWith('.json'))
      .map((file) => file.replace(/\.json$/, ''))
      .sort();
  const nameOf = (language: string, area: string): string =>
    `${language}-${area}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const imports = languages.flatMap((language) =>
    areasOf(language).map(
      (area) =>
        `import ${nameOf(language, area)} from './messages/${language}/${area}.json' with { type: 'json' };`,
    ),
  );
  const objects = languages.map((language) => {
    const entries = areasOf(language).map((area) => `'${area}': ${nameOf(language, area)},`);
    return `/** Catalogues in \`messages/${language}\`. */\nexport const ${language} = {\n${entries.join('\n')}\n};`;
  });
  return [
    '// Made by `npm run generate` from the files in messages/. Do not edit.',
    imports.join('\n'),
    ...objects,
  ].join('\n\n');
}

/** The module that imports all catalogues. */
export const catalogueFile = (): Promise<GeneratedFile> =>
  formatted('src/core/i18n/catalogues.gen.ts', catalogueList());
