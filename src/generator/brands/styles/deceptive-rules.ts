import { generate, parse, walk } from 'css-tree';
import type { Rule } from 'css-tree';
import type { TextPosition } from './compile-sass.ts';

/** What a rule can do that deceives the people who use the portal. */
export type Deceit = 'unmasked' | 'overlay' | 'hiddenLegal' | 'hiddenConsent' | 'hiddenFocus' | 'readsInput';

export interface DeceptiveRule {
  deceit: Deceit;
  at: TextPosition;
}

/** Parts of the addresses of legal pages, and of the footer that links them. */
const legalParts =
  /href[^\]]*(?:privac|legal|cookies|proteccio|protection|accesib|accessib)|(?:^|[\s,>+~])(?:footer\b|\.footer(?:$|[\s,:>+~]|-legal|-links))/i;

/** The question whether cookies of others may be stored, and the button that asks it again. */
const consentParts = /\.consent(?![\w])/i;

/** What shows where the keyboard is. Rules for the mouse alone may take it away. */
const noRing = /^outline(?:-style|-width|-color)?:(?:none|0\w*|transparent)/;
const mouseOnly = /:not\(:focus-visible\)/;

const hiding =
  /^(?:display:none|visibility:(?:hidden|collapse)|opacity:0?(?:\.0\d*)?%?|font-size:0\w*|pointer-events:none|clip-path:inset\((?:50|100)%.*|transform:scale\(0\)|content-visibility:hidden)$/i;

/** Whether declarations lay a box over the whole page that takes clicks. */
function coversPage(declarations: ReadonlyMap<string, string>): boolean {
  const has = (name: string, pattern: RegExp): boolean => pattern.test(declarations.get(name) ?? '');
  if (!has('position', /^(?:fixed|absolute)$/) || has('pointer-events', /^none$/)) return false;
  if (has('z-index', /^-/)) return false;
  const zero = /^0\w*%?$/;
  const sides = ['top', 'right', 'bottom', 'left'].filter((side) => has(side, zero)).length;
  const full = /^(?:100%|100[dsl]?v[wh]|100v(?:min|max))$/;
  return has('inset', /^0\w*(?: 0\w*)*$/) || sides === 4 || (has('width', full) && has('height', full));
}

function deceitsOf({ prelude, block }: Rule): Deceit[] {
  const selector = generate(prelude);
  const declarations = new Map<string, string>();
  for (const node of block.children) {
    if (node.type !== 'Declaration') continue;
    declarations.set(node.property.toLowerCase(), generate(node.value).toLowerCase());
  }
  const written = [...declarations].map(([name, value]) => `${name}:${value}`);
  const found: [Deceit, boolean][] = [
    ['unmasked', declarations.has('-webkit-text-security')],
    ['overlay', coversPage(declarations)],
    ['hiddenLegal', legalParts.test(selector) && written.some((one) => hiding.test(one))],
    ['hiddenConsent', consentParts.test(selector) && written.some((one) => hiding.test(one))],
    ['hiddenFocus', !mouseOnly.test(selector) && written.some((one) => noRing.test(one))],
    [
      'readsInput',
      /\[value[\^$*~|]?=/i.test(selector) && written.some((one) => /url\(|image-set\(/.test(one)),
    ],
  ];
  return found.flatMap(([deceit, is]) => (is ? [deceit] : []));
}

/**
 * Finds rules that show passwords, cover the page with a box that takes clicks, hide the legal pages, the question about
 * cookies or the focus, or load something by what is typed. One of each kind, at the first place.
 * @param css valid
 */
export function deceptiveRules(css: string): DeceptiveRule[] {
  const found = new Map<Deceit, TextPosition>();
  walk(parse(css, { positions: true, parseCustomProperty: false }), {
    visit: 'Rule',
    enter(rule) {
      // Nobody needs a footer on paper.
      if (this.atrule?.prelude && /\bprint\b/.test(generate(this.atrule.prelude))) return;
      const { line = 1, column = 1 } = rule.loc?.start ?? {};
      for (const deceit of deceitsOf(rule)) if (!found.has(deceit)) found.set(deceit, { line, column });
    },
  });
  return [...found].map(([deceit, at]) => ({ deceit, at }));
}
