/** The type of an object whose possibly undefined keys are optional instead. */
type OmitUndefined<T> = {
  [K in keyof T as undefined extends T[K] ? never : K]: T[K];
} & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Copies an object without its undefined keys: unknown values are absent. */
export function omitUndefined<T extends object>(values: T): OmitUndefined<T> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as OmitUndefined<T>;
}
