import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it('a mail goes to the one address, whatever stands in it', () => {
  expect(mailLink('ana.puig+practicas@uni.example')).toBe('mailto:ana.puig+practicas@uni.example');
  for (const address of [
    'a?bcc=z@evil.example',
    'a@uni.example?body=hola&cc=z@evil.example',
    'a@uni.example,z@evil.example',
    'a%3Fbcc=z@evil.example',
    'a@uni.example#z',
    'a\ud800@uni.example',
  ]) {
    const { protocol, pathname, search, hash } = new URL(mailLink(address));
    expect([protocol, search, hash]).toEqual(['mailto:', '', '']);
    expect(pathname).not.toMatch(/[,;]/);
    if (!address.includes('\ud800')) expect(decodeURIComponent(pathname)).toBe(address);
  }
});
