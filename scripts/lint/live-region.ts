import type { ESLint, Rule } from 'eslint';
import { sourceVersion } from './source-version.ts';

/** Parts of the syntax tree that the rule reads; ESLint's own types have no JSX. */
interface Node {
  type: string;
  parent?: Node;
  test?: Node;
  name?: { name: string };
  value?: { value?: unknown } | null;
}

const choices = new Set(['LogicalExpression', 'ConditionalExpression', 'IfStatement']);

/** Whether the function renders the element only under a condition. */
function isConditional(node: Node): boolean {
  for (let current = node; current.parent && !/Function/.test(current.type); current = current.parent)
    if (choices.has(current.parent.type) && current.parent.test !== current) return true;
  return false;
}

const rule: Rule.RuleModule = {
  meta: {
    messages: {
      comesWithText:
        'A status that comes together with its words is often passed over by screen readers: use useAnnounce, or have the element there before (DoneNote).',
    },
  },
  create: (context) => ({
    JSXAttribute(given: Rule.Node) {
      const node = given as unknown as Node;
      const element = node.parent?.parent;
      if (node.name?.name !== 'role' || node.value?.value !== 'status' || !element) return;
      if (isConditional(element)) context.report({ node: given, messageId: 'comesWithText' });
    },
  }),
};

/** A live region is on the page before its text: see docs/decisions/100. */
export const liveRegionPlugin: ESLint.Plugin = {
  meta: { name: 'live-region', version: sourceVersion(import.meta.filename) },
  rules: { 'in-place': rule },
};
