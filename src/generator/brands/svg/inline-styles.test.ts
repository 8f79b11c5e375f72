import { describe, expect, it } from 'vitest';
import { checkSvg } from './check-svg.ts';
import { withoutStyles } from './inline-styles.ts';

const svg = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inside}</svg>`;

describe('styles of a drawing', () => {
  it('are converted to attributes of the shapes', () => {
    const exported = svg(
      '<defs><style>.cls-1,.cls-2{fill:#0b5563;}.cls-2{stroke:#000;isolation:isolate}</style></defs>' +
        '<path class="cls-1" d="M1 1h2"/><path class="cls-2" d="M3 3h2"/>',
    );
    expect(withoutStyles(exported)).toBe(
      svg(
        '<defs></defs><path fill="#0b5563" class="cls-1" d="M1 1h2"/>' +
          '<path fill="#0b5563" stroke="#000" class="cls-2" d="M3 3h2"/>',
      ),
    );
    expect(checkSvg(exported)).toEqual([]);
  });

  it('override attributes, with CSS precedence: style, id, class, element, and the later of equal ones', () => {
    const converted = withoutStyles(
      svg(
        '<style><![CDATA[#a{fill:#111}.b{fill:#222}path{fill:#333;stroke:#333}.c{fill:#444}]]></style>' +
          '<path id="a" class="b" fill="#000"/><path class="b c"/><path/><path class="b" style="fill:#555"/>',
      ),
    );
    expect([...(converted ?? '').matchAll(/fill="(#\d+)"/g)].map(([, colour]) => colour)).toEqual([
      '#111',
      '#444',
      '#333',
      '#555',
    ]);
    expect(converted).not.toContain('#000');
  });

  it.each([
    ['another sheet', '<style>@import url(https://evil.example/a.css);</style>'],
    ['shapes inside of others', '<style>g path{fill:#111}</style>'],
    ['states', '<style>path:hover{fill:#111}</style>'],
    ['what no attribute says', '<style>path{transform:rotate(3deg)}</style><path d="M1 1"/>'],
    ['a medium', '<style media="print">path{fill:#111}</style>'],
    ['what is not CSS', '<style>path{fill</style>'],
  ])('are rejected if they have %s', (_, inside) => {
    expect(withoutStyles(svg(inside))).toBeUndefined();
    expect(checkSvg(svg(inside)).map(({ what }) => what.en)).toEqual([
      'The picture contains a style sheet (`<style>`).',
    ]);
  });

  it('are rejected if their values could load something', () => {
    const withUrl = svg('<style>.a{fill:url(https://evil.example/x.svg#p)}</style><path class="a"/>');
    expect(checkSvg(withUrl).map(({ code }) => code)).toEqual(['unsafe-svg']);
  });

  it('are not reported next to other mistakes', () => {
    const findings = checkSvg(svg('<style>.a{fill:#111}</style><script/>'));
    expect(findings.map(({ what }) => what.en)).toEqual(['The picture contains a script.']);
  });
});
