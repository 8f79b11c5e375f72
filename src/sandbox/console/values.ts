/** A value that a form cannot be sent with. The message says which. */
export class ValueError extends Error {
  override name = 'ValueError';
}

/** Values of a form that was sent. */
export class Values {
  readonly #form: URLSearchParams;

  constructor(form: URLSearchParams) {
    this.#form = form;
  }

  optional(key: string): string | undefined {
    return this.#form.get(key)?.trim() || undefined;
  }

  text(key: string): string {
    const value = this.optional(key);
    if (value === undefined) throw new ValueError(`Give a value for "${key}".`);
    return value;
  }

  number(key: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
    const value = Number(this.text(key));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ValueError(`"${key}" is a whole number from ${min} to ${max}.`);
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.text(key));
    if (found === undefined) throw new ValueError(`"${key}" is one of: ${choices.join(', ')}.`);
    return found;
  }
}
