import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { LineCounter } from 'yaml';
import { parseMarkdown } from '#generator/brands/content/markdown.ts';
import { findCommentsInTexts } from '#generator/brands/source/marks.ts';
import type { SourceNode } from '#generator/brands/source/source-node.ts';
import { unpairedBrace } from '#generator/brands/styles/brackets.ts';
import { checkSvg } from '#generator/brands/svg/check-svg.ts';
import { findDoubleEncoding } from '#generator/brands/texts/double-encoding.ts';
import { findMarkdownSlips } from '#generator/brands/texts/markdown-slips.ts';
import { otherLanguage } from '#generator/brands/texts/stop-words.ts';
import { findUnfinishedWords } from '#generator/brands/texts/unfinished-words.ts';

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path ${attributes}/></svg>`;

const slips = (text: string): unknown => findMarkdownSlips(text, []);
const unfinished = (text: string): unknown => findUnfinishedWords(text, 'es', true);

function notes(text: string): unknown {
  const source = { path: '/brand.yaml', folder: '/', text, lines: new LineCounter() };
  const node: SourceNode = { kind: 'scalar', source, value: [3, text.length], data: text };
  return findCommentsInTexts(node);
}

/** Length that linear code reads within a second, while quadratic code takes many minutes. */
const million = 1_000_000;

/** Ends work that would take minutes: a limit far from both times, not a measurement. */
const limit = { timeout: 25_000 };

describe('a hostile text of a million pieces is parsed to its end', () => {
  it.each([
    ['comments that are never closed, in Markdown', () => parseMarkdown('<!--'.repeat(million))],
    ['tags that are never closed, in Markdown', () => parseMarkdown('<a '.repeat(million))],
    ['front matter that is never closed, in Markdown', () => slips(`---\n${'  a: b\n'.repeat(million)}`)],
    ['bold that is never closed, in Markdown', () => slips(`**${' '.repeat(million)}`)],
    ['headings without their space, in Markdown', () => slips('\n#'.repeat(million))],
    ['links without an address, in Markdown', () => slips('[a] ('.repeat(million))],
    ['brackets that are never closed, in a text', () => unfinished(`[${'nombre '.repeat(million)}`)],
    ['tasks in a row, in a text', () => unfinished('TODO '.repeat(million))],
    ['a word in another encoding, in a text', () => findDoubleEncoding('Ã'.repeat(million))],
    [
      'words of a language, in a text',
      () => otherLanguage('los '.repeat(million), 'ca', { least: 5, share: 0 }),
    ],
    ['blanks in front of a note, in YAML', () => notes(`a: >-\n  x${' '.repeat(million)}\n`)],
    ['addresses that are never closed, in CSS', () => unpairedBrace('url('.repeat(million))],
    ['an unknown function name, in SVG', () => checkSvg(svg(`d="${'a'.repeat(4 * million)}"`))],
    ['a long name of an element, in SVG', () => checkSvg(svg('/>').replace('path', 'p'.repeat(4 * million)))],
  ])('%s', (_name, read) => {
    expect(() => runInNewContext('read()', { read }, limit)).not.toThrow();
  });
});
