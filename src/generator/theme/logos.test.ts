import { describe, expect, it } from 'vitest';
import { type LogoSetting, type LogoSettings, logosOn, shownModes } from './logos.ts';
import { deriveTheme, type ThemeSettings } from './derive-theme.ts';

const colores = { primario: '#0b5563' };
const dull = new Set(['#0b5563', '#112233']);

function logos(
  settings: LogoSettings,
  paints: Partial<Record<LogoSetting, ReadonlySet<string>>> = {},
  theme: ThemeSettings = { colores },
) {
  return logosOn(deriveTheme(theme), settings, (setting) => paints[setting]);
}

describe('the logo of a brand', () => {
  it('is the one for dark grounds wherever the ground is dark', () => {
    const shown = logos({ logo: 'a.svg', logoOscuro: 'b.svg' }, { logo: dull });
    expect(shown.login.light).toEqual({ setting: 'logo', plate: false });
    expect(shown.login.dark).toEqual({ setting: 'logoOscuro', plate: false });
    expect(shown.header.dark).toEqual({ setting: 'logoOscuro', plate: false });
    const filled = logos(
      { logo: 'a.svg', logoencabezadoOscuro: 'b.svg' },
      {},
      { colores, cabecera: 'color' },
    );
    expect(filled.header.light.setting).toBe('logoencabezadoOscuro');
  });

  it('gets a shade with contrast if it has one colour', () => {
    const shown = logos({ logo: 'a.svg' }, { logo: new Set(['#0b5563']) });
    expect(shown.header.light).toEqual({ setting: 'logo', plate: false });
    expect(shown.header.dark).toMatchObject({ setting: 'logo', plate: false });
    expect(shown.header.dark.colour).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('stays unchanged if it has contrast, and on a background set by the brand', () => {
    const bright = new Set(['#e0a030', '#ffffff']);
    expect(logos({ logo: 'a.svg' }, { logo: bright }).header.dark).toEqual({ setting: 'logo', plate: false });
    const given = { ...colores, cabecera: { fondo: '#4a1023', texto: '#ffffff' } };
    const shown = logos({ logo: 'a.svg', colores: given }, { logo: dull }, { colores: given });
    expect(shown.header.light).toEqual({ setting: 'logo', plate: false });
  });

  it('is on a plate if nothing else helps', () => {
    const shown = logos({ logo: 'a.png' });
    expect(shown.header.dark).toEqual({ setting: 'logo', plate: true });
    expect(shown.header.light.plate).toBe(false);
  });
});

describe('the modes of a portal', () => {
  it('are those that someone can see', () => {
    const modes = (modoOscuro: 'off' | 'on' | 'sistema', mostrarSelectorModoOscuro = false) =>
      shownModes({ modoOscuro, mostrarSelectorModoOscuro });
    expect(modes('off')).toEqual(['light']);
    expect(modes('on')).toEqual(['dark']);
    expect(modes('sistema')).toEqual(['light', 'dark']);
    expect(modes('off', true)).toEqual(['light', 'dark']);
  });
});
