import { describe, expect, it, onTestFinished } from 'vitest';
import { documentTypes } from '#core/contract/validation/files.ts';
import { Db } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { matchesFileType, pngSize } from './file-signatures.ts';
import { createFiles, fileOfLink } from './file-service.ts';
import { fileResponse } from './file-response.ts';

const key = new Uint8Array(32).fill(7);
const pdf = Buffer.from('%PDF-1.7\n');

function openFiles(seconds = 1_000_000) {
  const db = new Db(':memory:');
  onTestFinished(() => db.close());
  migrate(db);
  return { db, files: createFiles(db, key, 'http://illes.localhost:4321', seconds) };
}

const tokenOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

describe('stored files', () => {
  const upload = { nombre: 'Títol', ficheroB64ParaAltas: pdf.toString('base64'), extension_adjunto: 'PDF' };

  it('are had back through their link for at least an hour, and not for ever', () => {
    const { db, files } = openFiles();
    const link = files.link(files.keep(upload));
    expect(link).toMatch(/^http:\/\/illes\.localhost:4321\/api\/ficheros\//);
    const stored = fileOfLink(db, key, tokenOf(link), 1_003_600);
    expect(stored).toMatchObject({ nombre: 'Títol', extension: 'pdf' });
    expect(Buffer.from(stored?.content ?? []).equals(pdf)).toBe(true);
    expect(fileOfLink(db, key, tokenOf(link), 1_007_201)).toBeUndefined();
  });

  it('cannot be had through the link of another file, a changed one, or one of another sandbox', () => {
    const { db, files } = openFiles();
    const token = tokenOf(files.link(files.keep(upload)));
    files.keep(upload);
    const tampered = [
      token.replace(/^1\./, '2.'),
      `${token}x`,
      token.slice(0, -1),
      '',
      '1',
      token.replace(/\.(\d)/, '.9$1'),
    ];
    for (const it of tampered) expect(fileOfLink(db, key, it, 1_000_000)).toBeUndefined();
    expect(fileOfLink(db, new Uint8Array(32), token, 1_000_000)).toBeUndefined();
  });

  it('may lie elsewhere: the address is the link', () => {
    const { files } = openFiles();
    const place = files.keep({ nombre: 'x', enlace: 'https://otra.example/x.pdf' });
    expect(files.link(place)).toBe('https://otra.example/x.pdf');
    expect(files.fingerprint({ enlace: 'https://otra.example/x.pdf' })).toBeUndefined();
    expect(files.link({})).toBe('');
  });

  it('are sent to be saved, under their name, and never as a page', () => {
    const response = fileResponse({ nombre: 'Títol "1"\r\nx', extension: 'pdf', content: pdf });
    const disposition = response.headers.get('content-disposition');
    expect(disposition).toBe(
      `attachment; filename="Titol 1x.pdf"; filename*=UTF-8''T%C3%ADtol%20%221%22%0D%0Ax.pdf`,
    );
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(fileResponse({ nombre: 'x', extension: 'html', content: pdf }).headers.get('content-type')).toBe(
      'application/octet-stream',
    );
  });
});

describe('real content', () => {
  const samples: Record<string, Buffer> = {
    pdf,
    png: Buffer.from('89504e470d0a1a0a0000000d49484452000003e8000003e9', 'hex'),
    jpg: Buffer.from('ffd8ffe0', 'hex'),
    gif: Buffer.from('GIF89a'),
    bmp: Buffer.from('BM0000'),
    tif: Buffer.from('49492a00', 'hex'),
    docx: Buffer.from('504b0304', 'hex'),
    doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    txt: Buffer.from('Hola, ñandú\n'),
  };

  it.each(Object.keys(samples))('of a %s is accepted by its first bytes only', (type) => {
    const content = samples[type] ?? Buffer.of();
    expect(matchesFileType(content, type)).toBe(true);
    expect(matchesFileType(Buffer.from('MZ\x90\x00\x03'), type)).toBe(false);
  });

  it('is declared for every type that may be uploaded', () => {
    for (const type of documentTypes) {
      expect(Object.values(samples).some((content) => matchesFileType(content, type))).toBe(true);
    }
    expect(matchesFileType(pdf, 'exe')).toBe(false);
  });

  it('reads the size of a picture', () => {
    expect(pngSize(samples['png'] ?? Buffer.of())).toEqual({ width: 1000, height: 1001 });
    expect(pngSize(Buffer.of())).toEqual({ width: 0, height: 0 });
  });
});
