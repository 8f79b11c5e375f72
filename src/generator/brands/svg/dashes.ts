import type { SvgElement } from './parse-svg.ts';

/** Most dashes that a picture may have: more take seconds to draw. */
const maxDashes = 1_000_000;

const drawn: ReadonlySet<string> = new Set('path line rect circle ellipse polygon polyline'.split(' '));
const geometry: ReadonlySet<string> = new Set(
  'd points x1 x2 y1 y2 r rx ry width height cx cy x y'.split(' '),
);
const numbers = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi;

const numbersIn = (text: string): number[] => (text.match(numbers) ?? []).map(Number);

function inherited(element: SvgElement, name: string): SvgElement['attributes'][number] | undefined {
  for (let current: SvgElement | undefined = element; current; current = current.parent) {
    const attribute = current.attributes.find((candidate) => candidate.name === name);
    if (attribute && attribute.value.trim() !== 'inherit') return attribute;
  }
  return undefined;
}

/** An upper bound for the length of a shape: each of its numbers as far as the largest one. */
function lengthOf({ attributes }: SvgElement): number {
  const own = attributes.filter(({ name }) => geometry.has(name)).flatMap(({ value }) => numbersIn(value));
  const declared = attributes.find(({ name }) => name === 'pathLength');
  const largest = own.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  // A round shape is longer than its numbers, a straight one shorter.
  return declared ? Math.max(...numbersIn(declared.value), 0) : largest * Math.max(own.length, 8);
}

/** The attribute that cuts the lines of a picture into more dashes than can be drawn, if any. */
export function tooManyDashes(elements: readonly SvgElement[]): SvgElement['attributes'][number] | undefined {
  let total = 0;
  for (const element of elements) {
    const attribute = drawn.has(element.local) ? inherited(element, 'stroke-dasharray') : undefined;
    if (!attribute) continue;
    const pattern = numbersIn(attribute.value);
    const period = pattern.reduce((sum, dash) => sum + Math.abs(dash), 0);
    if (period > 0) total += (lengthOf(element) / period) * pattern.length;
    if (total > maxDashes) return attribute;
  }
  return undefined;
}
