import { expect, test } from 'vitest';
import { unwrap, withoutClickIds } from './wrapped-address.ts';

const target = 'https://www.cierzo.example/a?b=c';
const encoded = encodeURIComponent(target);

test.each([
  ['Outlook', `https://eur03.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02`],
  [
    'Teams',
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}`,
  ],
  ['Proofpoint', 'https://urldefense.proofpoint.com/v2/url?u=https-3A__www.cierzo.example_a-3Fb-3Dc&d=DwMF'],
  ['Proofpoint', 'https://urldefense.com/v3/__https://www.cierzo.example/a*b=c__;Pw!!Abc!def$'],
  ['Google', `https://www.google.com/url?q=${encoded}&sa=D`],
  ['Google', `https://www.google.es/url?sa=t&url=${encoded}&usg=x`],
  ['Facebook', `https://l.facebook.com/l.php?u=${encoded}&h=x`],
  ['LinkedIn', `https://www.linkedin.com/redir/redirect?url=${encoded}`],
  ['Barracuda', `https://linkprotect.cudasvc.com/url?a=${encoded}&c=E`],
  ['Cisco', `https://secure-web.cisco.com/1abc/${encoded}`],
  ['Avanan', `https://url.avanan.click/v2/___${target}___.YXA`],
  [
    'Google',
    `https://www.google.com/url?q=${encodeURIComponent(`https://l.facebook.com/l.php?u=${encoded}`)}`,
  ],
])('finds the address behind that of %s', (program, address) => {
  expect(unwrap(address)).toEqual({ program, target });
});

test('names a service that alone knows the address', () => {
  expect(unwrap('https://protect-eu.mimecast.com/s/abc')).toEqual({ program: 'Mimecast', target: undefined });
});

test.each([
  target,
  'https://www.google.com/maps?q=cierzo',
  'https://www.youtube.com/watch?v=x',
  'https://www.linkedin.com/school/cierzo/',
  'https://www.cierzo.example/url?q=https://other.example/',
  'mailto:a@cierzo.example',
])('finds nothing in front of %s', (address) => {
  expect(unwrap(address)).toBeUndefined();
});

test('leaves out what identifies a click, and what came with it', () => {
  expect(withoutClickIds('https://a.example/b?c=d&fbclid=x&utm_source=y#e')).toEqual({
    names: ['fbclid'],
    address: 'https://a.example/b?c=d#e',
  });
  expect(withoutClickIds('https://a.example/b?utm_source=portal')).toBeUndefined();
});
