import { type CssNode, type Declaration, generate, lexer, parse, walk } from 'css-tree';
import type { TextPosition } from './compile-sass.ts';

/** Fonts that nearly every device has, itself or in place of one another. */
const common = new Set(
  (
    'arial|helvetica|helvetica neue|times|times new roman|georgia|verdana|tahoma|trebuchet ms|courier|' +
    'courier new|segoe ui|roboto|san francisco|blinkmacsystemfont|-apple-system|consolas|menlo|monaco|' +
    'calibri|cambria|palatino|garamond'
  ).split('|'),
);

const familyOf = (nodes: readonly CssNode[]): string =>
  nodes
    .map((node) => (node.type === 'String' ? node.value : generate(node).trim()))
    .join(' ')
    .trim();

/** The first family of `font-family` or `font`, unless it is generic or comes from a custom property. */
function firstFamily({ property, value }: Declaration): string | undefined {
  if (!/^font(?:-family)?$/i.test(property) || value.type !== 'Value') return undefined;
  const match = lexer.matchProperty(property, value);
  const nodes = value.children.toArray();
  const start = nodes.findIndex((node) => match.isType(node, 'family-name'));
  const generic = nodes.findIndex((node) => match.isType(node, 'generic-family'));
  if (start < 0 || (generic >= 0 && generic < start)) return undefined;
  const rest = nodes.slice(start);
  const comma = rest.findIndex((node) => node.type === 'Operator');
  return familyOf(comma < 0 ? rest : rest.slice(0, comma));
}

/**
 * Finds families that come first in a declaration, though nothing loads them.
 * @param css valid
 * @param loaded families that the portal loads
 */
export function unloadedFonts(
  css: string,
  loaded: readonly string[],
): { family: string; at: TextPosition }[] {
  const known = new Set(loaded.map((family) => family.toLowerCase()));
  const found = new Map<string, { family: string; at: TextPosition }>();
  walk(parse(css, { positions: true }), function (node) {
    if (node.type !== 'Declaration') return;
    if (this.atrule?.name === 'font-face' && node.property === 'font-family' && node.value.type === 'Value')
      known.add(familyOf(node.value.children.toArray()).toLowerCase());
    const family = this.rule ? firstFamily(node) : undefined;
    const { line = 1, column = 1 } = node.loc?.start ?? {};
    if (family && !found.has(family.toLowerCase()))
      found.set(family.toLowerCase(), { family, at: { line, column } });
  });
  return [...found].filter(([name]) => !known.has(name) && !common.has(name)).map(([, one]) => one);
}
