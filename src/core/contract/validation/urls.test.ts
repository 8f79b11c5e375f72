import { describe, expect, it } from 'vitest';
import { externalEnrolmentAddress, linkedinAddress, webAddress } from './urls.ts';
import { isWebAddress } from './web-address.ts';

describe('an address of the web', () => {
  it.each([
    'https://uni.example',
    'http://a.es/x?y=1#z',
    'https://sub.a-b.co.uk:8443/',
    'https://cañas.es',
    'HTTPS://A.ES',
  ])('may be %s', (value) => expect(isWebAddress(value)).toBe(true));

  it.each([
    'uni.example',
    'ftp://a.es',
    'javascript:alert(1)',
    'https://',
    'https:a.es',
    'https:///a.es',
    'https://localhost',
    'https://a.es/con espacio',
    'https://user:pass@a.es',
    '//a.es',
    'mailto:a@b.es',
    'data:text/html,x',
    'https://evil.example\\@uni.example',
    'https://uni.example/\u202Egnp.exe',
    'https://uni\u200B.example',
  ])('may not be %s', (value) => expect(isWebAddress(value)).toBe(false));

  it('has a text that depends on the field', () => {
    expect(webAddress('nada')).toBe('validation.malformed');
    expect(externalEnrolmentAddress('nada')).toBe('validation.url');
    expect(externalEnrolmentAddress('')).toBeUndefined();
  });
});

describe('an address at LinkedIn', () => {
  it.each([
    'https://linkedin.com/in/ana',
    'https://www.linkedin.com/in/ana/',
    'https://es.linkedin.com/company/andana?x=1',
  ])('may be %s', (value) => expect(linkedinAddress(value)).toBeUndefined());

  it.each([
    'http://www.linkedin.com/in/ana',
    'https://linkedin.com.evil.example/in/ana',
    'https://evil-linkedin.com/in/ana',
    'https://www.linkedin.com/feed',
    'https://www.linkedin.com/in/',
    'https://evil.example/linkedin.com/in/ana',
    'www.linkedin.com/in/ana',
  ])('may not be %s', (value) => expect(linkedinAddress(value)).toBe('validation.url'));
});
