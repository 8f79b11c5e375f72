import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatted, type GeneratedFile } from './generated-file.ts';

const root = new URL('../', import.meta.url);

const jsonNames = (folder: URL): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** The catalogues of a folder, as modules import them: one object per language, by the names of the files. */
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

/** The types of the arguments of a message, by name: a number where it is counted, the cases where they are chosen from. */
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

/** The arguments of the messages that have any, by the id of the message. */
function messageArguments(folder: URL): string {
  const messages = jsonNames(folder).flatMap((area) =>
    Object.entries(
      JSON.parse(readFileSync(new URL(`${area}.json`, folder), 'utf8')) as Record<string, string>,
    ),
  );
  const members = messages.flatMap(([id, text]) => {
    const types = [...argumentTypes(parse(text, { ignoreTag: true }))];
    const fields = types.map(([name, type]) => `${name}: ${type}`).join('; ');
    return types.length > 0 ? [`'${id}': { ${fields} };`] : [];
  });
  return `/** What each message with arguments needs. */\nexport interface MessageArguments {\n${members.join('\n')}\n}`;
}

const portal = 'src/core/i18n/';
const reports = 'src/build/diagnostics/';

/** The modules that import all catalogues: of the portal, and of what the tools report. */
export function catalogueFiles(): Promise<GeneratedFile[]> {
  const messagesIn = (room: string): URL => new URL(`${room}messages/`, root);
  const text = "type Text = string | number | Readonly<Record<'es' | 'ca' | 'en', string>>;";
  return Promise.all([
    formatted(`${portal}catalogues.gen.ts`, catalogueList(messagesIn(portal)).join('\n\n')),
    formatted(
      `${reports}catalogues.gen.ts`,
      [
        ...catalogueList(messagesIn(reports)),
        text,
        messageArguments(new URL('es/', messagesIn(reports))),
      ].join('\n\n'),
    ),
  ]);
}
