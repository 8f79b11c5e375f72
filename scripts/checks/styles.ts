import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type CssNode, generate, lexer, parse, walk } from 'css-tree';
import { compile } from 'sass';

/** At-rules that cannot be in a layer, or mean the same in any. */
const anywhere = new Set(['layer', 'keyframes', 'font-face', 'property', 'charset']);
/** Properties that take a colour. */
const colourProperties =
  /^(?:color|accent-color|caret-color|fill|stroke|(?:border|outline|background|text-decoration|column-rule)(?:-\w+)*-color|background|border(?:-(?:block|inline)(?:-(?:start|end))?|-top|-right|-bottom|-left)?|outline|box-shadow|text-shadow)$/;
const colourFunctions = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)$/;
/** Whether a keyword names a fixed colour, unlike system colours, `currentcolor` and `transparent`. */
const isNamedColour = (keyword: string): boolean => lexer.matchType('named-color', keyword).matched !== null;

/** Reports rules outside of layers and colours that are not tokens in the portal's style sheets. */
export function styleFaults(root: string): string[] {
  const sheets = globSync('src/portal/**/*.scss', { cwd: root }).filter(
    (sheet) => !basename(sheet).startsWith('_'),
  );
  return sheets.flatMap((sheet) => {
    const { css } = compile(join(root, sheet), { charset: false });
    return faultsOf(css, sheet.includes('portal/theme/')).map((fault) => `${sheet}: ${fault}`);
  });
}

/**
 * Reports rules outside of layers and colours that are not tokens in one style sheet.
 * @param declares whether the sheet declares tokens
 */
export function faultsOf(css: string, declares = false): string[] {
  const tree = parse(css, { parseCustomProperty: true });
  if (tree.type !== 'StyleSheet') return [];
  const faults: string[] = [];
  for (const node of tree.children.toArray()) {
    const statement = statementOutsideLayers(node);
    if (statement)
      faults.push(`${statement} stands in no layer, so it wins over what a brand says: put it into @layer.`);
  }
  walk(tree, {
    visit: 'Declaration',
    enter({ property, value }) {
      const isToken = property.startsWith('--');
      if (isToken ? declares : !colourProperties.test(property)) return;
      for (const colour of coloursIn(value))
        faults.push(
          `${property}: ${generate(value)} has the colour ${colour}: take a token, var(--color-…).`,
        );
    },
  });
  return faults;
}

/** Selector or at-rule of a statement outside of layers. */
function statementOutsideLayers(node: CssNode): string | undefined {
  if (node.type === 'Rule') return generate(node.prelude);
  if (node.type !== 'Atrule' || anywhere.has(node.name)) return undefined;
  return `@${node.name}`;
}

/** Colours written in a value: hex codes, colour functions and names. */
function coloursIn(value: CssNode): string[] {
  const colours: string[] = [];
  walk(value, (node) => {
    if (node.type === 'Hash') colours.push(`#${node.value}`);
    else if (node.type === 'Function' && colourFunctions.test(node.name)) colours.push(`${node.name}()`);
    else if (node.type === 'Identifier' && isNamedColour(node.name)) colours.push(node.name);
  });
  return colours;
}
