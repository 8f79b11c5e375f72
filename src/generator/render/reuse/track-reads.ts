import { createHash } from 'node:crypto';

/** Kinds of reads: the value of a property, whether it exists, or the names of all properties. */
type ReadKind = 'value' | 'has' | 'keys';

/** Text by which a read is recorded: a JSON pointer (RFC 6901), behind its kind unless that is `value`. */
const readOf = (kind: ReadKind, pointer: string): string =>
  kind === 'value' ? pointer : `${kind} ${pointer}`;

const escapeSegment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeSegment = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** Values up to this length are recorded as they are, longer ones by their hash. */
const longestValue = 24;

const isBranch = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError('Only plain objects and arrays can be tracked');
  return true;
};

/** Text that stands for a value; of an object only that it is one, since its properties are read one by one. */
function digestOf(value: unknown): string {
  if (value === undefined) return 'absent';
  if (isBranch(value)) return 'object';
  const text = JSON.stringify(value);
  return text.length <= longestValue
    ? text
    : `sha256-${createHash('sha256').update(text).digest('base64').slice(0, 22)}`;
}

function find(kind: ReadKind, owner: Record<string, unknown> | undefined, key: string): string {
  const exists = owner !== undefined && Object.hasOwn(owner, key);
  return kind === 'has' ? String(exists) : digestOf(exists ? owner[key] : undefined);
}

/**
 * Values of which it is recorded what is read. Objects are followed property by property; an array counts as read whole.
 */
export class TrackedValues<T extends object> {
  readonly #values: T;
  /** What each read finds, since many pages read the same. */
  readonly #found = new Map<string, string>();

  constructor(values: T) {
    this.#values = values;
  }

  /**
   * The values behind proxies that record each read: of properties, of missing ones, and of the names of all.
   * @param reads gets the reads
   */
  view(reads: Set<string>): T {
    return this.#proxy(this.#values as Record<string, unknown>, '', reads) as T;
  }

  /** What a read finds now, as text: the value if it is short, else its hash. */
  found(read: string): string {
    const known = this.#found.get(read) ?? this.#look(read);
    this.#found.set(read, known);
    return known;
  }

  #look(read: string): string {
    const [, kind = 'value', pointer = ''] = /^(?:(has|keys) )?(.*)$/s.exec(read) ?? [];
    const keys = pointer.split('/').slice(1).map(unescapeSegment);
    const last = kind === 'keys' ? undefined : keys.pop();
    let owner: unknown = this.#values;
    for (const key of keys) owner = isBranch(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
    const branch = isBranch(owner) ? owner : undefined;
    if (last === undefined) return digestOf(branch && Object.keys(branch));
    return find(kind as ReadKind, branch, last);
  }

  #proxy(target: Record<string, unknown>, path: string, reads: Set<string>): object {
    const children = new Map<string, object>();
    const read = (key: string): unknown => {
      const pointer = `${path}/${escapeSegment(key)}`;
      reads.add(pointer);
      const value = target[key];
      if (!Object.hasOwn(target, key) || !isBranch(value)) return value;
      const child = children.get(key) ?? this.#proxy(value, pointer, reads);
      children.set(key, child);
      return child;
    };
    return new Proxy(target, {
      get: (_, key) => (typeof key === 'symbol' ? Reflect.get(target, key) : read(key)),
      getOwnPropertyDescriptor: (_, key) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
        if (typeof key === 'symbol') return descriptor;
        const value = read(key);
        return descriptor && { ...descriptor, value };
      },
      has: (_, key) => {
        if (typeof key === 'string') reads.add(readOf('has', `${path}/${escapeSegment(key)}`));
        return Reflect.has(target, key);
      },
      ownKeys: () => {
        reads.add(readOf('keys', path));
        return Reflect.ownKeys(target);
      },
      set: () => false,
      defineProperty: () => false,
      deleteProperty: () => false,
    });
  }
}
