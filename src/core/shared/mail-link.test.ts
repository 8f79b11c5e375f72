import { expect, it } from 'vitest';
import { mailLink } from './mail-link.ts';

it('a link addresses one recipient, whatever characters the address has', () => {
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

it('a link carries subject and text unchanged', () => {
  const draft = { subject: 'Página: ofertas & más', text: 'Uno?\ncc=z@evil.example' };
  const { pathname, searchParams } = new URL(mailLink('a@uni.example', draft));
  expect(pathname).toBe('a@uni.example');
  expect([...searchParams]).toEqual([
    ['subject', draft.subject],
    ['body', 'Uno?\r\ncc=z@evil.example'],
  ]);
});
