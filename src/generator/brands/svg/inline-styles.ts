import { type CssNode, parse } from 'css-tree';
import { drawingAttributes, svgNamespace } from './allow-list.ts';
import { parseSvg, type SvgSpan, type SvgElement } from './parse-svg.ts';

type Declaration = readonly [property: string, value: string];

/** A selector with its declarations. */
interface StyleRule {
  matches: (element: SvgElement) => boolean;
  specificity: number;
  declarations: readonly Declaration[];
}

/** A style that cannot be converted to attributes without changing the drawing. */
class NotPlain extends Error {}

/** Properties with another effect, or none, as attributes. */
const onlyInStyles: ReadonlySet<string> = new Set([
  'd',
  'transform',
  'transform-origin',
  'transform-box',
  'mix-blend-mode',
]);
/** Properties without effect on a standalone picture. */
const ignoredProperties: ReadonlySet<string> = new Set(['isolation', 'enable-background']);

function readCss(css: string, context: 'stylesheet' | 'declarationList'): CssNode[] {
  const root = parse(css, {
    context,
    parseValue: false,
    onParseError: (error) => {
      throw new NotPlain(error.message);
    },
  });
  return 'children' in root && root.children ? root.children.toArray() : [];
}

function declarationsOf(nodes: readonly CssNode[]): Declaration[] {
  return nodes.flatMap((node): Declaration[] => {
    if (node.type !== 'Declaration' || node.important || node.value.type !== 'Raw') throw new NotPlain();
    const property = node.property.toLowerCase();
    // `-inkscape-…` and other prefixed properties matter to one program only.
    if (property.startsWith('-') || ignoredProperties.has(property)) return [];
    if (!drawingAttributes.has(property) || onlyInStyles.has(property)) throw new NotPlain();
    return [[property, node.value.value.trim()]];
  });
}

function valueOf(element: SvgElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value;
}

function rulesOf(css: string): StyleRule[] {
  return readCss(css, 'stylesheet').flatMap((node): StyleRule[] => {
    if (node.type === 'Comment') return [];
    if (node.type !== 'Rule' || node.prelude.type !== 'SelectorList') throw new NotPlain();
    const declarations = declarationsOf(node.block.children.toArray());
    return node.prelude.children.toArray().map((selector): StyleRule => {
      if (selector.type !== 'Selector') throw new NotPlain();
      const parts = selector.children.toArray().map((part) => {
        if (part.type === 'ClassSelector') return { kind: 'class', name: part.name, weight: 100 } as const;
        if (part.type === 'IdSelector') return { kind: 'id', name: part.name, weight: 10_000 } as const;
        if (part.type === 'TypeSelector') {
          return { kind: 'type', name: part.name, weight: part.name === '*' ? 0 : 1 } as const;
        }
        throw new NotPlain();
      });
      return {
        specificity: parts.reduce((sum, { weight }) => sum + weight, 0),
        declarations,
        matches: (element) =>
          parts.every(({ kind, name }) => {
            if (kind === 'type') return name === '*' || name === element.local;
            if (kind === 'id') return valueOf(element, 'id') === name;
            return (valueOf(element, 'class') ?? '').split(/\s+/).includes(name);
          }),
      };
    });
  });
}

/** The text of a `<style>` element, with the span of the whole element. */
function readSheet(text: string, element: SvgElement): { css: string; span: SvgSpan } {
  if (element.attributes.some(({ name }) => name !== 'type' && name !== 'id')) throw new NotPlain();
  const [start, end] = element.span;
  if (text.slice(start, end).endsWith('/>')) return { css: '', span: element.span };
  const closing = /<\/[^<>]*>/g;
  closing.lastIndex = end;
  const close = closing.exec(text);
  if (!close) throw new NotPlain();
  const css = text.slice(end, close.index).replace(/^\s*<!\[CDATA\[|\]\]>\s*$/g, '');
  // Entities, comments or elements inside.
  if (/[&<]/.test(css)) throw new NotPlain();
  return { css, span: [start, close.index + close[0].length] };
}

function attributeEdits(element: SvgElement, rules: readonly StyleRule[]): [SvgSpan, string][] {
  const style = valueOf(element, 'style');
  const properties = new Map<string, string>([
    ...rules.filter(({ matches }) => matches(element)).flatMap(({ declarations }) => declarations),
    ...declarationsOf(style === undefined ? [] : readCss(style, 'declarationList')),
  ]);
  const replacedAttributes = element.attributes.filter(
    ({ name }) => name === 'style' || properties.has(name),
  );
  // An attribute of unknown position has the span of its tag.
  if (replacedAttributes.some(({ span }) => span === element.span)) throw new NotPlain();
  const insertAt = element.span[0] + 1 + element.name.length;
  const newAttributes = [...properties].map(
    ([name, value]) => ` ${name}="${value.replaceAll('&', '&amp;').replaceAll('"', "'")}"`,
  );
  return [
    ...replacedAttributes.map(({ span }): [SvgSpan, string] => [span, '']),
    [[insertAt, insertAt], newAttributes.join('')],
  ];
}

function inlineStyles(text: string): string {
  const elements = parseSvg(text).elements.filter(({ namespace }) => namespace === svgNamespace);
  const sheets = elements.filter(({ local }) => local === 'style').map((element) => readSheet(text, element));
  const rules = sheets
    .flatMap(({ css }) => rulesOf(css))
    // Of equal specificity, the later rule wins.
    .sort((a, b) => a.specificity - b.specificity);
  const edits = elements
    .filter(({ local }) => local !== 'style')
    .flatMap((element) => attributeEdits(element, rules))
    .concat(sheets.map(({ span }): [SvgSpan, string] => [span, '']));
  return edits
    .sort(([a], [b]) => b[0] - a[0])
    .reduce(
      (drawing, [[start, end], replacement]) => drawing.slice(0, start) + replacement + drawing.slice(end),
      text,
    );
}

/**
 * Converts the style sheets and `style="…"` of a drawing to attributes of its shapes, like most programs can also
 * export it: rules for classes, ids and elements with drawing properties. Undefined for a drawing with other styles.
 */
export function withoutStyles(text: string): string | undefined {
  if (!/<(?:[\w-]+:)?style\b|\bstyle\s*=/.test(text)) return text;
  try {
    return inlineStyles(text);
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}
