import { createHash } from 'node:crypto';

/** Kinds of reads: the value of a property, whether it exists, or the names of all properties. */
type ReadKind = 'value' | 'has' | 'keys';

/** Formats a read as a JSON pointer (RFC 6901), after its kind if the kind is not `value`. */
const readOf = (kind: ReadKind, pointer: string): string =>
  kind === 'value' ? pointer : `${kind} ${pointer}`;

const escapeSegment = (key: string): string =>
  /[~/]/.test(key) ? key.replaceAll('~', '~0').replaceAll('/', '~1') : key;
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

/** Digest of a value as text. An object is only called one: its properties are read one by one. */
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

/** A tracked object with its known properties, shared by the views of all pages. */
interface Branch {
  target: Record<string, unknown>;
  path: string;
  properties: Map<string, Property>;
}

interface Property {
  pointer: string;
  value: unknown;
  /** The value where it is an object. */
  branch?: Branch;
}

function propertyOf({ target, path, properties }: Branch, key: string): Property {
  const known = properties.get(key);
  if (known) return known;
  const pointer = `${path}/${escapeSegment(key)}`;
  const value = target[key];
  const property: Property = {
    pointer,
    value,
    ...(Object.hasOwn(target, key) &&
      isBranch(value) && { branch: { target: value, path: pointer, properties: new Map() } }),
  };
  properties.set(key, property);
  return property;
}

/**
 * Values of which it is recorded what is read. Objects are followed property by property; an array counts as read whole.
 */
export class TrackedValues<T extends object> {
  readonly #root: Branch;
  /** Found values by read, since pages share most reads. */
  readonly #found = new Map<string, string>();

  constructor(values: T) {
    this.#root = { target: values as Record<string, unknown>, path: '', properties: new Map() };
  }

  /**
   * The values behind proxies that record each read: of properties, of missing ones, and of the names of all.
   * @param reads gets the reads
   */
  view(reads: Set<string>): T {
    return proxyOf(this.#root, reads) as T;
  }

  /** Finds the current value of a read, as text: a short value itself, else its hash. */
  found(read: string): string {
    const known = this.#found.get(read) ?? this.#look(read);
    this.#found.set(read, known);
    return known;
  }

  #look(read: string): string {
    const [, kind = 'value', pointer = ''] = /^(?:(has|keys) )?(.*)$/s.exec(read) ?? [];
    const keys = pointer.split('/').slice(1).map(unescapeSegment);
    const last = kind === 'keys' ? undefined : keys.pop();
    let owner: unknown = this.#root.target;
    for (const key of keys) owner = isBranch(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
    const branch = isBranch(owner) ? owner : undefined;
    if (last === undefined) return digestOf(branch && Object.keys(branch));
    return find(kind as ReadKind, branch, last);
  }
}

function proxyOf(branch: Branch, reads: Set<string>): object {
  const { target, path } = branch;
  const children = new Map<string, object>();
  const read = (key: string): unknown => {
    const { pointer, value, branch: child } = propertyOf(branch, key);
    reads.add(pointer);
    if (!child) return value;
    const proxy = children.get(key) ?? proxyOf(child, reads);
    children.set(key, proxy);
    return proxy;
  };
  // Not around the target itself: a proxy of a frozen object has to give its values as they are.
  return new Proxy(
    {},
    {
      get: (_, key) => (typeof key === 'symbol' ? Reflect.get(target, key) : read(key)),
      getOwnPropertyDescriptor: (_, key) => {
        const descriptor = Reflect.getOwnPropertyDescriptor(target, key);
        if (typeof key === 'symbol') return descriptor;
        const value = read(key);
        return descriptor && { ...descriptor, value, configurable: true };
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
    },
  );
}
