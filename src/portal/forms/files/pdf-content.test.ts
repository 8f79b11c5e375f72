import { describe, expect, it } from 'vitest';
import { isPdf } from './pdf-content.ts';

const base64 = (text: string): string => Buffer.from(text, 'latin1').toString('base64');

describe('the content of a file', () => {
  it.each([
    ['a short one', '%PDF-1.4'],
    ['a long one', `%PDF-1.7\n${'x'.repeat(5000)}`],
    ['one with leading bytes before its header', `${'\n'.repeat(1000)}%PDF-1.4\n${'x'.repeat(5000)}`],
  ])('is a PDF: %s', (_, text) => {
    expect(isPdf(base64(text))).toBe(true);
  });

  it.each([
    ['a picture', '\x89PNG\r\n\x1a\n'],
    ['a Word document', 'PK\x03\x04word/document.xml'],
    ['nothing', ''],
    ['a text with a late PDF header', `${'x'.repeat(2000)}%PDF-1.4`],
  ])('is no PDF: %s', (_, text) => {
    expect(isPdf(base64(text))).toBe(false);
  });

  it('is no PDF if it is not base64', () => {
    expect(isPdf('¿qué?')).toBe(false);
  });
});
