import type { Token } from 'markdown-it';
import type { Language } from '#core/i18n/languages.ts';
import type { BrandDraft } from '../draft.ts';
import { parseMarkdown } from './markdown.ts';
import { statementText } from './statement/statement.ts';
import { storageTable, thirdPartyTable } from './storage-table.ts';

type Block = (draft: BrandDraft, language: Language) => string | undefined;

/**
 * Block placeholders for tables and whole texts: each must be a paragraph of its own. A block without content is
 * undefined.
 */
const blocks: Readonly<Record<string, Block>> = {
  almacenamiento: storageTable,
  'almacenamiento.terceros': thirdPartyTable,
  declaracion: statementText,
};

export const blockNames: readonly string[] = Object.keys(blocks);

/** Whether a text has a block placeholder on a line of its own. */
export function hasBlock(text: string, name: string): boolean {
  return text.split(/\r?\n/).some((line) => line.trim() === `{{${name}}}`);
}

/** Expands the block placeholders of a text to Markdown. */
export function expandBlocks(draft: BrandDraft, text: string, language: Language): string {
  return text.replace(
    /^[ \t]*\{\{([\w.]+)\}\}[ \t]*$/gm,
    (line, name: string) => blockText(draft, name, language) ?? line,
  );
}

/** Whether the placeholder between two offsets is alone on its line. */
export function isOnOwnLine(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).split('\n').at(-1) ?? '';
  const after = text.slice(end).split('\n')[0] ?? '';
  return (before + after).trim() === '';
}

/** The content of a block; undefined for an unknown name and for a block without content. */
export function blockText(draft: BrandDraft, name: string, language: Language): string | undefined {
  return blocks[name]?.(draft, language);
}

/** Replaces the paragraphs of block placeholders by the tokens of their content. */
export function expandBlockTokens(tokens: Token[], draft: BrandDraft, language: Language): Token[] {
  return tokens.flatMap((token, index) => {
    const inline = [tokens[index + 1], token, tokens[index - 1]].find(
      (neighbour) => neighbour?.type === 'inline',
    );
    const isParagraph = ['paragraph_open', 'inline', 'paragraph_close'].includes(token.type);
    const [, name = ''] = /^\{\{([\w.]+)\}\}$/.exec(inline?.content.trim() ?? '') ?? [];
    if (!isParagraph || !blockNames.includes(name)) return [token];
    if (token.type !== 'inline') return [];
    return parseMarkdown(blockText(draft, name, language) ?? '').tokens;
  });
}
