import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseMessage } from './compile.ts';
import { institutionPlaceholders } from './institution.ts';

/**
 * Names of the values that a text in ICU syntax needs, sorted, each once. Translations of a text need the
 * same names, whatever format they use (plain, plural, number). Placeholders for the institution are left
 * out, since every text may have them.
 * @throws MessageSyntaxError
 */
export function placeholdersOf(text: string): string[] {
  const names = new Set<string>();
  collect(parseMessage(text), names);
  return [...names].sort();
}

function collect(elements: readonly MessageFormatElement[], names: Set<string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.argument && institutionPlaceholders.includes(element.value)) continue;
    names.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options)) collect(option.value, names);
    }
  }
}
