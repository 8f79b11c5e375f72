import { localize, type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import type { ReportLanguage } from '#core/i18n/report-languages.ts';
import type { ColourNote } from '#generator/theme/derive-theme.ts';

const modes: Readonly<Record<ColourNote['mode'], ReportText>> = {
  light: reportText('build.shades.light'),
  dark: reportText('build.shades.dark'),
};
const forUse: ReportText = reportText('build.shades.for');

function usesOf(shades: readonly ColourNote[], language: ReportLanguage): string {
  const uses = Map.groupBy(shades, ({ to }) => to);
  return [...uses]
    .map(([to, tokens]) => {
      const names = tokens.map(({ token }) => token.replace('--color-', '')).join(', ');
      return `${to} ${forUse[language]} ${names}`;
    })
    .join('; ');
}

/**
 * Summarizes the shades used in place of brand colours, one line per colour and mode:
 * `colores.primario #f5b82e in light mode: #8e6600 for link; #b28200 for focus, action-edge`.
 */
export function reportColourChanges(notes: readonly ColourNote[]): ReportText[] {
  const byColour = Map.groupBy(notes, ({ setting, from, mode }) => `${setting} ${from} ${mode}`);
  return [...byColour.values()].map((shades) =>
    localize((language) => {
      const [first] = shades;
      const colour = first ? `${first.setting} ${first.from} ${modes[first.mode][language]}` : '';
      return `${colour}: ${usesOf(shades, language)}`;
    }),
  );
}
