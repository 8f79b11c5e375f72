import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { tempBrand } from '../../../tests/support/build/temp-brand.ts';
import type { BrandFiles } from '../../../tests/support/build/temp-brand.ts';
import { assetsOf } from './assets.ts';

const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 1"><path d="M0 0h4v1z"/></svg>';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5563' } });

let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  png = await picture(8, 8).png().toBuffer();
  jpeg = await picture(8, 8).jpeg().toBuffer();
});

/** A font of an example brand. */
const fontBytes = (): Buffer => readFileSync('brands/meridia/assets/fonts/figtree-600-normal.woff2');

const yaml = (text: string): BrandFiles => ({ 'cierzo/brand.yaml': `id: cierzo\n${text}\n` });
const codes = async (files: BrandFiles) =>
  (await assetsOf(tempBrand(files))).problems.map(({ code }) => code);

test('every setting that names a file gives an asset', async () => {
  const draft = tempBrand({
    ...yaml(
      [
        'logo: assets/a.svg',
        'logocolor: assets/b.png',
        'logoencabezado: assets/a.svg',
        'icono: assets/a.svg',
        'background: assets/c.jpg',
        'footer: { sellos: [{ imagen: assets/f.svg, texto: { es: Sello } }] }',
        'loginsEspecificos: { doctorado: { tipoUsuario: Egresado, background: assets/d.webp } }',
        'fonts: { texto: { familia: X, archivos: [{ archivo: assets/x.woff2 }] } }',
        'ownstyles: assets/own.scss',
      ].join('\n'),
    ),
    'cierzo/assets/a.svg': svg,
    'cierzo/assets/b.png': png,
    'cierzo/assets/c.jpg': jpeg,
    'cierzo/assets/d.webp': await picture(4, 4).webp().toBuffer(),
    'cierzo/assets/f.svg': svg,
    'cierzo/assets/x.woff2': fontBytes(),
    'cierzo/assets/own.scss': 'nav { a { background: url(e.avif) } }',
    'cierzo/assets/e.avif': await picture(4, 4).avif().toBuffer(),
  });
  const { value, problems } = await assetsOf(draft);
  expect(problems).toEqual([]);
  const letters = ['a.svg', 'b.png', 'c.jpg', 'd.webp', 'e.avif', 'f.svg', 'own.scss', 'x.woff2'];
  expect(Object.keys(value).sort()).toEqual(letters.map((name) => `assets/${name}`));
  expect(value['assets/c.jpg']).toMatchObject({ path: join(draft.folder, 'assets/c.jpg'), extension: 'jpg' });
  expect(value['assets/c.jpg']?.sha256).toMatch(/^[0-9a-f]{64}$/);
});

test('a colour as background needs no file', async () => {
  expect(await codes(yaml('background: "#f2efe8"'))).toEqual([]);
});

test('an inherited file is in the folder of the base', async () => {
  const files = {
    ...yaml('extends: _base\nicono: assets/icono.svg'),
    '_base/brand.yaml': 'logo: assets/logo.svg\n',
    '_base/assets/logo.svg': svg,
    'cierzo/assets/icono.svg': svg,
  };
  const draft = tempBrand(files);
  const { value, problems } = await assetsOf(draft);
  expect(problems).toEqual([]);
  expect(value['assets/logo.svg']?.path).toBe(join(draft.brandsDir, '_base/assets/logo.svg'));
});

test('one name for two files is refused', async () => {
  const files = {
    ...yaml('extends: _base\nicono: assets/logo.svg'),
    '_base/brand.yaml': 'logo: assets/logo.svg\n',
    '_base/assets/logo.svg': svg,
    'cierzo/assets/logo.svg': svg,
  };
  expect(await codes(files)).toEqual(['ambiguous-file']);
});

describe('the kind of file', () => {
  test.each([
    ['logo: assets/logo.gif', 'assets/logo.gif'],
    ['icono: assets/icono.jpg', 'assets/icono.jpg'],
    ['ownstyles: assets/own.less', 'assets/own.less'],
    ['fonts: { texto: { familia: X, archivos: [{ archivo: assets/x.ttf }] } }', 'assets/x.ttf'],
  ])('must fit its use: %s', async (setting, name) => {
    expect(await codes({ ...yaml(setting), [`cierzo/${name}`]: 'x' })).toEqual(['wrong-file-type']);
  });

  test('must match the file name, and the report names the actual kind', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/logo.png'), 'cierzo/assets/logo.png': jpeg });
    const [problem] = (await assetsOf(draft)).problems;
    expect(problem?.code).toBe('wrong-file-content');
    expect(problem?.what.en).toContain('but a JPEG picture');
  });

  test('of an SVG must be SVG, not a photo with that extension', async () => {
    const draft = tempBrand({ ...yaml('logo: assets/logo.svg'), 'cierzo/assets/logo.svg': jpeg });
    const problems = (await assetsOf(draft)).problems.map(({ code, what }) => [code, what.es]);
    expect(problems).toEqual([
      ['wrong-file-content', '`assets/logo.svg` no es una imagen SVG, sino una imagen JPEG.'],
    ]);
  });

  test.each([
    ['a picture that was cut off', 'logo: assets/a.png', 'a.png', () => png.subarray(0, 20)],
    [
      'a font that was cut off',
      'fonts: { texto: { familia: X, archivos: [{ archivo: assets/a.woff2 }] } }',
      'a.woff2',
      () => fontBytes().subarray(0, 60),
    ],
    [
      'a font of another kind',
      'fonts: { texto: { familia: X, archivos: [{ archivo: assets/a.woff2 }] } }',
      'a.woff2',
      () => Buffer.from('wOFF0123'),
    ],
    [
      'a picture with damaged data',
      'logo: assets/a.png',
      'a.png',
      () => Buffer.concat([png.subarray(0, 45), Buffer.alloc(10, 7), png.subarray(55)]),
    ],
    [
      'a header of a font and nothing else',
      'fonts: { texto: { familia: X, archivos: [{ archivo: assets/a.woff2 }] } }',
      'a.woff2',
      () => {
        const bytes = Buffer.alloc(48);
        bytes.write('wOF2');
        bytes.writeUInt32BE(48, 8);
        return bytes;
      },
    ],
    [
      'a font with damaged tables',
      'fonts: { texto: { familia: X, archivos: [{ archivo: assets/a.woff2 }] } }',
      'a.woff2',
      () => {
        const bytes = fontBytes();
        return Buffer.concat([bytes.subarray(0, 300), Buffer.alloc(200), bytes.subarray(500)]);
      },
    ],
    ['an SVG under another name', 'logo: assets/a.png', 'a.png', () => Buffer.from(svg)],
    ['nothing at all', 'logo: assets/a.webp', 'a.webp', () => Buffer.alloc(0)],
  ])('is checked by its content: %s', async (_name, setting, file, content) => {
    expect(await codes({ ...yaml(setting), [`cierzo/assets/${file}`]: content() })).toEqual([
      'wrong-file-content',
    ]);
  });

  test.each([
    ['viewBox="0 0 1000000000 1000000000"', 'invalid-svg'],
    ['width="100000000" height="100"', 'invalid-svg'],
    ['viewBox="0 0 1e-7 1"', 'invalid-svg'],
    ['viewBox="0 0 100 100" width="0.001" height="0.001"', 'invalid-svg'],
    ['viewBox="1e300 0 100 100"', 'invalid-svg'],
    ['width="2000in" height="2000in"', 'picture-too-large'],
    ['viewBox="0 0 10000 1"', 'picture-too-narrow'],
    ['viewBox="0 0 100 100" width="1" height="90"', 'picture-too-narrow'],
  ])('an SVG must have a size that can be drawn: %s', async (size, code) => {
    const text = svg.replace('viewBox="0 0 4 1"', size);
    expect(await codes({ ...yaml('logo: assets/a.svg'), 'cierzo/assets/a.svg': text })).toEqual([code]);
  });

  test('an SVG may be as large as 10,000 by 10,000', async () => {
    const text = svg.replace('0 0 4 1', '0 0 10000 10000');
    expect(await codes({ ...yaml('logo: assets/a.svg'), 'cierzo/assets/a.svg': text })).toEqual([]);
  });

  test('unsafe SVG is reported at its position, once for all settings that use it', async () => {
    const draft = tempBrand({
      ...yaml('logo: assets/a.svg\nicono: assets/a.svg'),
      'cierzo/assets/a.svg': svg.replace('<path', '\n<script/><path'),
    });
    const { value, problems } = await assetsOf(draft);
    expect(problems).toMatchObject([
      { code: 'unsafe-svg', location: { line: 2, column: 1 }, related: [{ location: { line: 2 } }] },
    ]);
    expect(problems[0]?.location?.file).toMatch(/assets\/a\.svg$/);
    expect(value).toEqual({});
  });

  test('text files must be UTF-8', async () => {
    const latin1 = Buffer.from('/* año */', 'latin1');
    expect(await codes({ ...yaml('ownstyles: assets/a.css'), 'cierzo/assets/a.css': latin1 })).toEqual([
      'not-utf-8',
    ]);
    expect(
      await codes({
        ...yaml('logo: assets/a.svg'),
        'cierzo/assets/a.svg': Buffer.concat([Buffer.from(svg), latin1]),
      }),
    ).toEqual(['not-utf-8']);
  });
});

describe('the size', () => {
  test.each([
    ['logo: assets/a.svg', 'a.svg', 100],
    ['logo: assets/a.png', 'a.png', 2048],
    ['fonts: { texto: { familia: X, archivos: [{ archivo: assets/a.woff2 }] } }', 'a.woff2', 300],
    ['ownstyles: assets/a.css', 'a.css', 64],
  ])('in bytes is limited: %s', async (setting, name, kilobytes) => {
    const content = Buffer.alloc(kilobytes * 1024 + 1, ' ');
    expect(await codes({ ...yaml(setting), [`cierzo/assets/${name}`]: content })).toEqual(['file-too-large']);
  });

  test('in one direction relative to the other is limited', async () => {
    const line = await picture(210, 10).png().toBuffer();
    expect(await codes({ ...yaml('logo: assets/a.png'), 'cierzo/assets/a.png': line })).toEqual([
      'picture-too-narrow',
    ]);
  });

  test('in pixels is limited', async () => {
    const wide = await picture(4001, 2).png().toBuffer();
    expect(await codes({ ...yaml('logo: assets/a.png'), 'cierzo/assets/a.png': wide })).toEqual([
      'picture-too-large',
    ]);
  });
});

describe('files that a style sheet loads', () => {
  const withStyles = (text: string) => ({
    ...yaml('ownstyles: assets/css/own.css'),
    'cierzo/assets/css/own.css': text,
  });

  test('are relative to it and inside the folder of the brand', async () => {
    expect(await codes({ ...withStyles('a{background:url(../x.png)}'), 'cierzo/assets/x.png': png })).toEqual(
      [],
    );
    expect(
      await codes({ ...withStyles('a{background:url(../../../other/x.png)}'), 'other/x.png': png }),
    ).toEqual(['path-outside-brand']);
    expect(await codes(withStyles('a{background:url(x.png)}'))).toEqual(['missing-file']);
  });

  test('are checked like all others', async () => {
    expect(
      await codes({
        ...withStyles('a{background:url(x.svg)}'),
        'cierzo/assets/css/x.svg': svg.replace('<path', '<script/><path'),
      }),
    ).toEqual(['unsafe-svg']);
    expect(
      await codes({ ...withStyles('a{background:url(x.txt)}'), 'cierzo/assets/css/x.txt': 'x' }),
    ).toEqual(['wrong-file-type']);
  });
});

test('a file can be the logo, and a picture of the style sheet', async () => {
  const { value, problems } = await assetsOf(
    tempBrand({
      ...yaml('logo: assets/logo.svg\nownstyles: assets/own.css'),
      'cierzo/assets/logo.svg': svg,
      'cierzo/assets/own.css': 'body{background:url(logo.svg)}',
    }),
  );
  expect(problems).toEqual([]);
  expect(value['assets/logo.svg']?.size).toEqual({ width: 4, height: 1 });
  expect(value['assets/own.css']?.styles?.files).toHaveLength(1);
});

test('a picture of a base’s style sheet leaves the logo of the same name alone', async () => {
  const { value } = await assetsOf(
    tempBrand({
      ...yaml('extends: _base\nlogo: assets/logo.svg'),
      'cierzo/assets/logo.svg': svg,
      '_base/brand.yaml': 'ownstyles: assets/own.css\n',
      '_base/assets/logo.svg': svg.replace('0 0 4 1', '0 0 9 1'),
      '_base/assets/own.css': 'body{background:url(logo.svg)}',
    }),
  );
  expect(value['assets/logo.svg']?.size).toEqual({ width: 4, height: 1 });
  expect(value['_base/assets/logo.svg']?.size).toEqual({ width: 9, height: 1 });
});
