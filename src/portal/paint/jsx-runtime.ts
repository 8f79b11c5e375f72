// Takes the place of `react` and `react/jsx-runtime` where pieces are compiled for painting.

type Props = Readonly<Record<string, unknown>> & { children?: unknown };
type Component = (props: Props) => unknown;

/** An element of a piece, before it is a node. */
interface PaintedElement {
  type: string | Component;
  props: Props;
}

export const Fragment = ({ children }: Props): unknown => children;

export const jsx = (type: string | Component, props: Props): PaintedElement => ({ type, props });
export const jsxs = (type: string | Component, props: Props): PaintedElement => ({ type, props });

export const createElement = (type: string | Component, { key: _key, ...props }: Props): PaintedElement => ({
  type,
  props,
});

export const useMemo = <T>(make: () => T): T => make();

const svgNamespace = 'http://www.w3.org/2000/svg';

function setAttributes(element: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children' || value === undefined || value === null) continue;
    if (typeof value === 'function' || typeof value === 'object')
      throw new Error(`${name} cannot be painted`);
    // A boolean attribute is there or not; others say true or false.
    const isFlag = typeof value === 'boolean' && !/^(?:aria|data)-/.test(name);
    if (isFlag && !value) continue;
    element.setAttribute(name === 'className' ? 'class' : name, isFlag ? '' : String(value));
  }
}

/**
 * Appends what a component returned to a node, as React would render it. Texts become text nodes, values attributes:
 * nothing is parsed as HTML.
 * @throws if an element has a handler, a ref or a style: what acts is left to React
 */
export function appendPainted(parent: Node, piece: unknown, isInSvg = false): void {
  if (piece === undefined || piece === null || piece === '' || typeof piece === 'boolean') return;
  if (Array.isArray(piece)) {
    for (const part of piece) appendPainted(parent, part, isInSvg);
    return;
  }
  if (typeof piece !== 'object') {
    parent.appendChild(document.createTextNode(String(piece as string | number)));
    return;
  }
  const { type, props } = piece as PaintedElement;
  if (typeof type === 'function') {
    appendPainted(parent, type(props), isInSvg);
    return;
  }
  const isSvg = isInSvg || type === 'svg';
  const element = isSvg ? document.createElementNS(svgNamespace, type) : document.createElement(type);
  setAttributes(element, props);
  appendPainted(element, props.children, isSvg);
  parent.appendChild(element);
}
