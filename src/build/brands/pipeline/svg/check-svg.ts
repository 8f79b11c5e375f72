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
import { withoutStyles } from './inline-styles.ts';
import { parseSvg } from './parse-svg.ts';
import type { Span, SvgAttribute, SvgElement } from './parse-svg.ts';
import { checkReferences, splitLocalUrls } from './references.ts';

/** A mistake in an SVG file and where it is. */
export interface SvgFinding extends SvgTexts {
  code: 'unsafe-svg' | 'invalid-svg';
  span: Span;
  /** Whether it is about styles, which may be written in another way. */
  styles?: boolean;
}

const functions = /(?<![\w-])([\w-]+)\s*\(/g;
const harmlessFunctions: ReadonlySet<string> = new Set([
  ...['rgb', 'rgba', 'hsl', 'hsla'],
  ...['matrix', 'translate', 'scale', 'rotate', 'skewx', 'skewy'],
]);

function checkValue({ name, value }: SvgAttribute): SvgTexts | undefined {
  const { rest } = splitLocalUrls(value);
  if (/url\s*\(|:|\\|\/\//i.test(rest)) return notLocal(name, value);
  const called = [...rest.matchAll(functions)].map((match) => (match[1] ?? '').toLowerCase());
  const plain = !/[;{}@<>&`]/.test(rest) && called.every((word) => harmlessFunctions.has(word));
  return plain ? undefined : valueNotAllowed(name);
}

function checkAttribute(element: SvgElement, attribute: SvgAttribute): SvgTexts | undefined {
  const { name, local, namespace, value } = attribute;
  const refused = attributeNotAllowed(element.name, name);
  if (/^on/i.test(local)) return refused;
  if (namespace === xmlnsNamespace || editorNamespaces.has(namespace)) return undefined;
  if (local === 'href' && (namespace === '' || namespace === xlinkNamespace)) {
    if (!/^\s*#[^\s#]+\s*$/.test(value)) return notLocal(name, value);
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
    return allowedElements.has(local) ? undefined : elementNotAllowed(local);
  }
  if (editorNamespaces.has(namespace)) return undefined;
  const describes = metadataNamespaces.has(namespace);
  for (let at = parent; describes && at; at = at.parent) {
    if (at.namespace === svgNamespace && at.local === 'metadata') return undefined;
  }
  return foreignElement(name);
}

/** `200`, `50.5px`, `1e3`; a size in percent says nothing. */
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
        what: {
          en: 'This is not an SVG picture: it does not begin with `<svg xmlns="http://www.w3.org/2000/svg">`.',
          es: 'Esto no es una imagen SVG: no empieza por `<svg xmlns="http://www.w3.org/2000/svg">`.',
          ca: 'Això no és una imatge SVG: no comença per `<svg xmlns="http://www.w3.org/2000/svg">`.',
        },
        why: {
          en: 'Browsers would show nothing.',
          es: 'Los navegadores no mostrarían nada.',
          ca: 'Els navegadors no mostrarien res.',
        },
        fix: {
          en: 'Export the picture again as SVG from the drawing program.',
          es: 'Exporta otra vez la imagen como SVG desde el programa de dibujo.',
          ca: 'Exporta una altra vegada la imatge com a SVG des del programa de dibuix.',
        },
      },
    ];
  }
  const value = (name: string) =>
    root.attributes.find((attribute) => attribute.name === name)?.value.trim() ?? '';
  const box = value('viewBox')
    .split(/[\s,]+/)
    .map(Number);
  const sizes = ['width', 'height'].map(value);
  const written = sizes.filter((text) => sizePattern.test(text)).map(parseFloat);
  const hasBox = box.length === 4 && box.every(Number.isFinite);
  if (!hasBox && written.length < 2) {
    return [
      {
        code: 'invalid-svg',
        span: root.span,
        what: {
          en: 'The picture does not say how large it is.',
          es: 'La imagen no dice qué tamaño tiene.',
          ca: 'La imatge no diu quina mida té.',
        },
        why: {
          en: 'Without its proportions it cannot be enlarged or reduced to fit the header.',
          es: 'Sin sus proporciones no se puede ampliar ni reducir para que quepa en la cabecera.',
          ca: 'Sense les proporcions no es pot ampliar ni reduir perquè càpiga a la capçalera.',
        },
        fix: {
          en: 'Add a `viewBox` to `<svg>`, for example `viewBox="0 0 200 50"`, or export the picture again.',
          es: 'Añade un `viewBox` a `<svg>`, por ejemplo `viewBox="0 0 200 50"`, o exporta otra vez la imagen.',
          ca: 'Afegeix un `viewBox` a `<svg>`, per exemple `viewBox="0 0 200 50"`, o exporta una altra vegada la imatge.',
        },
      },
    ];
  }
  const [x = 0, y = 0, ...sides] = hasBox ? box : [];
  const isSane = [...sides, ...written].every((side) => side >= smallest && side <= largest);
  if (isSane && Math.max(Math.abs(x), Math.abs(y)) <= largest) return [];
  return [
    {
      code: 'invalid-svg',
      span: root.span,
      what: {
        en: `The numbers that say how large the picture is must be between ${smallest} and ${number.format(largest)}.`,
        es: `Los números que dicen el tamaño de la imagen tienen que estar entre ${smallest} y ${number.format(largest)}.`,
        ca: `Els números que diuen la mida de la imatge han d’estar entre ${smallest} i ${number.format(largest)}.`,
      },
      why: {
        en: 'Programs that draw give up at others, or draw something else.',
        es: 'Con otros, los programas de dibujo desisten o dibujan otra cosa.',
        ca: 'Amb uns altres, els programes de dibuix desisteixen o dibuixen una altra cosa.',
      },
      fix: {
        en: 'Export the picture again with a size in pixels, for example `viewBox="0 0 200 50"`.',
        es: 'Exporta otra vez la imagen con un tamaño en píxeles, por ejemplo `viewBox="0 0 200 50"`.',
        ca: 'Exporta una altra vegada la imatge amb una mida en píxels, per exemple `viewBox="0 0 200 50"`.',
      },
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
    const kind = finding.what.en.replace(/="[^"]*"/, '');
    groups.set(kind, [...(groups.get(kind) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...more] = group;
    if (!first) return [];
    if (more.length === 0) return [first];
    const { what } = first;
    const places = more.length;
    return [
      {
        ...first,
        what: {
          en: `${what.en} The same happens in ${places === 1 ? '1 more place' : `${places} more places`}.`,
          es: `${what.es} Pasa lo mismo en ${places === 1 ? '1 lugar más' : `${places} lugares más`}.`,
          ca: `${what.ca} Passa el mateix en ${places === 1 ? '1 lloc més' : `${places} llocs més`}.`,
        },
      },
    ];
  });
}

/** Everything in the text of an SVG file that does more than draw. An allow-list: what is not known to be harmless is refused. */
function checkWritten(text: string): SvgFinding[] {
  const { elements, stopped, error } = parseSvg(text);
  if (stopped) return [unsafe(stopped.span, whyStopped[stopped.by])];
  if (error) {
    return [
      {
        code: 'invalid-svg',
        span: error.span,
        what: {
          en: `The picture is damaged here: ${error.message.replace(/\.$/, '')}.`,
          es: `La imagen está dañada aquí (el lector dice: «${error.message.replace(/\.$/, '')}»).`,
          ca: `La imatge està malmesa aquí (el lector diu: «${error.message.replace(/\.$/, '')}»).`,
        },
        why: {
          en: 'Browsers do not show an SVG file with a mistake in it.',
          es: 'Los navegadores no muestran un fichero SVG que tiene un error.',
          ca: 'Els navegadors no mostren un fitxer SVG que té un error.',
        },
        fix: {
          en: 'Export the picture again from the drawing program; do not edit it by hand.',
          es: 'Exporta otra vez la imagen desde el programa de dibujo; no la edites a mano.',
          ca: 'Exporta una altra vegada la imatge des del programa de dibuix; no l’editis a mà.',
        },
      },
    ];
  }
  const root = checkRoot(elements[0]);
  if (root.length > 0) return root;

  const findings: SvgFinding[] = [];
  for (const element of elements) {
    const wrong = checkElement(element);
    if (wrong) {
      const styles = element.namespace === svgNamespace && element.local === 'style';
      findings.push({ ...unsafe(element.span, wrong), ...(styles && { styles }) });
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
  if (findings.length > 0) return grouped(findings);

  const repeated = checkReferences(elements);
  if (!repeated) return [];
  return [unsafe(repeated.element.span, repeated.wrong === 'circular' ? circular : blowUp)];
}

/**
 * Everything in an SVG file that does more than draw. It only checks: what is served is made from the file later, and
 * styles that can be written as attributes are (`withoutStyles`), so that what they say is checked like an attribute.
 */
export function checkSvg(text: string): SvgFinding[] {
  const found = checkWritten(text);
  const others = found.filter(({ styles }) => !styles);
  const plain = others.length < found.length ? withoutStyles(text) : undefined;
  if (plain === undefined) return found;
  // Places in what was made of the file are none in the file.
  return others.length > 0 || checkWritten(plain).length === 0 ? others : found;
}
