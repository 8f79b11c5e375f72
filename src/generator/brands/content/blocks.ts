import type { Token } from 'markdown-it';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft } from '../draft.ts';
import { parseMarkdown } from './markdown.ts';
import { statementText } from './statement/statement.ts';
import { storageTable, thirdPartyTable } from './storage-table.ts';

type Block = (draft: BrandDraft, language: Language) => string | undefined;

/** Placeholders for tables and whole texts: each is a paragraph of its own. Nothing is given where there is nothing to say. */
const blocks: Readonly<Record<string, Block>> = {
  almacenamiento: storageTable,
  'almacenamiento.terceros': thirdPartyTable,
  declaracion: statementText,
};

export const blockNames: readonly string[] = Object.keys(blocks);

/** Whether a text has one in a paragraph of its own. */
export function hasBlock(text: string, name: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === `{{${name}}}`);
}

/** The text with what its blocks stand for, as Markdown. */
export function writtenOut(draft: BrandDraft, text: string, language: Language): string {
  return text.replace(
    /^[ \t]*\{\{([\w.]+)\}\}[ \t]*$/gm,
    (line, name: string) => blockText(draft, name, language) ?? line,
  );
}

/** Whether the placeholder at an offset stands in a line of its own. */
export function standsAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const after = text.slice(end).split('\n')[0] ?? '';
  return (before + after).trim() === '';
}

/** What a placeholder of a block stands for; nothing for one that is none, or where there is nothing to say. */
export function blockText(draft: BrandDraft, name: string, language: Language): string | undefined {
  return blocks[name]?.(draft, language);
}

/** The tokens of a page with the tables in the place of the paragraphs that stand for them. */
export function withBlocks(tokens: Token[], draft: BrandDraft, language: Language): Token[] {
  return tokens.flatMap((token, index) => {
    const inline = [tokens[index + 1], token, tokens[index - 1]].find((one) => one?.type === 'inline');
    const isParagraph = ['paragraph_open', 'inline', 'paragraph_close'].includes(token.type);
    const [, name = ''] = /^\{\{([\w.]+)\}\}$/.exec(inline?.content.trim() ?? '') ?? [];
    if (!isParagraph || !blockNames.includes(name)) return [token];
    if (token.type !== 'inline') return [];
    return parseMarkdown(blockText(draft, name, language) ?? '').tokens;
  });
}
