import { visibleText } from '#core/contract/validation/text.ts';

/** A file of either kind as a tree: elements of XML with their attributes, or keys of JSON; lists are several of one name. */
export interface Node {
  name: string;
  text: string;
  children: Node[];
}

/** Deeper than any CV; a file that is deeper is none. */
const deepest = 40;

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

const references: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return references[name as string] ?? whole;
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code > 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : '';
  });
}

const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)(?![\w:.-])((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>|([^<]+)/gy;

/**
 * Reads XML without namespaces; attributes become children, and an element `…List` is left out for what is in it. A
 * reader of our own: that of browsers takes no texts under Trusted Types, and needs a browser to be tried.
 * @returns nothing for what is not well-formed, has a DTD, or is too deep
 */
export function fromXml(source: string): Node | undefined {
  const root: Node = { name: '', text: '', children: [] };
  const open: { node: Node; tag: string }[] = [{ node: root, tag: '' }];
  const text = source.replace(/^\uFEFF/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    const top = open.at(-1);
    if (!found || !top) return undefined;
    const [, cdata, closing, tag, attributes = '', selfClosing, words] = found;
    if (cdata !== undefined) top.node.text += cdata;
    else if (words !== undefined) top.node.text += decoded(words);
    else if (tag === undefined) continue;
    else if (closing) {
      if (top.tag !== tag) return undefined;
      open.pop();
    } else {
      const name = localName(tag);
      const node: Node = { name, text: '', children: attributesOf(attributes) };
      const isList = name.endsWith('List') && name !== 'List';
      if (!isList) top.node.children.push(node);
      if (!selfClosing) {
        if (open.length > deepest) return undefined;
        open.push({ node: isList ? top.node : node, tag });
      }
    }
  }
  return open.length === 1 ? root : undefined;
}

function attributesOf(text: string): Node[] {
  // A name without a value is matched too: one that is only passed over would be read again from each of its letters.
  const found = text.matchAll(/([\w:.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g);
  return [...found].flatMap(([, name = '', one, other]) => {
    const value = one ?? other;
    return value === undefined ? [] : { name: capital(localName(name)), text: decoded(value), children: [] };
  });
}

/** The same of a value of JSON. */
export function fromJson(value: unknown, name = '', depth = 0): Node {
  if (depth > deepest || typeof value !== 'object' || value === null) {
    const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
    return { name, text: isPlain ? String(value) : '', children: [] };
  }
  const children = Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    [inner].flat().map((one) => fromJson(one, key, depth + 1)),
  );
  return { name, text: '', children };
}

/** All nodes at the end of a way of names. */
export function all(node: Node | undefined, ...way: string[]): Node[] {
  let found = node ? [node] : [];
  for (const name of way) found = found.flatMap(({ children }) => children.filter((it) => it.name === name));
  return found;
}

export const one = (node: Node | undefined, ...way: string[]): Node | undefined => all(node, ...way)[0];

/** What a node says, as it can be sent; nothing where nothing of it can be seen. */
export const said = (node: Node | undefined): string | undefined =>
  visibleText(node?.text ?? '') || undefined;

/** The text at the end of a way; nothing where it is empty. */
export const textAt = (node: Node | undefined, ...way: string[]): string | undefined =>
  said(one(node, ...way));

/** The first nodes of a name, however deep; not those within one another. */
export function within(node: Node, name: string): Node[] {
  return node.children.flatMap((child) => (child.name === name ? [child] : within(child, name)));
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }[sign]};`);

/** An element of XML; what has no content is left out. */
export function element(
  name: string,
  content: string | readonly string[] | undefined,
  attributes = '',
): string {
  if (content === undefined) return '';
  const inside = typeof content === 'string' ? escaped(content) : content.join('');
  return inside || attributes ? `<${name}${attributes}>${inside}</${name}>` : '';
}
