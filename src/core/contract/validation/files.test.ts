import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { base64Size, withoutDataPrefix } from './base64.ts';
import { checkFile, documentTypes, extensionOf, fileLimits, fitsAsPhoto } from './files.ts';

describe('a file', () => {
  it('is of one of the 19 types', () => {
    expect([...documentTypes].sort().join(' ')).toBe(
      'bmp csv doc docx gif jpeg jpg odp odt pdf png pps ppsx ppt pptx tif tiff txt xlsx',
    );
    for (const type of documentTypes)
      expect(checkFile({ name: `a.${type.toUpperCase()}`, size: 1 }, 'general')).toBeUndefined();
  });

  it.each(['a.exe', 'a.pdf.exe', 'a', 'pdf', 'a.', 'a.svg', 'a.pdf ', '.'])('is refused as %j', (name) => {
    expect(checkFile({ name, size: 1 }, 'general')).toBe('validation.fileType');
  });

  it.each(['pdf', 'agreement'] as const)('must be a PDF where nothing else is accepted (%s)', (kind) => {
    expect(checkFile({ name: 'a.pdf', size: 1 }, kind)).toBeUndefined();
    expect(checkFile({ name: 'a.docx', size: 1 }, kind)).toBe('validation.fileType');
  });

  it.each([
    ['general', 2_097_152],
    ['pdf', 2_097_152],
    ['agreement', 2_048_000],
  ] as const)('of %s takes up at most %i bytes', (kind, limit) => {
    expect(fileLimits[kind].maxBytes).toBe(limit);
    expect(checkFile({ name: 'a.pdf', size: limit }, kind)).toBeUndefined();
    expect(checkFile({ name: 'a.pdf', size: limit + 1 }, kind)).toBe('validation.fileTooBig');
  });

  it('has the extension after its last dot', () => {
    expect(extensionOf('Memoria.final.PDF')).toBe('pdf');
  });
});

it('limits width and height of photos', () => {
  expect(fitsAsPhoto({ width: 1000, height: 1000 })).toBe(true);
  expect(fitsAsPhoto({ width: 1001, height: 10 })).toBe(false);
  expect(fitsAsPhoto({ width: 10, height: 1001 })).toBe(false);
});

describe('base64', () => {
  it('is measured without decoding it', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64');
        expect(base64Size(text)).toBe(bytes.length);
        expect(base64Size(text.replace(/(.{76})/g, '$1\r\n'))).toBe(bytes.length);
      }),
    );
  });

  it.each(['a', 'ab=c', '====', 'añad', 'data:image/png;base64,AAAA'])('is not %s', (text) => {
    expect(base64Size(text)).toBeUndefined();
  });

  it('loses the prefix of a data address', () => {
    expect(withoutDataPrefix('data:image/png;base64,iVBOR')).toBe('iVBOR');
    expect(withoutDataPrefix('iVBOR')).toBe('iVBOR');
  });
});
