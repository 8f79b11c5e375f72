import { type ESTree, parseSync, Visitor } from 'vite';
import type { CallSpec } from '#core/contract/call.ts';

/** What a call is declared with for servers, the conformance kit and the description: browsers read none of it. */
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
 * A module of calls as browsers need it: without what is meant for others, and so without the schemas of requests. What
 * calls have in common stands in each of them, so that the bundler sees that one which nobody makes has no effect.
 * @param source in TypeScript
 */
export function callsInBrowsers(source: string): string {
  const { program } = parseSync('calls.ts', source);
  const common = new Map<string, ESTree.ObjectExpression>();
  const declared: ESTree.ObjectExpression[] = [];
  new Visitor({
    VariableDeclarator({ id, init }) {
      const value = init && withoutCast(init);
      if (id.type === 'Identifier' && value?.type === 'ObjectExpression') common.set(id.name, value);
    },
    CallExpression({ callee, arguments: [spec] }) {
      if (callee.type === 'Identifier' && callee.name === 'defineCall' && spec?.type === 'ObjectExpression')
        declared.push(spec);
    },
  }).visit(program);

  const partsOf = ({ properties }: ESTree.ObjectExpression): string[] =>
    properties.flatMap((part) => {
      if (part.type === 'Property') {
        return nodeOnlyCalls.has(nameOf(part) ?? '') ? [] : source.slice(part.start, part.end);
      }
      const { argument } = part;
      const shared = argument.type === 'Identifier' ? common.get(argument.name) : undefined;
      return shared ? partsOf(shared) : source.slice(part.start, part.end);
    });

  let text = '';
  let from = 0;
  for (const spec of declared) {
    text += `${source.slice(from, spec.start)}{ ${partsOf(spec).join(', ')} }`;
    from = spec.end;
  }
  return text + source.slice(from);
}

/**
 * A module of the contract whose calls the bundler may drop with what nobody uses: they declare, and do nothing else. It
 * does not see that by itself of functions that are called by way of `z`.
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
