import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';

/** A text, or an element with its attributes in order, and its content with neighbouring texts joined. */
export type Tree = string | TreeElement;

interface TreeElement {
  name: string;
  attributes: [string, string][];
  content: Tree[];
}

type ParsedNode = DefaultTreeAdapterMap['childNode'];

function joined(nodes: readonly Tree[]): Tree[] {
  const trees: Tree[] = [];
  for (const node of nodes) {
    const last = trees.at(-1);
    if (typeof node === 'string' && typeof last === 'string') trees[trees.length - 1] = last + node;
    else if (node !== '') trees.push(node);
  }
  return trees;
}

const sorted = (attributes: Iterable<readonly [string, string]>): [string, string][] =>
  [...attributes]
    .map(([name, value]): [string, string] => [name, value])
    .sort(([a], [b]) => (a < b ? -1 : 1));

function treeOf(node: ParsedNode): Tree {
  if ('value' in node) return node.value;
  if (!('attrs' in node)) throw new Error(`Not a node of a piece: ${node.nodeName}`);
  const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
  return { name: node.tagName, attributes: sorted(attributes), content: joined(node.childNodes.map(treeOf)) };
}

/** The trees of markup. */
export const treesOfMarkup = (markup: string): Tree[] => joined(parseFragment(markup).childNodes.map(treeOf));

/** A node of `paintedDocument`. */
export interface PaintedNode {
  tree: () => Tree;
  appendChild: (node: PaintedNode) => void;
}

interface PaintedElementNode extends PaintedNode {
  setAttribute: (name: string, value: string) => void;
}

function elementNode(name: string, namespace?: string): PaintedElementNode {
  const attributes = new Map<string, string>();
  const content: PaintedNode[] = [];
  return {
    tree: () => ({
      name,
      attributes: sorted(attributes),
      content: joined(content.map((node) => node.tree())),
    }),
    appendChild: (node) => void content.push(node),
    setAttribute: (key, value) => {
      // As a document does in HTML, where names are not case sensitive.
      attributes.set(namespace ? key : key.toLowerCase(), value);
    },
  };
}

/** What painted pieces use of a document. */
export const paintedDocument = {
  createElement: (name: string) => elementNode(name),
  createElementNS: (namespace: string, name: string) => elementNode(name, namespace),
  createTextNode: (text: string): PaintedNode => ({
    tree: () => text,
    appendChild: () => {
      throw new Error('A text has no content');
    },
  }),
};

/** The content of a node that pieces were appended to. */
export function paintedRoot(): { root: PaintedNode; trees: () => Tree[] } {
  const root = elementNode('root');
  return { root, trees: () => (root.tree() as TreeElement).content };
}
