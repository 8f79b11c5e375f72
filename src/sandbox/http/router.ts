import type { Call } from '#core/contract/call.ts';

interface Node {
  literals: Map<string, Node>;
  parameter?: Node;
  /** Calls of this path by method, with the names of their parameters. */
  calls: Map<string, { call: Call; names: readonly string[] }>;
}

/** Route match: a call with its raw parameters, a path with other methods, or nothing. */
export type MatchedRoute =
  { call: Call; params: Readonly<Record<string, string>> } | { allowed: readonly string[] } | undefined;

const emptyNode = (): Node => ({ literals: new Map(), calls: new Map() });

/** `{tipo}` stands for two literal segments; a call of both kinds of user has two paths. */
const kinds = ['Alumno', 'Empresa'];

function pathsOf(call: Call): { segments: string[]; tipo?: string }[] {
  const split = (path: string): string[] => path.split('/').slice(1);
  if (!call.path.includes('{tipo}')) return [{ segments: split(call.path) }];
  return kinds.map((tipo) => ({ segments: split(call.path.replace('{tipo}', tipo)), tipo }));
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

/** Finds calls by method and path. Letters match in either case; a literal segment wins over a parameter. */
export function createRouter(calls: readonly Call[]): (method: string, path: string) => MatchedRoute {
  const root = emptyNode();
  for (const call of calls) {
    for (const { segments, tipo } of pathsOf(call)) {
      let node = root;
      const names: string[] = [];
      for (const segment of segments) {
        const [, parameter] = /^\{(\w+)\}$/.exec(segment) ?? [];
        if (parameter) {
          names.push(parameter);
          node = node.parameter ??= emptyNode();
        } else {
          const key = segment.toLowerCase();
          const next = node.literals.get(key) ?? emptyNode();
          node.literals.set(key, next);
          node = next;
        }
      }
      const fixed = tipo ? [`tipo=${tipo}`] : [];
      node.calls.set(call.method, { call, names: [...names, ...fixed] });
    }
  }

  function candidates(
    node: Node,
    segments: readonly string[],
    values: readonly string[],
  ): [Node, readonly string[]][] {
    const [segment, ...rest] = segments;
    if (segment === undefined) return node.calls.size > 0 ? [[node, values]] : [];
    const literal = node.literals.get(segment.toLowerCase());
    return [
      ...(literal ? candidates(literal, rest, values) : []),
      ...(node.parameter && segment !== '' ? candidates(node.parameter, rest, [...values, segment]) : []),
    ];
  }

  return (method, path) => {
    const segments = path.split('/').slice(1).map(decoded);
    if (!segments.every((segment) => segment !== undefined)) return undefined;
    const found = candidates(root, segments, []);
    const hit = found.find(([node]) => node.calls.has(method));
    const entry = hit?.[0].calls.get(method);
    if (!hit || !entry) {
      const allowed = found.flatMap(([node]) => [...node.calls.keys()]);
      return allowed.length > 0 ? { allowed: [...new Set(allowed)].sort() } : undefined;
    }
    const params = entry.names.map((name, index) => {
      const [fixed = '', value] = name.split('=');
      return [fixed, value ?? hit[1][index] ?? ''] as const;
    });
    return { call: entry.call, params: Object.fromEntries(params) };
  };
}
