import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BrandColors } from './brand-colors.ts';
import { contrast } from './color.ts';
import { modes } from './neutrals.ts';
import { tokenNames, type TokenName } from './token-names.ts';
import { deriveTheme } from './derive-theme.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const anyBrand: fc.Arbitrary<BrandColors> = fc.record(
  { primario: anyColor, secundario: anyColor, enlace: anyColor },
  { requiredKeys: ['primario'] },
);
const corners = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#0000ff',
  '#00ff00',
  '#ff0000',
  '#00ffff',
  '#ff00ff',
];

const plainSurfaces: TokenName[] = ['--color-surface', '--color-surface-raised', '--color-surface-sunken'];
const signals = ['danger', 'success', 'warning', 'info'];
const surfaces = [
  ...plainSurfaces,
  '--color-action-soft',
  ...signals.map((signal) => `--color-${signal}-soft`),
] as TokenName[];

/** Every pair of tokens that can be on top of each other, and the contrast ratio between the two. */
const combinations: [front: TokenName, behind: TokenName, ratio: number][] = [
  ...surfaces.flatMap((surface): [TokenName, TokenName, number][] => [
    ['--color-text', surface, 4.5],
    ['--color-text-soft', surface, 4.5],
    ['--color-link', surface, 4.5],
    ['--color-border-control', surface, 3],
    ['--color-focus', surface, 3],
    ['--color-action-edge', surface, 3],
  ]),
  ...signals.flatMap((signal) =>
    [...plainSurfaces, `--color-${signal}-soft`].flatMap((surface) => [
      [`--color-${signal}-text`, surface, 4.5] as [TokenName, TokenName, number],
      [`--color-${signal}`, surface, 3] as [TokenName, TokenName, number],
    ]),
  ),
  ['--color-action-text', '--color-action', 4.5],
  ['--color-action-text', '--color-action-hover', 4.5],
  ['--color-header-text', '--color-header', 4.5],
  ['--color-footer-text', '--color-footer', 4.5],
  ['--color-login-text', '--color-login', 4.5],
];

function failures(colores: BrandColors): string[] {
  const theme = deriveTheme({ colores });
  return modes.flatMap((mode) =>
    combinations
      .filter(([front, behind, ratio]) => !(contrast(theme[mode][front], theme[mode][behind]) >= ratio))
      .map(([front, behind]) => `${mode}: ${front} on ${behind}`),
  );
}

describe('the colours of a portal', () => {
  it('can be read and seen wherever they meet, for any colours of a brand', () => {
    const examples = corners.map((color): [BrandColors] => [{ primario: color }]);
    fc.assert(
      fc.property(anyBrand, (colores) => {
        expect(failures(colores)).toEqual([]);
      }),
      { numRuns: 200, examples: examples as [BrandColors & { secundario: string }][] },
    );
  }, 60_000);

  it('can be read and seen with any pairs of a brand that can be read', () => {
    const anyPair = fc
      .record({ fondo: anyColor, texto: anyColor })
      .filter(({ fondo, texto }) => contrast(fondo, texto) >= 4.5);
    const withPairs = fc.record({
      primario: anyColor,
      boton: anyPair,
      cabecera: anyPair,
      pie: anyPair,
      login: anyPair,
    });
    fc.assert(
      fc.property(withPairs, (colores) => {
        expect(failures(colores)).toEqual([]);
      }),
      { numRuns: 50 },
    );
  }, 60_000);

  it('are one for each token', () => {
    const theme = deriveTheme({ colores: { primario: '#0b5563' } });
    for (const mode of modes) {
      expect(Object.keys(theme[mode]).sort()).toEqual([...tokenNames].sort());
      for (const color of Object.values(theme[mode])) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });
});

describe('colours that the brand gives', () => {
  const pair = { fondo: '#FFCC00', texto: '#1A1A1A' };
  const colores = { primario: '#FFCC00', boton: pair, cabecera: pair, pie: pair, login: pair };

  it('stay as they are in pairs, light and dark', () => {
    const theme = deriveTheme({ colores });
    for (const mode of modes) {
      for (const region of ['action', 'header', 'footer', 'login'] as const) {
        expect(theme[mode][`--color-${region}`]).toBe('#ffcc00');
        expect(theme[mode][`--color-${region}-text`]).toBe('#1a1a1a');
      }
    }
  });

  it('stay as they are for decoration', () => {
    const { light, dark } = deriveTheme({ colores: { primario: '#ffcc00', secundario: '#FFFFFE' } });
    for (const tokens of [light, dark]) {
      expect(tokens['--color-brand']).toBe('#ffcc00');
      expect(tokens['--color-brand-second']).toBe('#fffffe');
      expect(tokens['--color-login-backdrop']).toBe('#ffcc00');
    }
    expect(deriveTheme({ colores, background: '#F2EFE8' }).dark['--color-login-backdrop']).toBe('#f2efe8');
    expect(deriveTheme({ colores, background: 'assets/a.jpg' }).dark['--color-login-backdrop']).toBe(
      '#ffcc00',
    );
  });

  it('are used unchanged where they can be read', () => {
    const { light, notes } = deriveTheme({ colores: { primario: '#0b5563' } });
    for (const name of ['--color-link', '--color-focus', '--color-action', '--color-login'] as const) {
      expect(light[name]).toBe('#0b5563');
    }
    expect(notes.filter(({ mode }) => mode === 'light')).toEqual([]);
  });

  it('fill the header if the brand says so, with readable text', () => {
    for (const cabecera of ['color', 'imagen'] as const) {
      const theme = deriveTheme({ colores: { primario: '#0b5563' }, cabecera });
      for (const mode of modes) {
        expect(theme[mode]).toMatchObject({ '--color-header': '#0b5563', '--color-header-text': '#ffffff' });
      }
    }
  });
});

describe('links', () => {
  const river = { primario: '#f5b82e', secundario: '#2f7a60' };
  const links = (colores: BrandColors) => {
    const { light, dark } = deriveTheme({ colores });
    return [light, dark].map((tokens) => tokens['--color-link']);
  };

  it('take the second colour of a brand whose main colour could only be read as another one', () => {
    expect(links(river)).toEqual(links({ ...river, enlace: '#2f7a60' }));
    expect(links(river)).not.toEqual(links({ primario: river.primario }));
    expect(links({ primario: '#0b6e99', secundario: '#2f7a60' })).toEqual(links({ primario: '#0b6e99' }));
    expect(links({ primario: '#f5b82e', secundario: '#ffe680' })).toEqual(links({ primario: '#f5b82e' }));
  });

  it('have the colour set for them, in a readable shade', () => {
    expect(links({ ...river, enlace: '#113388' })[0]).toBe('#113388');
    expect(links({ primario: '#113388', enlace: '#f5b82e' })[0]).toBe(links({ primario: '#f5b82e' })[0]);
  });
});

describe('notes', () => {
  it('report each shade that differs from the colour of the brand, with both colours and the reason', () => {
    const { light, notes } = deriveTheme({ colores: { primario: '#ffcc00' } });
    expect(notes).toContainEqual({
      mode: 'light',
      token: '--color-link',
      setting: 'colores.primario',
      from: '#ffcc00',
      to: light['--color-link'],
      why: 'It has 1.31:1 on the light surfaces and needs 4.5:1.',
    });
  });

  it('name every token of the brand that was changed, and no other', () => {
    fc.assert(
      fc.property(anyBrand, (colores) => {
        const theme = deriveTheme({ colores });
        const names = ['--color-focus', '--color-action', '--color-action-edge', '--color-login'];
        for (const mode of modes) {
          const changed = names.filter((name) => theme[mode][name as TokenName] !== colores.primario);
          const link = theme.notes.find((note) => note.mode === mode && note.token === '--color-link');
          expect(link === undefined || link.to === theme[mode]['--color-link']).toBe(true);
          const noted = theme.notes
            .filter((note) => note.mode === mode && note !== link)
            .map(({ token }) => token);
          expect([...noted].sort()).toEqual(changed.sort());
        }
      }),
      { numRuns: 50 },
    );
  });

  it('blame the fill of a button that the brand sets for its edge', () => {
    const boton = { fondo: '#ffee88', texto: '#000000' };
    const { notes } = deriveTheme({ colores: { primario: '#0b5563', boton } });
    const edge = notes.find(({ mode, token }) => mode === 'light' && token === '--color-action-edge');
    expect(edge).toMatchObject({ setting: 'colores.boton.fondo', from: '#ffee88' });
  });
});
