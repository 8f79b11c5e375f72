import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CssNode, generate, parse, walk } from 'css-tree';
import { compile } from 'sass';

/** Statements that no layer can hold, or that mean the same in any. */
const anywhere = new Set(['layer', 'keyframes', 'font-face', 'property', 'charset']);
/** Words for colours that come from elsewhere: what is around, or whoever has chosen colours for their system. */
const given =
  /^(?:currentcolor|transparent|inherit|initial|unset|revert|none|auto|canvas|canvastext|linktext|highlight|highlighttext|buttontext|buttonface|buttonborder|graytext|field|fieldtext|mark|marktext|accentcolor)$/i;
const colourProperties =
  /^(?:color|accent-color|caret-color|fill|stroke|(?:border|outline|background|text-decoration|column-rule)(?:-\w+)*-color|background|border(?:-(?:block|inline)(?:-(?:start|end))?|-top|-right|-bottom|-left)?|outline|box-shadow|text-shadow)$/;
const colourFunctions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/;
const namedColours =
  /^(?:black|white|red|green|blue|gr[ae]y|silver|yellow|orange|purple|pink|brown|navy|teal|gold)$/i;

/** Rules of the portal's sheets that stand in no layer, and colours that are none of a brand. */
export function styleFaults(root: string): string[] {
  const sheets = globSync('src/portal/**/*.scss', { cwd: root }).filter(
    (it) => !basename(it).startsWith('_'),
  );
  return sheets.flatMap((sheet) => {
    const { css } = compile(join(root, sheet), { charset: false });
    return faultsOf(css, sheet.includes('portal/theme/')).map((fault) => `${sheet}: ${fault}`);
  });
}

/**
 * What is wrong with a sheet, by the rules of the house.
 * @param declares whether tokens are made in it
 */
export function faultsOf(css: string, declares = false): string[] {
  const tree = parse(css, { parseCustomProperty: true });
  if (tree.type !== 'StyleSheet') return [];
  const found: string[] = [];
  for (const node of tree.children.toArray()) {
    const what = outside(node);
    if (what)
      found.push(`${what} stands in no layer, so it wins over what a brand says: put it into @layer.`);
  }
  walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      const isToken = property.startsWith('--');
      if (isToken ? declares : !colourProperties.test(property)) return;
      for (const colour of colours(value))
        found.push(`${property}: ${generate(value)} has the colour ${colour}: take a token, var(--color-…).`);
    },
  });
  return found;
}

/** What of a sheet is in no layer. */
function outside(node: CssNode): string | undefined {
  if (node.type === 'Rule') return generate(node.prelude);
  if (node.type !== 'Atrule' || anywhere.has(node.name)) return undefined;
  return `@${node.name}`;
}

function colours(value: CssNode): string[] {
  const found: string[] = [];
  walk(value, (node) => {
    if (node.type === 'Hash') found.push(`#${node.value}`);
    else if (node.type === 'Function' && colourFunctions.test(node.name)) found.push(`${node.name}()`);
    else if (node.type === 'Identifier' && !given.test(node.name) && namedColours.test(node.name))
      found.push(node.name);
  });
  return found;
}
