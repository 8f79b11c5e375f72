import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileFragments } from '../../../../tests/support/faults/hostile-markup.ts';
import { HtmlReader } from './html-reader.ts';

const read = (html: string) => new HtmlReader().read(html);

describe('splitting a page into pieces', () => {
  it('finds elements, their attributes and offsets', () => {
    const [doctype, link, end] = read(`<!DOCTYPE html><A Href='/x?a&amp;b' title="<b>">text</a>`);
    expect(doctype?.doctype).toBe('html');
    expect(link?.start?.name).toBe('a');
    expect(link?.text.slice(0, link.start?.end)).toBe(`<A Href='/x?a&amp;b' title="<b>">`);
    const { value, start, end: last } = link?.start?.attributes.get('href') ?? {};
    expect(value).toBe('/x?a&b');
    expect(link?.text.slice(start, last)).toBe(`Href='/x?a&amp;b'`);
    expect(end?.closes).toBe('a');
  });

  it.each([
    ['a script', '<script>"<b>"</script >', 'script', '"<b>"'],
    [
      'a script that opens a comment',
      '<script><!--<script></script>--></script>',
      'script',
      '<!--<script></script>-->',
    ],
    ['a style sheet', '<style>a::after{content:"<p>"}</style>', 'style', 'a::after{content:"<p>"}'],
    ['a title', '<title>a <b></title>', 'title', 'a <b>'],
    ['what only browsers without scripts read', '<noscript><p></noscript>', 'noscript', '<p>'],
    ['what the end of the page leaves open', '<script>a()', 'script', 'a()'],
  ])('reads %s as one text', (_name, html, name, content) => {
    const pieces = read(`${html}text`.slice(0, html.includes('</') ? undefined : html.length));
    expect(pieces).toHaveLength(1);
    expect(pieces[0]?.start).toMatchObject({ name, content });
  });

  it('covers the whole page, whatever is in it', () => {
    fc.assert(
      fc.property(fc.array(hostileFragments), (parts) => {
        const html = parts.join('');
        expect(
          read(html)
            .map(({ text }) => text)
            .join(''),
        ).toBe(html);
      }),
    );
  });

  it('keeps pieces for the next brand, and drops what only earlier ones had', () => {
    const reader = new HtmlReader();
    const [shared, own] = reader.read('<i>shared<b>own<hr>');
    reader.startBrand();
    expect(reader.read('<i>shared<hr>')[0]).toBe(shared);
    reader.startBrand();
    const [again, other] = reader.read('<i>shared<b>own<hr>');
    expect(again).toBe(shared);
    expect(other).not.toBe(own);
    expect(other).toEqual(own);
  });

  it('reads a page the same whatever pages it has read before', () => {
    const reader = new HtmlReader();
    const describePieces = (pieces: ReturnType<typeof read>): string[] =>
      pieces.flatMap(({ start, closes, isComment }) => {
        if (start)
          return [
            start.name,
            ...[...start.attributes].flatMap(([name, { value }]) => [name, value]),
            start.content ?? '',
          ];
        return closes ?? (isComment ? 'a comment' : []);
      });
    fc.assert(
      fc.property(fc.array(hostileFragments), (parts) => {
        const html = parts.join('');
        expect(describePieces(reader.read(html))).toEqual(describePieces(read(html)));
      }),
      { numRuns: 1000 },
    );
  });
});
