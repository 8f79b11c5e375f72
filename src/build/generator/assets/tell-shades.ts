import { inEach, type Told } from '#build/diagnostics/told.ts';
import type { Language } from '#core/i18n/languages.ts';
import type { Note } from '#build/theme/tokens.ts';

const modes: Readonly<Record<Note['mode'], Told>> = {
  light: { en: 'in light mode', es: 'en modo claro', ca: 'en mode clar' },
  dark: { en: 'in dark mode', es: 'en modo oscuro', ca: 'en mode fosc' },
};
const forUse: Told = { en: 'for', es: 'para', ca: 'per a' };

function usesOf(shades: readonly Note[], language: Language): string {
  const uses = Map.groupBy(shades, ({ to }) => to);
  return [...uses]
    .map(([to, tokens]) => {
      const names = tokens.map(({ token }) => token.replace('--color-', '')).join(', ');
      return `${to} ${forUse[language]} ${names}`;
    })
    .join('; ');
}

/**
 * The shades that stand in for colours of the brand, one line per colour and mode:
 * `colores.primario #f5b82e in light mode: #8e6600 for link; #b28200 for focus, action-edge`.
 */
export function tellShades(notes: readonly Note[]): Told[] {
  const byColour = Map.groupBy(notes, ({ setting, from, mode }) => `${setting} ${from} ${mode}`);
  return [...byColour.values()].map((shades) =>
    inEach((language) => {
      const [first] = shades;
      const colour = first ? `${first.setting} ${first.from} ${modes[first.mode][language]}` : '';
      return `${colour}: ${usesOf(shades, language)}`;
    }),
  );
}
