import {
  allowedElements,
  drawingAttributes,
  editorNamespaces,
  metadataNamespaces,
  namingAttributes,
  referringElements,
  svgNamespace,
  xlinkNamespace,
  xmlNamespace,
  xmlnsNamespace,
} from './allow-list.ts';
import * as explain from './explain.ts';
import type { SvgTexts } from './explain.ts';
import { parseSvg } from './parse-svg.ts';
import type { Span, SvgAttribute, SvgElement } from './parse-svg.ts';
import { checkReferences, splitLocalUrls } from './references.ts';

/** A mistake in an SVG file and where it is. */
export interface SvgFinding extends SvgTexts {
  code: 'unsafe-svg' | 'invalid-svg';
  span: Span;
}

const functions = /([\w-]+)\s*\(/g;
const harmlessFunctions: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'],
]);

function checkValue({ name, value }: SvgAttribute): SvgTexts | undefined {
  const { rest } = splitLocalUrls(value);
  if (/url\s*\(|:|\\|\/\//i.test(rest)) return explain.notLocal(name, value);
  const called = [...rest.matchAll(functions)].map((match) => (match[1] ?? '').toLowerCase());
  const plain = !/[;{}@<>&`]/.test(rest) && called.every((word) => harmlessFunctions.has(word));
  return plain ? undefined : explain.valueNotAllowed(name);
}

function checkAttribute(element: SvgElement, attribute: SvgAttribute): SvgTexts | undefined {
  const { name, local, namespace, value } = attribute;
  const refused = explain.attributeNotAllowed(element.name, name);
  if (/^on/i.test(local)) return refused;
  if (namespace === xmlnsNamespace || editorNamespaces.has(namespace)) return undefined;
  if (local === 'href' && (namespace === '' || namespace === xlinkNamespace)) {
    if (!/^\s*#[^\s#]+\s*$/.test(value)) return explain.notLocal(name, value);
    return element.namespace === svgNamespace && referringElements.has(element.local) ? undefined : refused;
  }
  // Elements of other namespaces are notes; only what could lead out of the file matters in them.
  if (element.namespace !== svgNamespace) return undefined;
  if (namespace === xmlNamespace) return local === 'space' || local === 'lang' ? undefined : refused;
  if (namespace !== '') return refused;
  if (namingAttributes.has(name) || /^data-[\w.-]+$/.test(name)) return undefined;
  return drawingAttributes.has(name) ? checkValue(attribute) : refused;
}

function checkElement(element: SvgElement): SvgTexts | undefined {
  const { name, local, namespace, parent } = element;
  if (namespace === svgNamespace) {
    return allowedElements.has(local) ? undefined : explain.elementNotAllowed(local);
  }
  if (editorNamespaces.has(namespace)) return undefined;
  const describes = metadataNamespaces.has(namespace);
  for (let at = parent; describes && at; at = at.parent) {
    if (at.namespace === svgNamespace && at.local === 'metadata') return undefined;
  }
  return explain.foreignElement(name);
}

function checkRoot(root: SvgElement | undefined): SvgFinding[] {
  if (root?.local !== 'svg' || root.namespace !== svgNamespace) {
    return [
      {
        code: 'invalid-svg',
        span: root?.span ?? [0, 1],
        what: 'This is not an SVG picture: it does not begin with `<svg xmlns="http://www.w3.org/2000/svg">`.',
        why: 'Browsers would show nothing.',
        fix: 'Export the picture again as SVG from the drawing program.',
      },
    ];
  }
  const value = (name: string) => root.attributes.find((attribute) => attribute.name === name)?.value ?? '';
  const isSize = (text: string) =>
    /^\s*\d*\.?\d+(e\d+)?(px|pt|mm|cm|in|pc)?\s*$/.test(text) && parseFloat(text) > 0;
  const box = value('viewBox')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const hasBox = box.length === 4 && box.every(Number.isFinite) && (box[2] ?? 0) > 0 && (box[3] ?? 0) > 0;
  if (hasBox || (isSize(value('width')) && isSize(value('height')))) return [];
  return [
    {
      code: 'invalid-svg',
      span: root.span,
      what: 'The picture does not say how large it is.',
      why: 'Without its proportions it cannot be enlarged or reduced to fit the header.',
      fix: 'Add a `viewBox` to `<svg>`, for example `viewBox="0 0 200 50"`, or export the picture again.',
    },
  ];
}

function unsafe(span: Span, texts: SvgTexts): SvgFinding {
  return { code: 'unsafe-svg', span, ...texts };
}

/** The same mistake a hundred times is one mistake: the first place stands for all. */
function grouped(findings: readonly SvgFinding[]): SvgFinding[] {
  const groups = new Map<string, SvgFinding[]>();
  for (const finding of findings) {
    const kind = finding.what.replace(/="[^"]*"/, '');
    groups.set(kind, [...(groups.get(kind) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...more] = group;
    if (!first) return [];
    if (more.length === 0) return [first];
    const places = more.length === 1 ? '1 more place' : `${more.length} more places`;
    return [{ ...first, what: `${first.what} The same happens in ${places}.` }];
  });
}

/**
 * Everything in an SVG file that does more than draw. It only checks: what is served is made from the file later.
 * An allow-list: what is not known to be harmless is refused.
 */
export function checkSvg(text: string): SvgFinding[] {
  const { elements, stopped, error } = parseSvg(text);
  if (stopped) return [unsafe(stopped.span, explain.stopped[stopped.by])];
  if (error) {
    return [
      {
        code: 'invalid-svg',
        span: error.span,
        what: `The picture is damaged here: ${error.message.replace(/\.$/, '')}.`,
        why: 'Browsers do not show an SVG file with a mistake in it.',
        fix: 'Export the picture again from the drawing program; do not edit it by hand.',
      },
    ];
  }
  const root = checkRoot(elements[0]);
  if (root.length > 0) return root;

  const findings: SvgFinding[] = [];
  for (const element of elements) {
    const wrong = checkElement(element);
    if (wrong) {
      findings.push(unsafe(element.span, wrong));
      continue;
    }
    for (const attribute of element.attributes) {
      const texts = checkAttribute(element, attribute);
      if (texts) findings.push(unsafe(attribute.span, texts));
    }
  }
  if (findings.length > 0) return grouped(findings);

  const repeated = checkReferences(elements);
  if (!repeated) return [];
  return [unsafe(repeated.element.span, repeated.wrong === 'circular' ? explain.circular : explain.blowUp)];
}
