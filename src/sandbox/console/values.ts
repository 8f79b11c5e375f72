import { isWebAddress } from '#core/contract/validation/web-address.ts';

/** A value that a form cannot be sent with. */
export class ValueError extends Error {
  override name = 'ValueError';
  readonly field: string;
  readonly fault: 'missing' | 'number' | 'choice' | 'date' | 'past' | 'address';

  constructor(field: string, fault: ValueError['fault']) {
    super(`The value of ${field} is not right: ${fault}`);
    this.field = field;
    this.fault = fault;
  }
}

const day = /^\d{4}-\d\d-\d\d$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/;

/** Whether a date exists in the calendar. */
function isRealDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
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
    if (value === undefined) throw new ValueError(key, 'missing');
    return value;
  }

  number(key: string, min = 1, max = Number.MAX_SAFE_INTEGER): number {
    const value = Number(this.text(key));
    if (Number.isInteger(value) && value >= min && value <= max) return value;
    throw new ValueError(key, 'number');
  }

  optionalNumber(key: string, min = 1): number | undefined {
    return this.optional(key) === undefined ? undefined : this.number(key, min);
  }

  oneOf<T extends string>(key: string, choices: readonly T[]): T {
    const found = choices.find((choice) => choice === this.text(key));
    if (found === undefined) throw new ValueError(key, 'choice');
    return found;
  }

  #matching(key: string, pattern: RegExp, from?: string): string {
    const value = this.text(key);
    const isThere = pattern.test(value) && isRealDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
    if (!isThere) throw new ValueError(key, 'date');
    if (from !== undefined && value < from) throw new ValueError(key, 'past');
    return value;
  }

  /**
   * YYYY-MM-DD
   * @param from earliest day
   */
  day(key: string, from?: string): string {
    return this.#matching(key, day, from);
  }

  optionalDay(key: string, from?: string): string | undefined {
    return this.optional(key) === undefined ? undefined : this.day(key, from);
  }

  /**
   * YYYY-MM-DDTHH:MM
   * @param from earliest moment
   */
  moment(key: string, from: string): string {
    return this.#matching(key, moment, from);
  }

  /** Parses an address accepted by the portal as a link. */
  optionalAddress(key: string): string | undefined {
    const value = this.optional(key);
    if (value !== undefined && !isWebAddress(value)) throw new ValueError(key, 'address');
    return value;
  }
}
