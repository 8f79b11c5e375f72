/**
 * Names and purposes of the colours that a brand gives the style sheets. Text on a surface has a contrast of at least
 * 4.5:1, edges and marks of controls 3:1.
 */
const tokenMeanings = {
  '--color-surface': 'Background of the page.',
  '--color-surface-raised': 'Background of what lies on the page: cards, menus, dialogs.',
  '--color-surface-sunken': 'Background of what steps back: footer, table heads, code.',
  '--color-text': 'Text on any surface, the soft ones included.',
  '--color-text-soft': 'Text of lesser weight on any surface: hints, dates, placeholders of fields.',
  '--color-border': 'Lines that only divide.',
  '--color-border-control': 'Edge of a field, a checkbox and the like.',
  '--color-focus': 'Ring around what has the focus, on any surface.',
  '--color-link': 'Links, and other text in the colour of the brand, on any surface.',
  '--color-action': 'Fill of the main buttons.',
  '--color-action-hover': 'Fill of the main buttons under the pointer.',
  '--color-action-text': 'Text on --color-action and --color-action-hover.',
  '--color-action-edge':
    'Edge of a main button, and marks in the colour of the brand: tick, selected tab, progress.',
  '--color-action-soft': 'Surface with a touch of the brand: selected entry, badge, remark.',
  '--color-danger': 'Edge and icon of what is wrong or destroys.',
  '--color-danger-text': 'Text about it.',
  '--color-danger-soft': 'Surface for it.',
  '--color-success': 'Edge and icon of what went well.',
  '--color-success-text': 'Text about it.',
  '--color-success-soft': 'Surface for it.',
  '--color-warning': 'Edge and icon of what needs attention.',
  '--color-warning-text': 'Text about it.',
  '--color-warning-soft': 'Surface for it.',
  '--color-info': 'Edge and icon of information.',
  '--color-info-text': 'Text about it.',
  '--color-info-soft': 'Surface for it.',
  '--color-brand': 'Main colour as the brand gives it: for decoration that says nothing.',
  '--color-brand-second': 'Second colour as the brand gives it: for decoration that says nothing.',
  '--color-header': 'Background of the header.',
  '--color-header-text': 'Text, links, icons and focus ring in the header.',
  '--color-footer': 'Background of the footer.',
  '--color-footer-text': 'Text, links, icons and focus ring in the footer.',
  '--color-login': 'Panel with the text of the brand on the sign-in pages.',
  '--color-login-text': 'Text, links, icons and focus ring in that panel.',
  '--color-login-backdrop': 'What fills the sign-in pages around panel and form; no text stands on it.',
} as const;

export type TokenName = keyof typeof tokenMeanings;

export const tokenNames = Object.keys(tokenMeanings) as TokenName[];
