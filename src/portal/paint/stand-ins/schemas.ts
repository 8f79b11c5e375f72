/*
 * Takes the place of `zod/mini` in painted pieces: reads values that fit the contract as `client/schemas.ts` does, and
 * refuses all others without saying where. A test holds it to that reader.
 */

type Read = (value: unknown) => unknown;

/** Thrown for a value that does not fit. */
function refuse(): never {
  throw new Error('Does not fit');
}

type Shape = Readonly<Record<string, LightSchema>>;

interface LightSchema {
  read: Read;
  /** Keys of an object. */
  shape?: Shape;
  /** The key may be absent. */
  isOptional?: boolean;
  check: (...checks: Read[]) => LightSchema;
  safeParse: (value: unknown) => { success: true; data: unknown } | { success: false };
}

/* @__NO_SIDE_EFFECTS__ */
function schema(read: Read, isOptional?: boolean): LightSchema {
  return {
    read,
    ...(isOptional && { isOptional }),
    check: (...checks) => schema((value) => checks.reduce((known, check) => check(known), read(value))),
    safeParse: (value) => {
      try {
        return { success: true, data: read(value) };
      } catch {
        return { success: false };
      }
    },
  };
}

/* @__NO_SIDE_EFFECTS__ */
const only =
  (isMeant: (value: never) => boolean): Read =>
  (value) =>
    isMeant(value as never) ? value : refuse();

/* @__NO_SIDE_EFFECTS__ */
const schemaOf = (isMeant: (value: never) => boolean) => (): LightSchema => schema(only(isMeant));

export const string = /* @__PURE__ */ schemaOf((value) => typeof value === 'string');
export const number = /* @__PURE__ */ schemaOf(Number.isFinite);
export const int = /* @__PURE__ */ schemaOf(Number.isSafeInteger);
export const boolean = /* @__PURE__ */ schemaOf((value) => typeof value === 'boolean');
export const unknown = /* @__PURE__ */ schemaOf(() => true);

/* @__NO_SIDE_EFFECTS__ */
export function literal(meant: unknown): LightSchema {
  const values = [meant].flat();
  return schema(only((value) => values.includes(value)));
}
export { literal as enum };

export const iso = {
  date: /* @__PURE__ */ schemaOf(
    (day: unknown) =>
      typeof day === 'string' &&
      /^\d{4}-\d\d-\d\d$/.test(day) &&
      !Number.isNaN(Date.parse(`${day}T00:00Z`)) &&
      new Date(`${day}T00:00Z`).toISOString().startsWith(day),
  ),
};

export const minLength = (least: number): Read => only((text: string) => [...text].length >= least);
export const maxLength = (most: number): Read => only((text: string) => [...text].length <= most);
export const regex = (pattern: RegExp): Read => only((text: string) => pattern.test(text));
export const gte = (least: number): Read => only((value: number) => value >= least);
export const lte = (most: number): Read => only((value: number) => value <= most);

/* @__NO_SIDE_EFFECTS__ */
export function optional({ read }: LightSchema): LightSchema {
  return schema((value) => (value === undefined ? value : read(value)), true);
}

/* @__NO_SIDE_EFFECTS__ */
export function _default({ read }: LightSchema, absent: unknown): LightSchema {
  const value = (): unknown => (typeof absent === 'function' ? (absent as () => unknown)() : absent);
  return schema((given) => (given === undefined ? value() : read(given)), true);
}

/* @__NO_SIDE_EFFECTS__ */
export function array({ read }: LightSchema): LightSchema {
  return schema((value) => (Array.isArray(value) ? value.map((item) => read(item)) : refuse()));
}

/* @__NO_SIDE_EFFECTS__ */
export function object(shape: Shape): LightSchema {
  const readObject: Read = (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse();
    const read: Record<string, unknown> = {};
    for (const [key, part] of Object.entries(shape)) {
      if (!part.isOptional && !(key in (value as object))) refuse();
      const inner = part.read((value as Record<string, unknown>)[key]);
      if (inner !== undefined) read[key] = inner;
    }
    return read;
  };
  return { ...schema(readObject), shape };
}

/* @__NO_SIDE_EFFECTS__ */
export const extend = ({ shape }: LightSchema, more: Shape): LightSchema => object({ ...shape, ...more });

/* @__NO_SIDE_EFFECTS__ */
export const partial = ({ shape = {} }: LightSchema): LightSchema =>
  object(Object.fromEntries(Object.entries(shape).map(([key, part]) => [key, optional(part)])));

/* @__NO_SIDE_EFFECTS__ */
export const omit = ({ shape = {} }: LightSchema, keys: object): LightSchema =>
  object(Object.fromEntries(Object.entries(shape).filter(([key]) => !(key in keys))));

export const globalRegistry = { add: (): void => undefined };

/** Stands for schemas of no painted row; the bundler drops it with their declarations. */
/* @__NO_SIDE_EFFECTS__ */
function unpaintable(): never {
  throw new Error('No painted row has this');
}
export {
  unpaintable as catch,
  unpaintable as gt,
  unpaintable as record,
  unpaintable as refine,
  unpaintable as trim,
  unpaintable as union,
};
export const coerce = { number: unpaintable };
