import { explanation, reportText } from '#generator/diagnostics/report-text.ts';
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
import { attributeNotAllowed, notLocal, valueNotAllowed } from './explain/attributes.ts';
import { elementNotAllowed, foreignElement } from './explain/elements.ts';
import type { SvgTexts } from './explain/svg-texts.ts';
import { blowUp, circular, whyStopped } from './explain/whole-file.ts';
import { tooManyDashes } from './dashes.ts';
import { withoutStyles } from './inline-styles.ts';
import { parseSvg } from './parse-svg.ts';
import type { SvgSpan, SvgAttribute, SvgElement } from './parse-svg.ts';
import { checkReferences, splitLocalUrls } from './references.ts';

/** A mistake in an SVG file with its span. */
export interface SvgFinding extends SvgTexts {
  code: 'unsafe-svg' | 'invalid-svg';
  span: SvgSpan;
  /** Whether the finding concerns styles, which may be convertible to attributes. */
  styles?: boolean;
}

const functionCall = /(?<![\w-])([\w-]+)\s*\(/g;
const harmlessFunctions: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'],
]);

function checkValue({ name, value }: SvgAttribute): SvgTexts | undefined {
  const { rest } = splitLocalUrls(value);
  if (/url\s*\(|:|\\|\/\//i.test(rest)) return notLocal(name, value);
  const functionNames = [...rest.matchAll(functionCall)].map((match) => (match[1] ?? '').toLowerCase());
  const isHarmless = !/[;{}@<>&`]/.test(rest) && functionNames.every((word) => harmlessFunctions.has(word));
  return isHarmless ? undefined : valueNotAllowed(name);
}

function checkAttribute(element: SvgElement, attribute: SvgAttribute): SvgTexts | undefined {
  const { name, local, namespace, value } = attribute;
  const rejection = attributeNotAllowed(element.name, name);
  if (/^on/i.test(local)) return rejection;
  if (namespace === xmlnsNamespace || editorNamespaces.has(namespace)) return undefined;
  if (local === 'href' && (namespace === '' || namespace === xlinkNamespace)) {
    if (!/^\s*#[^\s#]+\s*$/.test(value)) return notLocal(name, value);
    return element.namespace === svgNamespace && referringElements.has(element.local) ? undefined : rejection;
  }
  // Elements of other namespaces are notes; only references out of the file matter in them.
  if (element.namespace !== svgNamespace) return undefined;
  if (namespace === xmlNamespace) return local === 'space' || local === 'lang' ? undefined : rejection;
  if (namespace !== '') return rejection;
  if (namingAttributes.has(name) || /^data-[\w.-]+$/.test(name)) return undefined;
  return drawingAttributes.has(name) ? checkValue(attribute) : rejection;
}

function checkElement(element: SvgElement): SvgTexts | undefined {
  const { name, local, namespace, parent } = element;
  if (namespace === svgNamespace) {
    return allowedElements.has(local) ? undefined : elementNotAllowed(local);
  }
  if (editorNamespaces.has(namespace)) return undefined;
  const describes = metadataNamespaces.has(namespace);
  for (let ancestor = parent; describes && ancestor; ancestor = ancestor.parent) {
    if (ancestor.namespace === svgNamespace && ancestor.local === 'metadata') return undefined;
  }
  return foreignElement(name);
}

/** `200`, `50.5px`, `1e3`; a percentage is not a size. */
const sizePattern = /^\d*\.?\d+(e[+-]?\d+)?(px|pt|mm|cm|in|pc)?$/i;
const smallest = 1;
const largest = 10_000;
const number = new Intl.NumberFormat('en-GB');

function checkRoot(root: SvgElement | undefined): SvgFinding[] {
  if (root?.local !== 'svg' || root.namespace !== svgNamespace) {
    return [
      {
        code: 'invalid-svg',
        span: root?.span ?? [0, 1],
        ...explanation('svg.notSvg'),
      },
    ];
  }
  const value = (name: string) =>
    root.attributes.find((attribute) => attribute.name === name)?.value.trim() ?? '';
  const box = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const sizes = ['width', 'height'].map(value);
  const lengths = sizes.filter((text) => sizePattern.test(text)).map(parseFloat);
  const hasBox = box.length === 4 && box.every(Number.isFinite);
  if (!hasBox && lengths.length < 2) {
    return [
      {
        code: 'invalid-svg',
        span: root.span,
        ...explanation('svg.noSize'),
      },
    ];
  }
  const [x = 0, y = 0, ...sides] = hasBox ? box : [];
  const isInRange = [...sides, ...lengths].every((side) => side >= smallest && side <= largest);
  if (isInRange && Math.max(Math.abs(x), Math.abs(y)) <= largest) return [];
  return [
    {
      code: 'invalid-svg',
      span: root.span,
      ...explanation('svg.sizeOutOfRange', { smallest, largest: number.format(largest) }),
    },
  ];
}

function unsafe(span: SvgSpan, texts: SvgTexts): SvgFinding {
  return { code: 'unsafe-svg', span, ...texts };
}

/** Merges repeated mistakes into one, at the first place. */
function mergeRepeated(findings: readonly SvgFinding[]): SvgFinding[] {
  const groups = new Map<string, SvgFinding[]>();
  for (const finding of findings) {
    const kind = finding.what.en.replace(/="[^"]*"/, '');
    groups.set(kind, [...(groups.get(kind) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...more] = group;
    if (!first) return [];
    if (more.length === 0) return [first];
    return [{ ...first, what: reportText('svg.inMorePlaces', { what: first.what, count: more.length }) }];
  });
}

/**
 * Finds everything in an SVG file that does more than draw. An allow-list: anything not known to be harmless is
 * rejected.
 */
function checkText(text: string): SvgFinding[] {
  const { elements, stopped, error } = parseSvg(text);
  if (stopped) return [unsafe(stopped.span, whyStopped[stopped.by])];
  if (error) {
    return [
      {
        code: 'invalid-svg',
        span: error.span,
        ...explanation('svg.damaged', { message: error.message.replace(/\.$/, '') }),
      },
    ];
  }
  const root = checkRoot(elements[0]);
  if (root.length > 0) return root;

  const findings: SvgFinding[] = [];
  for (const element of elements) {
    const elementTexts = checkElement(element);
    if (elementTexts) {
      const styles = element.namespace === svgNamespace && element.local === 'style';
      findings.push({ ...unsafe(element.span, elementTexts), ...(styles && { styles }) });
      continue;
    }
    for (const attribute of element.attributes) {
      const texts = checkAttribute(element, attribute);
      if (texts) {
        const styles = attribute.name === 'style';
        findings.push({ ...unsafe(attribute.span, texts), ...(styles && { styles }) });
      }
    }
  }
  if (findings.length > 0) return mergeRepeated(findings);

  const dashes = tooManyDashes(elements);
  if (dashes) return [unsafe(dashes.span, { ...explanation('svg.dashes') })];
  const repeated = checkReferences(elements);
  if (!repeated) return [];
  return [unsafe(repeated.element.span, repeated.fault === 'circular' ? circular : blowUp)];
}

/**
 * Finds everything in an SVG file that does more than draw. Styles that can be converted to attributes
 * (`withoutStyles`) are checked like attributes, and converted when the file is served. The file itself is not changed
 * here.
 */
export function checkSvg(text: string): SvgFinding[] {
  const findings = checkText(text);
  const others = findings.filter(({ styles }) => !styles);
  const withAttributes = others.length < findings.length ? withoutStyles(text) : undefined;
  if (withAttributes === undefined) return findings;
  // Spans in the converted text do not apply to the file.
  return others.length > 0 || checkText(withAttributes).length === 0 ? others : findings;
}
