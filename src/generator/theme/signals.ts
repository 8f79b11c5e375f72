import { controlRatio, textRatio } from './brand-colors.ts';
import { nearestPassing } from './nearest-passing.ts';
import { softShade, type ColourScheme, type Neutrals } from './neutrals.ts';

/** Base colours of message kinds; the same in every brand, because they carry meaning. */
const colors = { danger: '#c62828', success: '#1e7d46', warning: '#b26a00', info: '#2563b0' };

export type Signal = keyof typeof colors;

export const signals = Object.keys(colors) as Signal[];

/** Surface of a kind of message. */
export function signalSurface(signal: Signal, mode: ColourScheme): string {
  return softShade(colors[signal], mode);
}

/** Mark and text colours of a kind of message, readable on the plain surfaces and on its own. */
export function signalShades(
  signal: Signal,
  mode: ColourScheme,
  { surface, raised, sunken, text }: Neutrals,
) {
  const backgrounds = [surface, raised, sunken, signalSurface(signal, mode)];
  return {
    mark: nearestPassing(colors[signal], backgrounds, controlRatio) ?? text,
    text: nearestPassing(colors[signal], backgrounds, textRatio) ?? text,
  };
}
