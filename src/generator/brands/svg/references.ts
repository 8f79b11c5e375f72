import type { SvgElement } from './parse-svg.ts';

const localUrl = /url\(\s*(["']?)#([^\s"'()\\]+)\1\s*\)/gi;

/** Splits a value into its `url(#name)` names and the rest. */
export function splitLocalUrls(value: string): { rest: string; names: string[] } {
  const names = [...value.matchAll(localUrl)].map((match) => match[2] ?? '');
  return { rest: value.replace(localUrl, ''), names };
}

/** Ids referenced by an element. */
function targets(element: SvgElement): string[] {
  return element.attributes.flatMap(({ local, value }) =>
    local === 'href' ? [value.trim().slice(1)] : splitLocalUrls(value).names,
  );
}

/**
 * Maximum number of drawn elements, with the content of each reference counted again: more take seconds to draw.
 */
const maxDrawn = 20_000;

/**
 * Checks how the elements of a file reuse each other.
 * @returns the element at fault, if any
 */
export function checkReferences(
  elements: readonly SvgElement[],
): { element: SvgElement; fault: 'circular' | 'too-many' } | undefined {
  const byId = new Map<string, SvgElement>();
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (name === 'id' && !byId.has(value)) byId.set(value, element);
    }
  }
  const drawnCounts = new Map<SvgElement, number>();
  const ancestors = new Set<SvgElement>();
  let circular: SvgElement | undefined;

  const count = (element: SvgElement): number => {
    const cached = drawnCounts.get(element);
    if (cached !== undefined) return cached;
    if (ancestors.has(element)) {
      circular ??= element;
      return 0;
    }
    ancestors.add(element);
    let sum = 1;
    for (const child of element.children) sum += count(child);
    for (const id of targets(element)) {
      const target = byId.get(id);
      if (target) sum += count(target);
    }
    ancestors.delete(element);
    drawnCounts.set(element, sum);
    return sum;
  };

  const root = elements[0];
  const total = root ? count(root) : 0;
  if (circular) return { element: circular, fault: 'circular' };
  if (total <= maxDrawn) return undefined;
  const heaviest = elements
    .filter((element) => targets(element).length > 0)
    .toSorted((a, b) => count(b) - count(a))[0];
  return { element: heaviest ?? (root as SvgElement), fault: 'too-many' };
}
