import type { ESLint, Rule } from 'eslint';
import { sourceVersion } from './source-version.ts';

/** What of a syntax tree is looked at; the types of ESLint know no JSX. */
interface Node {
  type: string;
  parent?: Node;
  test?: Node;
  name?: { name: string };
  value?: { value?: unknown } | null;
}

const choices = new Set(['LogicalExpression', 'ConditionalExpression', 'IfStatement']);

/** Whether something is there only under a condition, within the function that writes it. */
function comesAndGoes(node: Node): boolean {
  for (let at = node; at.parent && !/Function/.test(at.type); at = at.parent)
    if (choices.has(at.parent.type) && at.parent.test !== at) return true;
  return false;
}

const rule: Rule.RuleModule = {
  meta: {
    messages: {
      born: 'A status that comes together with its words is often passed over by screen readers: use useSaid, or have the element there before (DoneNote).',
    },
  },
  create: (context) => ({
    JSXAttribute(given: Rule.Node) {
      const node = given as unknown as Node;
      const element = node.parent?.parent;
      if (node.name?.name !== 'role' || node.value?.value !== 'status' || !element) return;
      if (comesAndGoes(element)) context.report({ node: given, messageId: 'born' });
    },
  }),
};

/** What is said is said where it is heard: see docs/decisions/100. */
export const liveRegionPlugin: ESLint.Plugin = {
  meta: { name: 'said', version: sourceVersion(import.meta.filename) },
  rules: { said: rule },
};
