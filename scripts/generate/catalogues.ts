import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatted, type GeneratedFile } from './generated-file.ts';

const root = new URL('../../', import.meta.url);

const header = '// Made by `npm run generate` from the files in messages/. Do not edit.';

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
  return [header, imports.join('\n'), ...objects];
}

/** Placeholders that the build fills in, by `src/core/i18n/institution.ts`: `institution`, `OfInstitutionName`. */
const institutionPlaceholder = /^(?:of|to|at|by)?institution(?:Name)?$/i;

type ArgumentTypes = ReadonlyMap<string, string>;

/** Argument types of a message, by name: a number for plurals; a select has `selectType` of its cases. */
function argumentTypes(
  elements: readonly MessageFormatElement[],
  selectType: (cases: readonly string[]) => string,
): ArgumentTypes {
  const types = new Map<string, string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.argument && institutionPlaceholder.test(element.value)) continue;
    if (element.type === TYPE.plural || element.type === TYPE.number) types.set(element.value, 'number');
    else if (element.type === TYPE.select) types.set(element.value, selectType(Object.keys(element.options)));
    else if (!types.has(element.value)) types.set(element.value, 'Text');
    if (element.type !== TYPE.plural && element.type !== TYPE.select) continue;
    for (const { value } of Object.values(element.options))
      for (const [name, type] of argumentTypes(value, selectType))
        if (!types.has(name)) types.set(name, type);
  }
  return types;
}

/** Code of the argument types by message id, merged over all languages. */
function messageArguments(messages: URL, selectType: (cases: readonly string[]) => string): string {
  const byId = new Map<string, ArgumentTypes>();
  for (const language of readdirSync(messages).sort()) {
    const folder = new URL(`${language}/`, messages);
    for (const area of jsonNames(folder)) {
      const texts = JSON.parse(readFileSync(new URL(`${area}.json`, folder), 'utf8')) as Record<
        string,
        string
      >;
      for (const [id, text] of Object.entries(texts)) {
        const own = argumentTypes(parse(text, { ignoreTag: true }), selectType);
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

/** One of the cases, for tools, whose arguments are literals. */
const oneOf = (cases: readonly string[]): string => cases.map((name) => `'${name}'`).join(' | ');
/** Any text or number, for pages and the sandbox, whose arguments come from data: `other` matches the rest. */
const anyCase = (): string => 'string | number';

const portal = 'src/core/i18n/';
const reports = 'src/generator/diagnostics/';
const sandbox = 'src/sandbox/texts/';

/** Generates the catalogues and argument types of the portal and the reports, and the latter of the sandbox. */
export function catalogueFiles(): Promise<GeneratedFile[]> {
  const messagesIn = (room: string): URL => new URL(`${room}messages/`, root);
  const localized = "type Text = string | number | Readonly<Record<'es' | 'ca' | 'en', string>>;";
  const plain = 'type Text = string | number | Date;';
  return Promise.all([
    formatted(
      `${portal}catalogues.gen.ts`,
      [...catalogueList(messagesIn(portal)), plain, messageArguments(messagesIn(portal), anyCase)].join(
        '\n\n',
      ),
    ),
    formatted(
      `${reports}catalogues.gen.ts`,
      [...catalogueList(messagesIn(reports)), localized, messageArguments(messagesIn(reports), oneOf)].join(
        '\n\n',
      ),
    ),
    formatted(
      `${sandbox}message-arguments.gen.ts`,
      [header, plain, messageArguments(messagesIn(sandbox), anyCase)].join('\n\n'),
    ),
  ]);
}
