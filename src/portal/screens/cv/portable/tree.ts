import { visibleText } from '#core/contract/validation/text.ts';

/** Node of a parsed file: XML element or attribute, or JSON key; a list is several nodes with one name. */
export interface TreeNode {
  name: string;
  text: string;
  children: TreeNode[];
}

/** Maximum depth of a file, more than any CV has. */
const maxDepth = 40;

const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (reference, hex, decimal, name) => {
    if (name) return references[name as string] ?? reference;
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)(?![\w:.-])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gy;

/**
 * Parses XML without namespaces; attributes become children, and an element `…List` is replaced by its
 * children. `DOMParser` does not take strings under Trusted Types, and would need a browser in tests.
 * @returns `undefined` for XML that is not well-formed, has a DTD, or is too deep
 */
export function fromXml(source: string): TreeNode | undefined {
  const root: TreeNode = { name: '', text: '', children: [] };
  const open: { node: TreeNode; tag: string }[] = [{ node: root, tag: '' }];
  const text = source.replace(/^\uFEFF/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    const top = open.at(-1);
    if (!match || !top) return undefined;
    const [, cdata, closing, tag, attributes = '', selfClosing, words] = match;
    if (cdata !== undefined) top.node.text += cdata;
    else if (words !== undefined) top.node.text += decodeReferences(words);
    else if (tag === undefined) continue;
    else if (closing) {
      if (top.tag !== tag) return undefined;
      open.pop();
    } else {
      const name = localName(tag);
      const node: TreeNode = { name, text: '', children: attributesOf(attributes) };
      const isList = name.endsWith('List') && name !== 'List';
      if (!isList) top.node.children.push(node);
      if (!selfClosing) {
        if (open.length > maxDepth) return undefined;
        open.push({ node: isList ? top.node : node, tag });
      }
    }
  }
  return open.length === 1 ? root : undefined;
}

function attributesOf(text: string): TreeNode[] {
  // Names without a value are matched too: otherwise the search would restart at each of their letters.
  const matches = text.matchAll(/([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g);
  return [...matches].flatMap(([, name = '', doubleQuoted, singleQuoted]) => {
    const value = doubleQuoted ?? singleQuoted;
    return value === undefined
      ? []
      : { name: capitalize(localName(name)), text: decodeReferences(value), children: [] };
  });
}

/** Converts a JSON value to a tree. */
export function fromJson(value: unknown, name = '', depth = 0): TreeNode {
  if (depth > maxDepth || typeof value !== 'object' || value === null) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return { name, text: isPlain ? String(value) : '', children: [] };
  }
  const children = Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    [inner].flat().map((item) => fromJson(item, key, depth + 1)),
  );
  return { name, text: '', children };
}

/** All nodes at a path of names. */
export function nodesAt(node: TreeNode | undefined, ...path: string[]): TreeNode[] {
  let nodes = node ? [node] : [];
  for (const name of path)
    nodes = nodes.flatMap(({ children }) => children.filter((child) => child.name === name));
  return nodes;
}

/** The first node at a path of names. */
export const nodeAt = (node: TreeNode | undefined, ...path: string[]): TreeNode | undefined =>
  nodesAt(node, ...path)[0];

/** Visible text of a node, as it can be sent; `undefined` if it is empty. */
export const textOf = (node: TreeNode | undefined): string | undefined =>
  visibleText(node?.text ?? '') || undefined;

/** Text at a path of names; `undefined` if it is empty. */
export const textAt = (node: TreeNode | undefined, ...path: string[]): string | undefined =>
  textOf(nodeAt(node, ...path));

/** Outermost descendants with a name, at any depth. */
export function descendants(node: TreeNode, name: string): TreeNode[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : descendants(child, name)));
}

const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** Serializes an XML element; empty without content and attributes. */
export function element(
  name: string,
  content: string | readonly string[] | undefined,
  attributes = '',
): string {
  if (content === undefined) return '';
  const inside = typeof content === 'string' ? escapeXml(content) : content.join('');
  return inside || attributes ? `<${name}${attributes}>${inside}</${name}>` : '';
}
