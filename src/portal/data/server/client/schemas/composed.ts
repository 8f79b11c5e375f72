import { isObject, refuse, AnswerSchema, takeIssues } from './schema.ts';
import type { Read, Shape } from './schema.ts';

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: AnswerSchema): AnswerSchema {
  const mode = inner.absence.mode === 'defaulted' ? 'defaulted' : 'optional';
  return new AnswerSchema(
    (read) => {
      if (read.value !== undefined) Object.assign(read, inner.run(read.value));
      else if (mode === 'defaulted') {
        const { value, issues } = inner.run(undefined);
        if (issues.length === 0) read.value = value;
      }
    },
    { absence: { mode, mayBeAbsent: true } },
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function _default(inner: AnswerSchema, value: unknown): AnswerSchema {
  return new AnswerSchema(
    (read) => {
      if (read.value !== undefined) Object.assign(read, inner.run(read.value));
      read.value ??= typeof value === 'function' ? (value as () => unknown)() : value;
    },
    { absence: { mode: 'defaulted' } },
  );
}

/* @__NO_SIDE_EFFECTS__ */
function otherwise(inner: AnswerSchema, value: unknown): AnswerSchema {
  const { mode = 'optional', mayBeAbsent } = inner.absence;
  return new AnswerSchema(
    (read) => {
      const result = inner.run(read.value);
      read.value = result.issues.length > 0 ? value : result.value;
    },
    { absence: { mode, mayBeAbsent } },
  );
}
export { otherwise as catch };

/* @__NO_SIDE_EFFECTS__ */
export function array(item: AnswerSchema): AnswerSchema {
  return new AnswerSchema((read) => {
    if (!Array.isArray(read.value)) return refuse(read, true);
    read.value = Array.from(read.value as unknown[], (value, index) => {
      const part = item.run(value);
      takeIssues(read, index, part);
      return part.value;
    });
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Shape): AnswerSchema {
  return new AnswerSchema(
    (read) => {
      const { value: input } = read;
      if (!isObject(input)) return refuse(read, true);
      const value: Record<string, unknown> = {};
      for (const [key, schema] of Object.entries(shape)) {
        const isPresent = key in input;
        const { mode, mayBeAbsent } = schema.absence;
        const part = schema.run(input[key]);
        if (!isPresent && !mode && part.issues.length === 0) refuse(part, true);
        if (isPresent || !mode || !mayBeAbsent) takeIssues(read, key, part);
        if (part.value !== undefined || isPresent) value[key] = part.value;
      }
      read.value = value;
    },
    { shape },
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function record(key: AnswerSchema, item: AnswerSchema): AnswerSchema {
  return new AnswerSchema((read) => {
    if (!isObject(read.value)) return refuse(read, true);
    const entries = Object.entries(read.value).filter(([name]) => name !== '__proto__');
    read.value = Object.fromEntries(
      entries.map(([name, value]) => {
        const part = item.run(value);
        takeIssues(read, name, { ...part, issues: [...key.run(name).issues, ...part.issues] });
        return [name, part.value];
      }),
    );
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function union(options: readonly AnswerSchema[]): AnswerSchema {
  return new AnswerSchema((read) => {
    const failed: Read[] = [];
    for (const option of options) {
      const result = option.run(read.value);
      if (result.issues.length === 0) {
        read.value = result.value;
        return;
      }
      failed.push(result);
    }
    const [nearest, ...others] = failed.filter(({ issues }) => !issues.some(({ isFinal }) => isFinal));
    if (nearest && others.length === 0) Object.assign(read, nearest);
    else refuse(read, true);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function extend({ shape }: AnswerSchema, more: Shape): AnswerSchema {
  return object({ ...shape, ...more });
}

/* @__NO_SIDE_EFFECTS__ */
export function omit({ shape }: AnswerSchema, mask: Readonly<Record<string, unknown>>): AnswerSchema {
  return object(Object.fromEntries(Object.entries(shape).filter(([key]) => !mask[key])));
}

/* @__NO_SIDE_EFFECTS__ */
export function partial({ shape }: AnswerSchema): AnswerSchema {
  return object(Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, optional(schema)])));
}
