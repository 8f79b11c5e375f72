import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkSvg } from './check-svg.ts';
import { hostileSamples } from '../../../../tests/hostile/svg-samples.ts';

const messages = (text: string) => checkSvg(text).map(({ what }) => what.en);
const svg = (content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">${content}</svg>`;

describe('hostile pictures', () => {
  test('are many', () => {
    expect(Object.keys(hostileSamples).length).toBeGreaterThanOrEqual(60);
  });

  test.each(Object.entries(hostileSamples))('%s is rejected', (_name, text) => {
    expect(checkSvg(text)).not.toEqual([]);
  });
});

const ordinary: Record<string, string> = {
  'a plain drawing': svg(
    '<title>Logo</title><g fill="none" stroke="#0b5563"><path d="M0 0L1 1z"/><circle r="2"/></g>',
  ),
  'an export of Inkscape': `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg width="210mm" height="297mm" viewBox="0 0 210 297" version="1.1" id="svg5" inkscape:version="1.3"
   sodipodi:docname="logo.svg" xml:space="preserve"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
   xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
   xmlns="http://www.w3.org/2000/svg" xmlns:svg="http://www.w3.org/2000/svg"
   xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:cc="http://creativecommons.org/ns#"
   xmlns:dc="http://purl.org/dc/elements/1.1/">
  <sodipodi:namedview id="namedview7" pagecolor="#ffffff" inkscape:zoom="0.7"><inkscape:grid type="xygrid"/></sodipodi:namedview>
  <defs id="defs2"><linearGradient id="g1" gradientUnits="userSpaceOnUse" inkscape:collect="always">
    <stop offset="0" stop-color="#ff0000" stop-opacity="1"/><stop offset="100%" stop-color="rgb(0, 0, 255)"/></linearGradient></defs>
  <metadata id="m"><rdf:RDF><cc:Work rdf:about=""><dc:format>image/svg+xml</dc:format>
    <cc:license rdf:resource="http://creativecommons.org/licenses/by/4.0/"/></cc:Work></rdf:RDF></metadata>
  <g inkscape:label="Layer 1" inkscape:groupmode="layer" id="layer1" transform="translate(0,-1.5) scale(2)">
    <path fill="url(#g1)" d="m 10,20 c 1.5e-2,0 3,4 5,6 z" stroke-dasharray="1, 2" sodipodi:nodetypes="ccc"/>
  </g>
</svg>`,
  'an export of Illustrator': `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 28.0.0, SVG Export Plug-In -->
<svg version="1.1" id="Capa_1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" x="0px" y="0px"
	 viewBox="0 0 200 50" enable-background="new 0 0 200 50" xml:space="preserve" data-name="Capa 1">
<g><defs><rect id="SVGID_1_" width="200" height="50"/></defs>
<clipPath id="SVGID_2_"><use xlink:href="#SVGID_1_" overflow="visible"/></clipPath>
<polygon clip-path="url(#SVGID_2_)" fill="#E30613" points="0,0 10.5,0 10.5,10.5 "/></g></svg>`,
  'an export of Figma': `<svg width="24" height="24" viewBox="0 0 24 24" fill="none" xmlns="http://www.w3.org/2000/svg">
<g clip-path="url(#clip0_1_2)"><path fill-rule="evenodd" clip-rule="evenodd" d="M12 2C6.48 2 2 6.48 2 12" fill="url(#paint0_linear)"/></g>
<defs><linearGradient id="paint0_linear" x1="0" y1="0" x2="24" y2="24"><stop stop-color="white"/><stop offset="1" stop-opacity="0"/></linearGradient>
<clipPath id="clip0_1_2"><rect width="24" height="24" fill="white"/></clipPath></defs></svg>`,
  'a drawing with symbols': svg(
    '<symbol id="s" viewBox="0 0 1 1"><path d="M0 0h1"/></symbol><use href="#s" width="1" height="1"/>',
  ),
  'a size without viewBox':
    '<svg xmlns="http://www.w3.org/2000/svg" width="12.5mm" height="40"><path d="M0 0"/></svg>',
  'a mask with a fallback colour': svg(
    '<mask id="m"><rect width="1" height="1"/></mask><path d="M0 0" mask="url(\'#m\')" fill="url(#g) #fff"/>',
  ),
};

describe('ordinary pictures', () => {
  test.each(Object.entries(ordinary))('%s is accepted', (_name, text) => {
    expect(messages(text)).toEqual([]);
  });
});

test('a mistake is marked at its position', () => {
  const text = svg('\n  <rect id="onload" width="1"\n    onload="alert(1)"/>');
  const [finding] = checkSvg(text);
  expect(finding && text.slice(...finding.span)).toBe('onload="alert(1)"');
});

test('a repeated mistake is reported once, with the number of places', () => {
  const text = svg('<path style="top:1px"/><path style="top:2px"/><path style="top:3px"/>');
  expect(messages(text)).toEqual([
    'The picture has something in `style="…"` that cannot be converted. The same happens in 2 more places.',
  ]);
});

test('different mistakes are reported separately', () => {
  expect(messages(svg('<script/><path onclick="x"/><image/>'))).toHaveLength(3);
});

test('text that is not converted to shapes is explained, not just rejected', () => {
  expect(checkSvg(svg('<text>Cierzo</text>'))[0]?.fix.en).toContain('Create Outlines');
});

test('a doctype is marked from its beginning, also directly before another one', () => {
  expect(checkSvg('<!DOCTYPE><!DOCTYPE>')[0]?.span).toEqual([0, 10]);
});

test('the check terminates with valid spans for any text', () => {
  const piece = fc.constantFrom(
    ...'<>/="&;#:?![]-',
    'svg',
    'g',
    'use',
    ' href',
    'url(',
    ')',
    '<!DOCTYPE',
    'é',
    ' ',
    '\n',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      for (const text of [pieces.join(''), svg(pieces.join(''))]) {
        for (const { span } of checkSvg(text)) {
          expect(span[0]).toBeGreaterThanOrEqual(0);
          expect(span[1]).toBeGreaterThan(span[0]);
        }
      }
    }),
  );
});

test('a line of millions of dashes is rejected, an ordinary dashed one is not', () => {
  const dashed = (dashes: string, line: string) =>
    messages(svg(`<g stroke-dasharray="${dashes}"><path d="${line}" stroke="#0b5563"/></g>`));
  for (const [dashes, line] of [
    ['1e-9', 'M0 0H1000'],
    ['0.06', 'M-1e6 2H1e6'],
    ['0 .00001', 'M0 0H9'],
  ] as const)
    expect(dashed(dashes, line)).toEqual([expect.stringContaining('stroke-dasharray')]);
  for (const dashes of ['none', '5', '4 2 1', '0']) expect(dashed(dashes, 'M0 0H500V300H9z')).toEqual([]);
});
