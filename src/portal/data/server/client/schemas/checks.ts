import { holds } from './schema.ts';
import type { Check } from './schema.ts';

/* @__NO_SIDE_EFFECTS__ */
export function trim(): Check {
  return (read) => {
    read.value = (read.value as string).trim();
  };
}

/* @__NO_SIDE_EFFECTS__ */
export function minLength(least: number): Check {
  return holds((text: string) => [...text].length >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function maxLength(most: number): Check {
  return holds((text: string) => [...text].length <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function regex(pattern: RegExp): Check {
  return holds((text: string) => pattern.test(text));
}

/* @__NO_SIDE_EFFECTS__ */
export function gte(least: number): Check {
  return holds((value: number) => value >= least);
}

/* @__NO_SIDE_EFFECTS__ */
export function gt(bound: number): Check {
  return holds((value: number) => value > bound);
}

/* @__NO_SIDE_EFFECTS__ */
export function lte(most: number): Check {
  return holds((value: number) => value <= most);
}

/* @__NO_SIDE_EFFECTS__ */
export function refine(isValid: (value: never) => boolean): Check {
  return holds(isValid);
}
