/** Parameters of an address, decoded. */
export type Params = Readonly<Record<string, string>>;

const parameter = /^\{(\w+)(\?)?\}$/;

/** Segments of a path; `/` has none, and one trailing slash is ignored. */
export function segmentsOf(path: string): string[] {
  const trimmed = path.replace(/^\//, '').replace(/\/$/, '');
  return trimmed === '' ? [] : trimmed.split('/');
}

/** Whether a pattern has a required parameter, so that its pages cannot all be known to the build. */
export function isDynamic(pattern: string): boolean {
  return /\{\w+\}/.test(pattern);
}

/** The pattern without its optional last parameter. */
export function withoutOptional(pattern: string): string {
  return pattern.replace(/\/\{\w+\?\}$/, '') || '/';
}

/** The name of the pattern's optional last parameter. */
export function optionalParameter(pattern: string): string | undefined {
  return /\{(\w+)\?\}$/.exec(pattern)?.[1];
}

/**
 * Puts values into a pattern: `/eventos/{id}` with `{ id: 'a b' }` gives `/eventos/a%20b`. An optional parameter
 * without value is dropped.
 * @throws when a parameter has no value.
 */
export function fillPattern(pattern: string, params: Params = {}): string {
  const filled = segmentsOf(pattern).flatMap((segment) => {
    const [, name, optional] = parameter.exec(segment) ?? [];
    if (!name) return [segment];
    const value = params[name];
    if (value) return [encodeURIComponent(value)];
    if (optional) return [];
    throw new Error(`The address ${pattern} needs a value for "${name}"`);
  });
  return `/${filled.join('/')}`;
}

/** Decodes one segment of an address; `undefined` for invalid percent-encoding. */
function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/**
 * Matches a path against a pattern and returns its parameters, or `undefined` where they do not match.
 * Literal segments are compared by `equal`, by default letter by letter.
 */
export function matchPattern(
  pattern: string,
  path: string,
  equal: (literal: string, segment: string) => boolean = (a, b) => a === b,
): Params | undefined {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  if (actual.length > expected.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const segment = actual[index];
    const [, name, optional] = parameter.exec(part) ?? [];
    if (segment === undefined) {
      if (optional) continue;
      return undefined;
    }
    const value = decode(segment);
    if (value === undefined || value === '') return undefined;
    if (name) params[name] = value;
    else if (!equal(part, value)) return undefined;
  }
  return params;
}

/** Compares patterns so that a literal segment sorts before a parameter in the same position. */
export function bySpecificity(a: string, b: string): number {
  const rank = (pattern: string): string =>
    segmentsOf(pattern)
      .map((segment) => (parameter.test(segment) ? '1' : '0'))
      .join('');
  return rank(a).localeCompare(rank(b));
}
