import type { Note } from '#build/theme/tokens.ts';

/**
 * The shades that stand in for colours of the brand, one line per colour and mode:
 * `colores.primario #f5b82e in light mode: #8e6600 for link; #b28200 for focus, action-edge`.
 */
export function tellShades(notes: readonly Note[]): string[] {
  const byColour = Map.groupBy(notes, ({ setting, from, mode }) => `${setting} ${from} in ${mode} mode`);
  return [...byColour].map(([colour, shades]) => {
    const uses = Map.groupBy(shades, ({ to }) => to);
    const list = [...uses].map(
      ([to, tokens]) => `${to} for ${tokens.map(({ token }) => token.replace('--color-', '')).join(', ')}`,
    );
    return `${colour}: ${list.join('; ')}`;
  });
}
