import type { SvgElement } from './parse-svg.ts';

const localUrl = /url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/gi;

/** The value without its `url(#name)` parts, and the names in them. */
export function splitLocalUrls(value: string): { rest: string; names: string[] } {
  const names = [...value.matchAll(localUrl)].map((match) => match[2] ?? '');
  return { rest: value.replace(localUrl, ''), names };
}

/** Ids of the elements that an element points to. */
function targets(element: SvgElement): string[] {
  return element.attributes.flatMap(({ local, value }) =>
    local === 'href' ? [value.trim().slice(1)] : splitLocalUrls(value).names,
  );
}

/** More elements than this, each reference counted with all that it repeats, take seconds to draw. */
const drawnLimit = 20_000;

/**
 * What is wrong with how the elements of a file repeat each other.
 * @returns the element at which it shows, or nothing
 */
export function checkReferences(
  elements: readonly SvgElement[],
): { element: SvgElement; wrong: 'circular' | 'too-many' } | undefined {
  const byId = new Map<string, SvgElement>();
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (name === 'id' && !byId.has(value)) byId.set(value, element);
    }
  }
  const drawn = new Map<SvgElement, number>();
  const open = new Set<SvgElement>();
  let circular: SvgElement | undefined;

  const count = (element: SvgElement): number => {
    const known = drawn.get(element);
    if (known !== undefined) return known;
    if (open.has(element)) {
      circular ??= element;
      return 0;
    }
    open.add(element);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const id of targets(element)) {
      const target = byId.get(id);
      if (target) sum += count(target);
    }
    open.delete(element);
    drawn.set(element, sum);
    return sum;
  };

  const root = elements[0];
  const total = root ? count(root) : 0;
  if (circular) return { element: circular, wrong: 'circular' };
  if (total <= drawnLimit) return undefined;
  const heaviest = elements
    .filter((element) => targets(element).length > 0)
    .toSorted((a, b) => count(b) - count(a))[0];
  return { element: heaviest ?? (root as SvgElement), wrong: 'too-many' };
}
