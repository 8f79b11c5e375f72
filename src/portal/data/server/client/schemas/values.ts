import { holds, only, refuse, AnswerSchema } from './schema.ts';

/* @__NO_SIDE_EFFECTS__ */
export function string(): AnswerSchema {
  return only((value) => typeof value === 'string');
}

/* @__NO_SIDE_EFFECTS__ */
export function number(): AnswerSchema {
  return only((value) => Number.isFinite(value));
}

/* @__NO_SIDE_EFFECTS__ */
export function int(): AnswerSchema {
  return only(Number.isInteger).check(holds(Number.isSafeInteger));
}

/* @__NO_SIDE_EFFECTS__ */
export function boolean(): AnswerSchema {
  return only((value) => typeof value === 'boolean');
}

/* @__NO_SIDE_EFFECTS__ */
export function unknown(): AnswerSchema {
  return new AnswerSchema(() => undefined);
}

/* @__NO_SIDE_EFFECTS__ */
export function literal(meant: unknown): AnswerSchema {
  return only((value) => (Array.isArray(meant) ? meant.includes(value) : value === meant));
}

/* @__NO_SIDE_EFFECTS__ */
function anyOf(values: readonly string[]): AnswerSchema {
  return literal(values);
}
export { anyOf as enum };

/** A calendar day, YYYY-MM-DD. */
/* @__NO_SIDE_EFFECTS__ */
function date(): AnswerSchema {
  return string().check(
    holds((day: string) => {
      const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00Z`) : Number.NaN;
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
    }),
  );
}
export const iso = { date };

export const coerce = {
  number: /* @__NO_SIDE_EFFECTS__ */ (): AnswerSchema =>
    new AnswerSchema((read) => {
      read.value = Number(read.value);
      if (!Number.isFinite(read.value)) refuse(read, true);
    }),
};
