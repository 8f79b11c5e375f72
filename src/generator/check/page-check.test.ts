import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { PageCheck } from './page-check.ts';

const policy = (script = ''): string =>
  `<meta http-equiv="content-security-policy" content="script-src 'self' 'sha256-${createHash('sha256').update(script).digest('base64')}'">`;
const words = new Map([
  ['Montclar', 'montclar'],
  ['Llevant', 'illes'],
]);

function faults(html: string): string[] {
  const check = new PageCheck('illes', words);
  check.add('a/index.html', html);
  return check.faults;
}

describe('checking a page', () => {
  it('finds nothing wrong with a sound one', () => {
    expect(faults(`${policy('a()')}<script>a()</script><a href="/x" class="style">Llevant</a>`)).toEqual([]);
  });

  it.each([
    ['no policy', '<p>x</p>', 'no content security policy'],
    ['an unnamed script', `${policy('a()')}<script>b()</script>`, 'policy does not name'],
    ['a style attribute', `${policy()}<p style="color:red">x</p>`, 'style attribute'],
    ['an event handler', `${policy()}<p onclick="x()">x</p>`, 'event handler'],
    ['an inline style sheet', `${policy()}<style>a{}</style>`, 'inline style sheet'],
    [
      'a word of another brand',
      `${policy()}<p>Universidad Montclar</p>`,
      'which only the brand "montclar" has',
    ],
    ['a word of another brand in an address', `${policy()}<img src="/Montclar.svg">`, 'Montclar'],
    ['a link within the page that leads nowhere', `${policy()}<a href="#gone">x</a>`, '#gone'],
  ])('finds %s', (_name, html, expected) => {
    expect(faults(html).join('\n')).toContain(expected);
  });

  it('collects the addresses that must exist, without query, hash and those of others', () => {
    const check = new PageCheck('illes', words);
    check.add(
      'a/index.html',
      `${policy()}<a href="/a?b#c">x</a><img src="/i.png"><a href="https://x.example/">y</a><a href="//evil.example">z</a><p id="d"></p><a href="#d">d</a>`,
    );
    expect([...check.addresses.keys()]).toEqual(['/a', '/i.png']);
    expect(check.faults).toEqual([]);
  });
});
