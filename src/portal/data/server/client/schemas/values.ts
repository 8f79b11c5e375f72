import { holds, only, refuse, Schema } from './schema.ts';

/* @__NO_SIDE_EFFECTS__ */
export function string(): Schema {
  return only((value) => typeof value === 'string');
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): Schema {
  return only((value) => Number.isFinite(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function int(): Schema {
  return only(Number.isInteger).check(holds(Number.isSafeInteger));
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): Schema {
  return only((value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): Schema {
  return new Schema(() => undefined);
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(expected: unknown): Schema {
  return only((value) => (Array.isArray(expected) ? expected.includes(value) : value === expected));
}

/* @__NO_SIDE_EFFECTS__ */
function anyOf(values: readonly string[]): Schema {
  return literal(values);
}
export { anyOf as enum };

/** A calendar day, YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
function date(): Schema {
  return string().check(
    holds((day: string) => {
      const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
    }),
  );
}
export const iso = { date };

export const coerce = {
  number: /* @__NO_SIDE_EFFECTS__ */ (): Schema =>
    new Schema((read) => {
      read.value = Number(read.value);
      if (!Number.isFinite(read.value)) refuse(read, true);
    }),
};
