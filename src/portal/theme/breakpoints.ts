/** Breakpoints that scripts share with the style sheets (`_breakpoints.scss`, by the same names). */
export const breakpoints = {
  desktop: '48rem',
  menu: '64rem',
  aside: '64rem',
  'section-index': '68.75rem',
  panes: '80rem',
} as const;

/** The media query for windows at least as wide as a breakpoint. */
export function atLeast(name: keyof typeof breakpoints): string {
  return `(width >= ${breakpoints[name]})`;
}
