import { describe, expect, it } from 'vitest';
import { inOneColour, paintsOf } from './paints.ts';

const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${more}>${inside}</svg>`;

describe('the colours of a drawing', () => {
  it('are those of its fills, strokes and gradients, also if inherited from a group', () => {
    const drawing = svg(
      '<g fill="#ABC"><path d="M0 0"/></g><path d="M0 0" fill="none" stroke="white"/>' +
        '<linearGradient id="a"><stop stop-color="#102030"/></linearGradient><path d="M0 0" fill="url(#a)"/>',
    );
    expect([...(paintsOf(drawing) ?? [])].sort()).toEqual(['#102030', '#aabbcc', '#ffffff']);
  });

  it('are black by default, without those of clipping paths', () => {
    expect([...(paintsOf(svg('<path d="M0 0"/>')) ?? [])]).toEqual(['#000000']);
    const cut = svg(
      '<clipPath id="a"><path d="M0 0" fill="#ffffff"/></clipPath><path d="M0 0" fill="#123456"/>',
    );
    expect([...(paintsOf(cut) ?? [])]).toEqual(['#123456']);
  });

  it('are not guessed', () => {
    expect(paintsOf(svg('<path d="M0 0" fill="currentColor"/>'))).toBeUndefined();
    expect(paintsOf(svg('<path d="M0 0" fill="hsl(3 3% 3%)"/>'))).toBeUndefined();
  });
});

describe('a drawing in another colour', () => {
  it('is changed in all paints, and in nothing else', () => {
    const drawing = svg('<path d="M0 0"/><path d="M1 1" fill="none" stroke="#123"/>');
    const light = inOneColour(drawing, '#eeeeee');
    expect([...(paintsOf(light) ?? [])]).toEqual(['#eeeeee']);
    expect(light).toContain('fill="none" stroke="#eeeeee"');
  });
});
