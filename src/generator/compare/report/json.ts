import type { Comparison } from '../comparison.ts';

/**
 * Formats a comparison for programs. The shape is stable: `version` grows when consumers would have to change.
 */
export function jsonReport(comparison: Comparison): string {
  const brands = comparison.brands.map(({ pictures, logos: _, ...brand }) => ({
    ...brand,
    ...(pictures && { pictures: pictures.map(({ before: __, after: ___, ...facts }) => facts) }),
  }));
  return `${JSON.stringify({ ...comparison, brands }, null, 2)}\n`;
}
