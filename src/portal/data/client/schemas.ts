/*
 * Stands in for `zod/mini` in code for browsers (`contractReader` puts it there): they only read answers by the
 * schemas of the contract, and ask of what does not fit nothing but where it is. What it understands, and that it
 * understands it as zod does, is held by a test with every answer of the contract. Its functions have no side effects, so
 * that a bundle drops the schemas it does not use.
 */

/** Where a value does not fit. Nothing else is asked of a part whose kind is wrong (`isFinal`). */
interface Issue {
  path: PropertyKey[];
  isFinal: boolean;
}

/** A value as it is read, so far. */
interface Read {
  value: unknown;
  issues: Issue[];
}

type Check = (read: Read) => void;
type Shape = Record<string, Schema>;

/** What becomes of a schema's key that is not there. */
interface Absence {
  /** It may be missing, or something takes its place. */
  comesAs?: 'optional' | 'defaulted' | undefined;
  /** It may still be missing once it is read. */
  mayStayAway?: boolean | undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuse = ({ issues }: Read, isFinal: boolean): void => {
  issues.push({ path: [], isFinal });
};

class Schema {
  readonly #parse: Check;
  readonly absence: Absence;
  readonly #checks: readonly (Check | Schema)[];
  readonly shape: Shape;

  constructor(
    parse: Check,
    {
      absence = {},
      checks = [],
      shape = {},
    }: { absence?: Absence; checks?: readonly (Check | Schema)[]; shape?: Shape } = {},
  ) {
    this.#parse = parse;
    this.absence = absence;
    this.#checks = checks;
    this.shape = shape;
  }

  check(...checks: (Check | Schema)[]): Schema {
    const { absence, shape } = this;
    return new Schema(this.#parse, { absence, shape, checks: [...this.#checks, ...checks] });
  }

  run(value: unknown): Read {
    const read: Read = { value, issues: [] };
    this.#parse(read);
    for (const check of this.#checks) {
      if (read.issues.some(({ isFinal }) => isFinal)) break;
      if (typeof check === 'function') check(read);
      else read.issues.push(...check.run(read.value).issues);
    }
    return read;
  }

  parse(value: unknown): unknown {
    const parsed = this.safeParse(value);
    if (parsed.success) return parsed.data;
    throw new Error(`Does not fit: ${parsed.error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  }

  safeParse(
    value: unknown,
  ): { success: true; data: unknown } | { success: false; error: { issues: readonly Issue[] } } {
    const read = this.run(value);
    return read.issues.length > 0
      ? { success: false, error: { issues: read.issues } }
      : { success: true, data: read.value };
  }
}

/** A schema for values of which it can be said at once whether they are meant. */
/* @__NO_SIDE_EFFECTS__ */
function only(isMeant: (value: unknown) => boolean): Schema {
  return new Schema((read) => {
    if (!isMeant(read.value)) refuse(read, true);
  });
}

/** A check that leaves the value as it is. */
/* @__NO_SIDE_EFFECTS__ */
function holds(isRight: (value: never) => boolean): Check {
  return (read) => {
    if (!isRight(read.value as never)) refuse(read, false);
  };
}

/** Takes over what is wrong with a part, and where that part is. */
function takeIssues(read: Read, key: PropertyKey, part: Read): void {
  for (const { path, isFinal } of part.issues) read.issues.push({ path: [key, ...path], isFinal });
}

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
export function literal(meant: unknown): Schema {
  return only((value) => (Array.isArray(meant) ? meant.includes(value) : value === meant));
}

/* @__NO_SIDE_EFFECTS__ */
function anyOf(values: readonly string[]): Schema {
  return literal(values);
}
export { anyOf as enum };

/** Day of the calendar. */
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

/* @__NO_SIDE_EFFECTS__ */
export function optional(inner: Schema): Schema {
  const comesAs = inner.absence.comesAs === 'defaulted' ? 'defaulted' : 'optional';
  return new Schema(
    (read) => {
      if (read.value !== undefined) Object.assign(read, inner.run(read.value));
      else if (comesAs === 'defaulted') {
        const { value, issues } = inner.run(undefined);
        if (issues.length === 0) read.value = value;
      }
    },
    { absence: { comesAs, mayStayAway: true } },
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function _default(inner: Schema, value: unknown): Schema {
  return new Schema(
    (read) => {
      if (read.value !== undefined) Object.assign(read, inner.run(read.value));
      read.value ??= typeof value === 'function' ? (value as () => unknown)() : value;
    },
    { absence: { comesAs: 'defaulted' } },
  );
}

/* @__NO_SIDE_EFFECTS__ */
function otherwise(inner: Schema, value: unknown): Schema {
  const { comesAs = 'optional', mayStayAway } = inner.absence;
  return new Schema(
    (read) => {
      const inside = inner.run(read.value);
      read.value = inside.issues.length > 0 ? value : inside.value;
    },
    { absence: { comesAs, mayStayAway } },
  );
}
export { otherwise as catch };

/* @__NO_SIDE_EFFECTS__ */
export function array(item: Schema): Schema {
  return new Schema((read) => {
    if (!Array.isArray(read.value)) return refuse(read, true);
    read.value = Array.from(read.value as unknown[], (value, index) => {
      const part = item.run(value);
      takeIssues(read, index, part);
      return part.value;
    });
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Shape): Schema {
  return new Schema(
    (read) => {
      const { value: given } = read;
      if (!isObject(given)) return refuse(read, true);
      const value: Record<string, unknown> = {};
      for (const [key, schema] of Object.entries(shape)) {
        const isThere = key in given;
        const { comesAs, mayStayAway } = schema.absence;
        const part = schema.run(given[key]);
        if (!isThere && !comesAs && part.issues.length === 0) refuse(part, true);
        if (isThere || !comesAs || !mayStayAway) takeIssues(read, key, part);
        if (part.value !== undefined || isThere) value[key] = part.value;
      }
      read.value = value;
    },
    { shape },
  );
}

/* @__NO_SIDE_EFFECTS__ */
export function record(key: Schema, item: Schema): Schema {
  return new Schema((read) => {
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
export function union(options: readonly Schema[]): Schema {
  return new Schema((read) => {
    const tried: Read[] = [];
    for (const option of options) {
      const one = option.run(read.value);
      if (one.issues.length === 0) {
        read.value = one.value;
        return;
      }
      tried.push(one);
    }
    const [nearest, ...others] = tried.filter(({ issues }) => !issues.some(({ isFinal }) => isFinal));
    if (nearest && others.length === 0) Object.assign(read, nearest);
    else refuse(read, true);
  });
}

/* @__NO_SIDE_EFFECTS__ */
export function extend({ shape }: Schema, more: Shape): Schema {
  return object({ ...shape, ...more });
}

/* @__NO_SIDE_EFFECTS__ */
export function omit({ shape }: Schema, mask: Readonly<Record<string, unknown>>): Schema {
  return object(Object.fromEntries(Object.entries(shape).filter(([key]) => !mask[key])));
}

/* @__NO_SIDE_EFFECTS__ */
export function partial({ shape }: Schema): Schema {
  return object(Object.fromEntries(Object.entries(shape).map(([key, schema]) => [key, optional(schema)])));
}

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
export function refine(isRight: (value: never) => boolean): Check {
  return holds(isRight);
}

/** Notes for the description of the contract: nobody reads them in a browser. */
export const globalRegistry = { add: (): void => undefined };
