import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#build/brands/pipeline/content/markdown.ts';
import { tooDeep } from '#build/brands/pipeline/styles/brackets.ts';
import { checkSvg } from '#build/brands/pipeline/svg/check-svg.ts';

const svg = (attributes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path ${attributes}/></svg>`;

/** Processor time in milliseconds that a text of `length` pieces takes; the best of three. */
function cost(work: (length: number) => unknown, length: number): number {
  const once = (): number => {
    const before = process.cpuUsage();
    work(length);
    return process.cpuUsage(before).user / 1000;
  };
  return Math.min(once(), once(), once());
}

/** What is quadratic takes sixteen times as long for four times the text. */
describe('reading takes no longer for a hostile text than for another of its length', () => {
  it.each([
    ['notes that are never closed, in Markdown', (n: number) => parseMarkdown('<!--'.repeat(n))],
    ['tags that are never closed, in Markdown', (n: number) => parseMarkdown('<a '.repeat(n))],
    ['addresses that are never closed, in CSS', (n: number) => tooDeep('url('.repeat(n))],
    ['a name of a function that is none, in SVG', (n: number) => checkSvg(svg(`d="${'a'.repeat(n * 4)}"`))],
    [
      'a long name of an element, in SVG',
      (n: number) => checkSvg(svg('/>').replace('path', 'p'.repeat(n * 4))),
    ],
  ])('%s', (_name, work) => {
    work(1000);
    expect(cost(work, 20_000)).toBeLessThan(10 * cost(work, 5_000) + 50);
  });
});
