/** A place where a value does not fit. `isFinal`: the type is wrong, so that further checks make no sense. */
interface Issue {
  path: PropertyKey[];
  isFinal: boolean;
}

/** State of parsing a value: the value so far, and its issues. */
export interface Read {
  value: unknown;
  issues: Issue[];
}

export type Check = (read: Read) => void;
export type Shape = Record<string, AnswerSchema>;

/** How a schema treats an absent key. */
interface Absence {
  /** The key may be absent, or a default takes its place. */
  mode?: 'optional' | 'defaulted' | undefined;
  /** The key may be absent in the parsed value, too. */
  mayBeAbsent?: boolean | undefined;
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

/** A schema that accepts the values of one predicate, unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function only(isMeant: (value: unknown) => boolean): AnswerSchema {
  return new AnswerSchema((read) => {
    if (!isMeant(read.value)) refuse(read, true);
  });
}

/** A check by a predicate, which leaves the value unchanged. */
/* @__NO_SIDE_EFFECTS__ */
export function holds(isValid: (value: never) => boolean): Check {
  return (read) => {
    if (!isValid(read.value as never)) refuse(read, false);
  };
}

/** Adds the issues of a part to those of its parent, with the key in front of their paths. */
export function takeIssues(read: Read, key: PropertyKey, part: Read): void {
  for (const { path, isFinal } of part.issues) read.issues.push({ path: [key, ...path], isFinal });
}
