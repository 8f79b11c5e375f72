import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { shareAbove, visibleColours } from '../files/visible-colours.ts';
import { tempBrand } from '../../../../tests/support/build/temp-brand.ts';
import { visiblePictures } from './visible-pictures.ts';

const drawing = (paint: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M4 4h60v30H4z" fill="${paint}"/></svg>`;

const png = (width: number, height: number, colour: string): Promise<Uint8Array> =>
  sharp({ create: { width, height, channels: 4, background: colour } })
    .png()
    .toBuffer();

async function codes(files: Record<string, string | Uint8Array>, settings: string): Promise<string[]> {
  const draft = tempBrand({
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [`cierzo/assets/${name}`, content])),
    'cierzo/brand.yaml': `id: cierzo\ncolores: { primario: '#0b5563' }\n${settings}`,
  });
  return (await visiblePictures(draft)).map(
    ({ code, setting, severity }) => `${severity} ${code} ${setting?.join('.')}`,
  );
}

describe('a logo', () => {
  it('is reported if it has the colour of its background, in light or dark mode', async () => {
    for (const paint of ['#ffffff', '#ffee99', 'white'])
      expect(await codes({ 'logo.svg': drawing(paint) }, 'logo: assets/logo.svg\n')).toEqual([
        'warning faint-logo logo',
      ]);
    expect(
      await codes(
        { 'logo.svg': drawing('#0b5563'), 'noche.svg': drawing('#101820') },
        'logo: assets/logo.svg\nlogoOscuro: assets/noche.svg\n',
      ),
    ).toEqual(['warning faint-logo logoOscuro']);
  });

  it('may be white in a header that is dark', async () => {
    const files = { 'logo.svg': drawing('#0b5563'), 'blanco.svg': drawing('#ffffff') };
    const settings = 'logo: assets/logo.svg\nlogoencabezado: assets/blanco.svg\n';
    expect(await codes(files, settings)).toEqual(['warning faint-logo logoencabezado']);
    expect(await codes(files, `${settings}cabecera: color\n`)).toEqual([]);
  });

  it('that is white and no drawing is reported on its white plate', async () => {
    const files = { 'logo.svg': drawing('#0b5563'), 'blanco.png': await png(300, 80, '#ffffff') };
    const settings = 'logo: assets/logo.svg\nlogocolor: assets/blanco.png\n';
    expect(await codes(files, settings)).toEqual(['warning faint-logo logocolor']);
  });

  it('is told of where it is nearly all margin', async () => {
    const file = (path: string): string =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 300"><path d="${path}" fill="#0b5563"/></svg>`;
    expect(await codes({ 'logo.svg': file('M20 140h260v20H20z') }, 'logo: assets/logo.svg\n')).toEqual([
      'warning small-picture logo',
    ]);
    expect(await codes({ 'logo.svg': file('M20 40h260v200H20z') }, 'logo: assets/logo.svg\n')).toEqual([]);
  });

  it('may be orange, or have white parts', async () => {
    for (const paint of ['#f39200', '#8bc34a'])
      expect(await codes({ 'logo.svg': drawing(paint) }, 'logo: assets/logo.svg\n')).toEqual([]);
  });
});

describe('a picture', () => {
  it('without a visible pixel is an error', async () => {
    const settings = 'logo: assets/logo.svg\nbackground: assets/fondo.png\n';
    const files = { 'logo.svg': drawing('none'), 'fondo.png': await png(900, 700, '#00000000') };
    expect(await codes(files, settings)).toEqual([
      'error empty-picture logo',
      'error empty-picture background',
    ]);
  });

  it('that is smaller than its place is reported', async () => {
    const settings =
      'logo: assets/logo.png\nlogoOscuro: assets/logo.png\nbackground: assets/fondo.png\nicono: assets/icono.png\n';
    const files = {
      'logo.png': await png(12, 12, '#0b5563'),
      'fondo.png': await png(200, 100, '#0b5563'),
      'icono.png': await png(48, 48, '#0b5563'),
    };
    const small = (await codes(files, settings)).filter((code) => code.includes('small'));
    expect(small).toEqual(
      ['logo', 'background', 'icono'].map((setting) => `warning small-picture ${setting}`),
    );
  });
});

it('measures a logo on paper without the paper', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'andana-colours-'));
  try {
    mkdirSync(folder, { recursive: true });
    const path = join(folder, 'logo.png');
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="80"><rect width="200" height="80" fill="#fff"/><rect x="20" y="20" width="9" height="9" fill="#000"/></svg>';
    writeFileSync(path, await sharp(Buffer.from(svg)).png().toBuffer());
    const colours = await visibleColours(path, undefined, folder);
    expect(shareAbove(colours, '#ffffff', 3)).toBeGreaterThan(0.5);
    expect(await visibleColours(path, undefined, folder)).toEqual(colours);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
