import { withoutStyles } from './inline-styles.ts';
import { parseSvg, type SvgSpan, type SvgElement } from './parse-svg.ts';

const shapes: ReadonlySet<string> = new Set('path rect circle ellipse polygon polyline'.split(' '));
const paintNames: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color']);
const namedColours: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

/**
 * Parses a paint as `#rrggbb`; null if it paints nothing, `undefined` if it cannot be determined from the attribute.
 */
function parsePaint(paint: string): string | null | undefined {
  const value = paint.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return null;
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replaceAll(/[0-9a-f]/g, '$&$&');
  return namedColours[value];
}

function inheritedValue(element: SvgElement, name: string): string | undefined {
  for (let current: SvgElement | undefined = element; current; current = current.parent) {
    const value = current.attributes.find((attribute) => attribute.name === name)?.value;
    if (value !== undefined && value.trim() !== 'inherit') return value;
  }
  return undefined;
}

/** Whether an element belongs to a clipping path or mask, which is not visible itself. */
function isInClipOrMask(element: SvgElement): boolean {
  for (let current: SvgElement | undefined = element; current; current = current.parent) {
    if (current.local === 'clipPath' || current.local === 'mask') return true;
  }
  return false;
}

/** Values of the properties that paint an element, with their initial values; empty for one that is not painted. */
function paintValuesOf(element: SvgElement): string[] {
  const { local } = element;
  const stroke = (): string => inheritedValue(element, 'stroke') ?? 'none';
  if (local === 'stop') return [inheritedValue(element, 'stop-color') ?? '#000'];
  if (local === 'line') return [stroke()];
  return shapes.has(local) ? [inheritedValue(element, 'fill') ?? '#000', stroke()] : [];
}

/** The colours of an SVG as `#rrggbb`; `undefined` if some cannot be determined. */
export function paintsOf(source: string): ReadonlySet<string> | undefined {
  const text = withoutStyles(source);
  if (text === undefined) return undefined;
  const paints = new Set<string>();
  for (const element of parseSvg(text).elements) {
    if (isInClipOrMask(element)) continue;
    // The colours of a gradient are those of its stops.
    for (const paint of paintValuesOf(element).filter((value) => !value.trim().startsWith('url('))) {
      const colour = parsePaint(paint);
      if (colour === undefined) return undefined;
      if (colour !== null) paints.add(colour);
    }
  }
  return paints;
}

/** Repaints a drawing in one colour. */
export function inOneColour(text: string, colour: string): string {
  const [root, ...others] = parseSvg(text).elements;
  if (!root) return text;
  const changes: [SvgSpan, string][] = [root, ...others]
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => paintNames.has(name) && parsePaint(value))
    .map(({ name, span }) => [span, `${name}="${colour}"`]);
  const hasFill = root.attributes.some(({ name }) => name === 'fill');
  const head = root.span[0] + '<svg'.length;
  if (!hasFill && root.name === 'svg') changes.push([[head, head], ` fill="${colour}"`]);
  return changes
    .sort(([a], [b]) => b[0] - a[0])
    .reduce((drawing, [[start, end], by]) => drawing.slice(0, start) + by + drawing.slice(end), text);
}
