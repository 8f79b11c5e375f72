import { controlRatio, textRatio, type BrandColors, type ColorPair } from './brand-colors.ts';
import { contrast, formatColor, parseColor } from './color.ts';
import { fillFor, hoverShade, textOn, type Fill } from './fill.ts';
import { nearestPassing } from './nearest-passing.ts';
import { toOklch } from './oklch.ts';
import { neutralsOf, softShade, type ColourScheme } from './neutrals.ts';
import { signals, signalShades, signalSurface } from './signals.ts';
import type { TokenName } from './token-names.ts';

export type Tokens = Record<TokenName, string>;

/** A shade used in place of a brand colour, for the summary of a build. */
export interface ColourNote {
  mode: ColourScheme;
  token: TokenName;
  /** Path of the setting in the brand file, e.g. `colores.primario`. */
  setting: string;
  from: string;
  to: string;
  /** One sentence. */
  why: string;
}

export interface BrandTheme {
  light: Tokens;
  dark: Tokens;
  notes: ColourNote[];
}

export interface ThemeSettings {
  colores: BrandColors;
  /** `background` of the brand file. Only a colour affects the theme; the path of a picture does not. */
  background?: string;
  /** How the header is filled; `clara` by default. */
  cabecera?: 'clara' | 'color' | 'imagen';
}

/** Lightness difference (OKLCH) above which a shade looks like another colour: dark yellow is brown. */
const farShade = 0.2;

/**
 * Derives all colours of a brand's portal, light and dark. Decoration colours and explicitly set pairs stay unchanged
 * in both modes; shades for text and controls are the nearest that pass, with a note for each that differs from the
 * colour of the brand.
 */
export function deriveTheme(settings: ThemeSettings): BrandTheme {
  const notes: ColourNote[] = [];
  const light = deriveTokens(settings, 'light', notes);
  const dark = deriveTokens(settings, 'dark', notes);
  return { light, dark, notes };
}

function deriveTokens(
  { colores, background, cabecera }: ThemeSettings,
  mode: ColourScheme,
  notes: ColourNote[],
): Tokens {
  const primary = normalizeColor(colores.primario);
  const neutrals = neutralsOf(primary, mode);
  const darkText = neutralsOf(primary, 'light').text;
  const actionSoft = softShade(primary, mode);
  const surfaces = [
    neutrals.surface,
    neutrals.raised,
    neutrals.sunken,
    actionSoft,
    ...signals.map((signal) => signalSurface(signal, mode)),
  ];

  function note(token: TokenName, setting: string, from: string, to: string, why: string): string {
    if (to !== from) notes.push({ mode, token, setting, from, to, why });
    return to;
  }
  function passingOnSurfaces(token: TokenName, setting: string, from: string, needed: number): string {
    const to = nearestPassing(from, surfaces, needed) ?? neutrals.text;
    const lowest = Math.min(...surfaces.map((surface) => contrast(from, surface)));
    return note(
      token,
      setting,
      from,
      to,
      `It has ${formatRatio(lowest)} on the ${mode} surfaces and needs ${needed}:1.`,
    );
  }
  function fillUnderText(token: TokenName): Fill {
    const { fill, text } = fillFor(primary, darkText);
    const why = `The white text on it has ${formatRatio(contrast(primary, text))} and needs ${textRatio}:1.`;
    return { fill: note(token, 'colores.primario', primary, fill, why), text };
  }
  /**
   * Lightness distance from a colour to its nearest shade readable on white: people know a brand from paper.
   */
  function distance(color: string): number {
    const shade = nearestPassing(color, ['#ffffff'], textRatio) ?? neutrals.text;
    return Math.abs(toOklch(shade).l - toOklch(color).l);
  }
  /**
   * The brand colour that links are made of: the one readable with the smaller change, the same in both modes.
   */
  function linkSourceColour(): [setting: string, color: string] {
    const { enlace, secundario } = colores;
    if (enlace) return ['colores.enlace', normalizeColor(enlace)];
    const isFar = distance(primary) > farShade;
    if (isFar && secundario && distance(secundario) < distance(primary)) {
      return ['colores.secundario', normalizeColor(secundario)];
    }
    return ['colores.primario', primary];
  }
  function actionFill(): Fill {
    if (mode === 'light') return fillUnderText('--color-action');
    const fill = passingOnSurfaces('--color-action', 'colores.primario', primary, controlRatio);
    return { fill, text: textOn(fill, darkText) };
  }

  const action = fillOfPair(colores.boton) ?? actionFill();
  const edgeSetting = colores.boton ? 'colores.boton.fondo' : 'colores.primario';
  const edgeSource = colores.boton ? action.fill : primary;
  const login = fillOfPair(colores.login) ?? fillUnderText('--color-login');
  const header =
    fillOfPair(colores.cabecera) ??
    (cabecera === 'color' || cabecera === 'imagen'
      ? fillUnderText('--color-header')
      : { fill: neutrals.surface, text: neutrals.text });
  const footer = fillOfPair(colores.pie) ?? { fill: neutrals.sunken, text: neutrals.text };
  const [linkSetting, linkSource] = linkSourceColour();

  return {
    '--color-surface': neutrals.surface,
    '--color-surface-raised': neutrals.raised,
    '--color-surface-sunken': neutrals.sunken,
    '--color-text': neutrals.text,
    '--color-text-soft': neutrals.textSoft,
    '--color-border': neutrals.border,
    '--color-border-control': neutrals.borderControl,
    '--color-focus': passingOnSurfaces('--color-focus', 'colores.primario', primary, controlRatio),
    '--color-link': passingOnSurfaces('--color-link', linkSetting, linkSource, textRatio),
    '--color-action': action.fill,
    '--color-action-hover': hoverShade(action),
    '--color-action-text': action.text,
    '--color-action-edge': passingOnSurfaces('--color-action-edge', edgeSetting, edgeSource, controlRatio),
    '--color-action-soft': actionSoft,
    ...signalTokens(mode, primary),
    '--color-brand': primary,
    '--color-brand-second': normalizeColor(colores.secundario ?? primary),
    '--color-header': header.fill,
    '--color-header-text': header.text,
    '--color-footer': footer.fill,
    '--color-footer-text': footer.text,
    '--color-login': login.fill,
    '--color-login-text': login.text,
    '--color-login-backdrop': background?.startsWith('#') ? normalizeColor(background) : primary,
  };
}

function signalTokens(mode: ColourScheme, primary: string) {
  const neutrals = neutralsOf(primary, mode);
  const shades = (signal: (typeof signals)[number]) => signalShades(signal, mode, neutrals);
  return {
    '--color-danger': shades('danger').mark,
    '--color-danger-text': shades('danger').text,
    '--color-danger-soft': signalSurface('danger', mode),
    '--color-success': shades('success').mark,
    '--color-success-text': shades('success').text,
    '--color-success-soft': signalSurface('success', mode),
    '--color-warning': shades('warning').mark,
    '--color-warning-text': shades('warning').text,
    '--color-warning-soft': signalSurface('warning', mode),
    '--color-info': shades('info').mark,
    '--color-info-text': shades('info').text,
    '--color-info-soft': signalSurface('info', mode),
  };
}

function normalizeColor(color: string): string {
  return formatColor(parseColor(color));
}

function fillOfPair(pair: ColorPair | undefined): Fill | undefined {
  return pair && { fill: normalizeColor(pair.fondo), text: normalizeColor(pair.texto) };
}

/** Formats a contrast ratio, rounded down so that a failing one never reads as passing. */
function formatRatio(ratio: number): string {
  return `${Math.floor(ratio * 100) / 100}:1`;
}
