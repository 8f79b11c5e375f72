import { withoutStyles } from './inline-styles.ts';
import { parseSvg, type SvgSpan, type SvgElement } from './parse-svg.ts';

const shapes: ReadonlySet<string> = new Set('path rect circle ellipse polygon polyline'.split(' '));
const paintNames: ReadonlySet<string> = new Set(['fill', 'stroke', 'stop-color', 'color']);
const named: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff' };

/** A paint as `#rrggbb`; null paints nothing, `undefined` is one that cannot be told from the attribute. */
function colourOf(paint: string): string | null | undefined {
  const value = paint.trim().toLowerCase();
  if (value === 'none' || value === 'transparent') return null;
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  if (/^#[0-9a-f]{3}$/.test(value)) return value.replaceAll(/[0-9a-f]/g, '$&$&');
  return named[value];
}

function inherited(element: SvgElement, name: string): string | undefined {
  for (let at: SvgElement | undefined = element; at; at = at.parent) {
    const value = at.attributes.find((attribute) => attribute.name === name)?.value;
    if (value !== undefined && value.trim() !== 'inherit') return value;
  }
  return undefined;
}

/** What cuts others out is not seen itself. */
function isCutter(element: SvgElement): boolean {
  for (let at: SvgElement | undefined = element; at; at = at.parent) {
    if (at.local === 'clipPath' || at.local === 'mask') return true;
  }
  return false;
}

/** The colours that an SVG draws with, as `#rrggbb`; `undefined` where not all of them can be told. */
export function paintsOf(written: string): ReadonlySet<string> | undefined {
  const text = withoutStyles(written);
  if (text === undefined) return undefined;
  const paints = new Set<string>();
  for (const element of parseSvg(text).elements) {
    const { local } = element;
    if (isCutter(element)) continue;
    const used =
      local === 'stop'
        ? [inherited(element, 'stop-color') ?? '#000']
        : shapes.has(local)
          ? [inherited(element, 'fill') ?? '#000', inherited(element, 'stroke') ?? 'none']
          : local === 'line'
            ? [inherited(element, 'stroke') ?? 'none']
            : [];
    // The colours of a gradient are those of its stops.
    for (const paint of used.filter((it) => !it.trim().startsWith('url('))) {
      const colour = colourOf(paint);
      if (colour === undefined) return undefined;
      if (colour !== null) paints.add(colour);
    }
  }
  return paints;
}

/** The same drawing, all of it in one colour. */
export function inOneColour(text: string, colour: string): string {
  const [root, ...others] = parseSvg(text).elements;
  if (!root) return text;
  const changes: [SvgSpan, string][] = [root, ...others]
    .flatMap(({ attributes }) => attributes)
    .filter(({ name, value }) => paintNames.has(name) && colourOf(value))
    .map(({ name, span }) => [span, `${name}="${colour}"`]);
  const hasFill = root.attributes.some(({ name }) => name === 'fill');
  const head = root.span[0] + '<svg'.length;
  if (!hasFill && root.name === 'svg') changes.push([[head, head], ` fill="${colour}"`]);
  return changes
    .sort(([a], [b]) => b[0] - a[0])
    .reduce((drawing, [[start, end], by]) => drawing.slice(0, start) + by + drawing.slice(end), text);
}
