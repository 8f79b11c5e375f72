import fc from 'fast-check';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { hostileFragments } from '../../../../tests/support/faults/hostile-markup.ts';
import { HtmlReader } from '../html/html-reader.ts';
import { CspAllowlist } from '../pages/csp-allowlist.ts';
import { PageCheck } from './page-check.ts';

const allowlist = new CspAllowlist(['a()', 'if (a < b) c()'], {
  rules: ['{"prefetch":[]}'],
  thirdParty: ['https://cdn.example/x.js'],
});
const sheet = allowlist.addSheet('a{content:"</style><script>b()</script>"}');
const hash = (code: string): string => {
  const [piece] = new HtmlReader().read(`<script>${code}</script>`);
  return (piece?.start && allowlist.script(piece.start)?.hash) ?? '';
};
const sheetHash =
  allowlist.sheet({ name: 'style', attributes: new Map(), end: 0, isSelfClosing: false, content: sheet }) ??
  '';
const policy = (...hashes: string[]): string =>
  `<meta charset="utf-8"><meta http-equiv="content-security-policy" content="script-src 'self' ${hashes.map((it) => `'${it}'`).join(' ')}">`;
const words = new Map([
  ['Montclar', 'montclar'],
  ['Llevant', 'illes'],
]);

function checkPage(html: string): PageCheck {
  const check = new PageCheck('illes', words, allowlist);
  check.add('a/index.html', html);
  return check;
}
const faults = (html: string): string[] => checkPage(html).faults;

describe('checking a page', () => {
  it.each([
    ['its own script', `${policy(hash('a()'))}<script>a()</script>`],
    ['links and words of its own', `${policy()}<a href="/x" class="style">Llevant</a>`],
    ['a sheet that was put into it', `${policy(sheetHash)}<style>${sheet}</style>`],
    ['data', `${policy()}<script type="application/json" id="page-data">{"a":"\\u003c/script>"}</script>`],
    [
      'scripts of its own and of a service',
      `${policy()}<script type="module" src="/_astro/a.B-c_1.js"></script><script src="https://cdn.example/x.js"></script>`,
    ],
    ['a drawing', `${policy()}<svg viewBox="0 0 1 1"><g><path d="M0 0"/></g></svg><p>x</p>`],
    [
      'links that people follow',
      `${policy()}<a href="mailto:a@b.example">a</a><a href="tel:+34900">b</a><a href="https://x.example">c</a>`,
    ],
  ])('accepts %s', (_name, html) => {
    expect(faults(html)).toEqual([]);
  });

  it.each([
    ['no policy', '<p>x</p>', 'no content security policy'],
    ['a script in front of the policy', `<script>a()</script>${policy(hash('a()'))}`, 'before the policy'],
    ['a known script that is not named', `${policy()}<script>a()</script>`, 'policy does not name'],
    [
      'an unknown script, even if the policy names it',
      `${policy('sha256-x')}<script>b()</script>`,
      'script that the generator did not make: b()',
    ],
    [
      'a known script of another kind',
      `${policy(hash('a()'))}<script type="module">a()</script>`,
      'did not make',
    ],
    [
      'a script behind other data',
      `${policy()}<script type="application/json" id="other">{}</script>`,
      'did not make',
    ],
    [
      'data that is not JSON',
      `${policy()}<script type="application/json" id="page-data">a()</script>`,
      'no JSON',
    ],
    [
      'a script from elsewhere',
      `${policy()}<script src="https://evil.example/x.js"></script>`,
      'does not know',
    ],
    ['a script of another service', `${policy()}<script src="//cdn.example/x.js"></script>`, 'does not know'],
    ['a script that is an uploaded file', `${policy()}<script src="/_brand/x.js"></script>`, 'does not know'],
    ['a style attribute', `${policy()}<p style="color:red">x</p>`, 'style attribute'],
    ['a style attribute without quotes', `${policy()}<p style=color:red>x</p>`, 'style attribute'],
    ['an event handler', `${policy()}<p onclick="x()">x</p>`, 'event handler (onclick)'],
    ['an event handler without quotes', `${policy()}<p/onclick=x()>x</p>`, 'event handler (onclick)'],
    ['an event handler in capitals', `${policy()}<p ONCLICK='x()'>x</p>`, 'event handler (onclick)'],
    ['an inline style sheet', `${policy()}<style>a{}</style>`, 'inline style sheet'],
    [
      'a sheet that ends its element',
      `${policy(sheetHash)}<style>${sheet.replaceAll('\\/', '/')}</style>`,
      'did not make: b()',
    ],
    ['a frame', `${policy()}<iframe src="/x"></iframe>`, '<iframe>'],
    ['another base', `${policy()}<base href="https://evil.example/">`, '<base>'],
    ['an object', `${policy()}<object data="/x"></object>`, '<object>'],
    [
      'a redirection',
      `${policy()}<meta http-equiv="refresh" content="0;url=https://evil.example">`,
      'refresh',
    ],
    ['a link that is a script', `${policy()}<a href="java\nscript:x()">x</a>`, 'no address'],
    ['a link that is data', `${policy()}<a href="data:text/html,x">x</a>`, 'no address'],
    [
      'a form that is sent elsewhere',
      `${policy()}<form action="//evil.example"></form>`,
      'outside the portal',
    ],
    ['a button that sends elsewhere', `${policy()}<button formaction="/x">x</button>`, 'formaction'],
    ['a picture from elsewhere', `${policy()}<img src="/\\evil.example/x.png">`, 'picture from elsewhere'],
    [
      'a sheet from elsewhere',
      `${policy()}<link rel="stylesheet" href="https://evil.example/x.css">`,
      'from elsewhere',
    ],
    [
      'a link for something else',
      `${policy()}<link rel="preconnect" href="https://evil.example">`,
      'preconnect',
    ],
    [
      'an element in a drawing',
      `${policy()}<svg><foreignObject><p>x</p></foreignObject></svg>`,
      '<foreignobject>',
    ],
    ['a page in a drawing', `${policy()}<svg><p title="x">x</p></svg>`, '<p>'],
    ['a page in a drawing that was closed before', `${policy()}</svg><svg><p title="x">x</p></svg>`, '<p>'],
    ['a part of a drawing in the page', `${policy()}<path d="x"/>`, '<path>'],
    ['CDATA', `${policy()}<svg><![CDATA[<p>]]></svg>`, 'neither element nor comment'],
    [
      'what may be text or not in a list of choices',
      `${policy()}<select><title><script>x()</script></title></select>`,
      '<title> in <select>',
    ],
    [
      'the same for browsers without scripts',
      `${policy()}<noscript><select><title><script>x()</script></title></select></noscript>`,
      '<title> in <noscript>',
    ],
    [
      'a drawing for browsers without scripts, where a title is markup',
      `${policy()}<noscript><svg><title><b onclick=x()></title></svg></noscript>`,
      '<svg> in <noscript>',
    ],
    [
      'what browsers without scripts run',
      `${policy()}<noscript><img src=x onerror=x()></noscript>`,
      'onerror',
    ],
    [
      'a word of another brand',
      `${policy()}<p>Universidad Montclar</p>`,
      'which only the brand "montclar" has',
    ],
    ['a word of another brand in an address', `${policy()}<img src="/Montclar.svg">`, 'Montclar'],
    ['a link within the page that leads nowhere', `${policy()}<a href="#gone">x</a>`, '#gone'],
  ])('rejects %s', (_name, html, expected) => {
    expect(faults(html).join('\n')).toContain(expected);
  });

  it('reports line and column', () => {
    expect(faults(`${policy()}\n<p>x</p><b onclick=x()>`)).toEqual([
      'a/index.html:2:9 has an inline event handler (onclick)',
    ]);
  });

  it('reports markup known from another page where only the context makes it wrong', () => {
    const check = checkPage(`${policy(hash('a()'))}<script>a()</script>`);
    check.add('b/index.html', `${policy()}<script>a()</script>`);
    expect(check.faults.join()).toMatch(/^b\/index\.html:1:\d+ has <script> that its policy does not name/);
  });

  it('accepts no page in which a browser would find something dangerous', () => {
    let passed = 0;
    fc.assert(
      fc.property(fc.array(hostileFragments, { maxLength: 8 }), (parts) => {
        const html = `<!doctype html><html><head>${policy()}</head><body>${parts.join('')}`;
        if (faults(html).length > 0) return;
        passed += 1;
        expect(dangers(parse(html))).toEqual([]);
        expect(dangers(parse(html, { scriptingEnabled: false }))).toEqual([]);
      }),
      { numRuns: 5000 },
    );
    expect(passed).toBeGreaterThan(100);
  });

  it('collects the internal addresses that must exist, without query and hash', () => {
    const check = checkPage(
      `${policy()}<a href="/a?b#c">x</a><img src="/i.png"><a href="https://x.example/">y</a><a href="//evil.example">z</a><p id="d"></p><a href="#d">d</a>`,
    );
    expect([...check.addresses.keys()]).toEqual(['/a', '/i.png']);
    expect(check.faults).toEqual([]);
  });
});

/** Scripts, event handlers and the like that a browser finds in a document. */
function dangers(node: DefaultTreeAdapterTypes.Node): string[] {
  const dangerous: string[] = [];
  if ('attrs' in node) {
    if (/^(?:script|style|iframe|object|embed|base|foreignObject|math)$/.test(node.tagName))
      dangerous.push(node.tagName);
    for (const { name, value } of node.attrs)
      if (name.startsWith('on') || value.startsWith('javascript:')) dangerous.push(`${node.tagName} ${name}`);
  }
  if ('content' in node) dangerous.push(...dangers(node.content));
  if ('childNodes' in node) for (const child of node.childNodes) dangerous.push(...dangers(child));
  return dangerous;
}
