import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatted, type GeneratedFile } from './generated-file.ts';

const root = new URL('../../', import.meta.url);

const jsonNames = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** Code that imports the catalogues of a folder: one object per language, by file name. */
function catalogueList(messages: URL): string[] {
  const languages = readdirSync(messages).sort();
  const nameOf = (language: string, area: string): string =>
    `${language}-${area}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const areasOf = (language: string): string[] => jsonNames(new URL(`${language}/`, messages));
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
  ];
}

/** Argument types of a message, by name: a number for plurals, the cases for selects. */
function argumentTypes(elements: readonly MessageFormatElement[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.plural || element.type === TYPE.number) types.set(element.value, 'number');
    else if (element.type === TYPE.select) {
      const cases = Object.keys(element.options).map((name) => `'${name}'`);
      types.set(element.value, cases.join(' | '));
    } else if (!types.has(element.value)) types.set(element.value, 'Text');
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const { value } of Object.values(element.options))
      for (const [name, type] of argumentTypes(value)) if (!types.has(name)) types.set(name, type);
  }
  return types;
}

/** Code of the argument types by message id, merged over all languages. */
function messageArguments(messages: URL): string {
  const byId = new Map<string, Map<string, string>>();
  for (const language of readdirSync(messages).sort()) {
    const folder = new URL(`${language}/`, messages);
    for (const area of jsonNames(folder)) {
      const texts = JSON.parse(readFileSync(new URL(`${area}.json`, folder), 'utf8')) as Record<
        string,
        string
      >;
      for (const [id, text] of Object.entries(texts)) {
        const own = argumentTypes(parse(text, { ignoreTag: true }));
        byId.set(id, new Map([...own, ...(byId.get(id) ?? [])]));
      }
    }
  }
  const members = [...byId].flatMap(([id, types]) => {
    const fields = [...types].map(([name, type]) => `${name}: ${type}`).join('; ');
    return types.size > 0 ? [`'${id}': { ${fields} };`] : [];
  });
  return `/** What each message with arguments needs. */\nexport interface MessageArguments {\n${members.join('\n')}\n}`;
}

const portal = 'src/core/i18n/';
const reports = 'src/generator/diagnostics/';

/** Generates the modules that import all catalogues: of the portal, and of the reports of tools. */
export function catalogueFiles(): Promise<GeneratedFile[]> {
  const messagesIn = (room: string): URL => new URL(`${room}messages/`, root);
  const text = "type Text = string | number | Readonly<Record<'es' | 'ca' | 'en', string>>;";
  return Promise.all([
    formatted(`${portal}catalogues.gen.ts`, catalogueList(messagesIn(portal)).join('\n\n')),
    formatted(
      `${reports}catalogues.gen.ts`,
      [...catalogueList(messagesIn(reports)), text, messageArguments(messagesIn(reports))].join('\n\n'),
    ),
  ]);
}
