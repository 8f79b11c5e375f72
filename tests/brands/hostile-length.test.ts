import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#generator/brands/content/markdown.ts';
import { unpairedBrace } from '#generator/brands/styles/brackets.ts';
import { checkSvg } from '#generator/brands/svg/check-svg.ts';

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path ${attributes}/></svg>`;

/** Length that linear code reads within a second, while quadratic code takes many minutes. */
const million = 1_000_000;

/** Ends work that would take minutes: a limit far from both times, not a measurement. */
const limit = { timeout: 25_000 };

describe('a hostile text of a million pieces is parsed to its end', () => {
  it.each([
    ['notes that are never closed, in Markdown', () => parseMarkdown('<!--'.repeat(million))],
    ['tags that are never closed, in Markdown', () => parseMarkdown('<a '.repeat(million))],
    ['addresses that are never closed, in CSS', () => unpairedBrace('url('.repeat(million))],
    ['a name of a function that is none, in SVG', () => checkSvg(svg(`d="${'a'.repeat(4 * million)}"`))],
    ['a long name of an element, in SVG', () => checkSvg(svg('/>').replace('path', 'p'.repeat(4 * million)))],
  ])('%s', (_name, read) => {
    expect(() => runInNewContext('read()', { read }, limit)).not.toThrow();
  });
});
