/** Where a value does not fit. Nothing else is asked of a part whose kind is wrong (`isFinal`). */
interface Issue {
  path: PropertyKey[];
  isFinal: boolean;
}

/** A value as it is read, so far. */
export interface Read {
  value: unknown;
  issues: Issue[];
}

export type Check = (read: Read) => void;
export type Shape = Record<string, AnswerSchema>;

/** What becomes of a schema's key that is not there. */
interface Absence {
  /** It may be missing, or something takes its place. */
  comesAs?: 'optional' | 'defaulted' | undefined;
  /** It may still be missing once it is read. */
  mayStayAway?: boolean | undefined;
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const refuse = ({ issues }: Read, isFinal: boolean): void => {
  issues.push({ path: [], isFinal });
};

export class AnswerSchema {
  readonly #parse: Check;
  readonly absence: Absence;
  readonly #checks: readonly (Check | AnswerSchema)[];
  readonly shape: Shape;

  constructor(
    parse: Check,
    {
      absence = {},
      checks = [],
      shape = {},
    }: { absence?: Absence; checks?: readonly (Check | AnswerSchema)[]; shape?: Shape } = {},
  ) {
    this.#parse = parse;
    this.absence = absence;
    this.#checks = checks;
    this.shape = shape;
  }

  check(...checks: (Check | AnswerSchema)[]): AnswerSchema {
    const { absence, shape } = this;
    return new AnswerSchema(this.#parse, { absence, shape, checks: [...this.#checks, ...checks] });
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
export function only(isMeant: (value: unknown) => boolean): AnswerSchema {
  return new AnswerSchema((read) => {
    if (!isMeant(read.value)) refuse(read, true);
  });
}

/** A check that leaves the value as it is. */
/* @__NO_SIDE_EFFECTS__ */
export function holds(isRight: (value: never) => boolean): Check {
  return (read) => {
    if (!isRight(read.value as never)) refuse(read, false);
  };
}

/** Takes over what is wrong with a part, and where that part is. */
export function takeIssues(read: Read, key: PropertyKey, part: Read): void {
  for (const { path, isFinal } of part.issues) read.issues.push({ path: [key, ...path], isFinal });
}
