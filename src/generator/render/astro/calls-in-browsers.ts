import { type ESTree, parseSync, Visitor } from 'vite';
import type { CallSpec } from '#core/contract/call.ts';

/**
 * Properties of calls for servers, the conformance kit and the API description, which browsers do not read.
 */
export const nodeOnlyCalls: ReadonlySet<string> = new Set<keyof CallSpec>([
  'area',
  'extension',
  'params',
  'query',
  'request',
  'statuses',
  'summary',
  'uploads',
]);

const nameOf = ({ key, computed }: ESTree.ObjectProperty): string | undefined =>
  !computed && key.type === 'Identifier' ? key.name : undefined;

const withoutCast = (value: ESTree.Expression): ESTree.Expression =>
  value.type === 'TSAsExpression' ? withoutCast(value.expression) : value;

/**
 * Reduces a module of calls to what browsers need, which excludes the schemas of requests. Properties that calls share
 * by a spread are inlined, so that the bundler can tell that an unused call has no side effect.
 * @param source in TypeScript
 * @param unread further properties to remove
 */
export function callsInBrowsers(source: string, unread: readonly string[] = []): string {
  const { program } = parseSync('calls.ts', source);
  const sharedSpecs = new Map<string, ESTree.ObjectExpression>();
  const specs: ESTree.ObjectExpression[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = init && withoutCast(init);
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') sharedSpecs.set(id.name, value);
    },
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineCall' && spec?.type === 'ObjectExpression')
        specs.push(spec);
    },
  }).visit(program);

  const browserProperties = ({ properties }: ESTree.ObjectExpression): string[] =>
    properties.flatMap((part) => {
      if (part.type === 'Property') {
        const name = nameOf(part) ?? '';
        const isUnread = nodeOnlyCalls.has(name) || unread.includes(name);
        return isUnread ? [] : source.slice(part.start, part.end);
      }
      const { argument } = part;
      const shared = argument.type === 'Identifier' ? sharedSpecs.get(argument.name) : undefined;
      return shared ? browserProperties(shared) : source.slice(part.start, part.end);
    });

  let text = '';
  let from = 0;
  for (const spec of specs) {
    text += `${source.slice(from, spec.start)}{ ${browserProperties(spec).join(', ')} }`;
    from = spec.end;
  }
  return text + source.slice(from);
}

/**
 * Marks every call in a contract module as pure, so that the bundler drops unused declarations. It cannot infer that
 * itself for functions called through `z`.
 * @param source in TypeScript
 */
export function withPureCalls(source: string): string {
  const starts = new Set<number>();
  new Visitor({
    CallExpression: ({ start }) => void starts.add(start),
  }).visit(parseSync('contract.ts', source).program);
  let text = '';
  let from = 0;
  for (const start of [...starts].sort((a, b) => a - b)) {
    text += `${source.slice(from, start)}/* @__PURE__ */ `;
    from = start;
  }
  return text + source.slice(from);
}
