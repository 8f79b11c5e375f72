import { type Declaration, generate, lexer, parse, walk } from 'css-tree';
import { nearest } from '#generator/diagnostics/suggest.ts';
import { readColour } from '../validate/readable-values.ts';
import type { TextPosition } from './compile-sass.ts';
import { portalProperties } from './portal-properties.ts';

/** Why browsers ignore a declaration: they do not know its property, its value, or the custom property in it. */
export type IdleKind = 'property' | 'value' | 'token';

export interface IdleDeclaration {
  kind: IdleKind;
  /** The property, or the custom property. */
  name: string;
  value: string;
  /** What was probably meant. */
  meant?: string;
  at: TextPosition;
}

/** How the names begin that the portal keeps to. */
const families = /^--(?:color|space|text|title|font|width|radius|shadow)(?:-|$)/;

/** Shorter custom properties resemble each other by chance. */
const shortest = 6;

const properties = Object.keys(
  (lexer as typeof lexer & { properties: Readonly<Record<string, unknown>> }).properties,
);

/** A value with its missing unit, or the colour named by its word. */
function meantValue(property: string, value: string): string | undefined {
  const fits = (text: string | undefined): text is string =>
    text !== undefined && !lexer.matchProperty(property, text).error;
  return [readColour(value), `${value}px`, value.replaceAll(/(\d) +(?=[a-z%])/g, '$1')].find(fits);
}

function idle({ property, value }: Declaration): Omit<IdleDeclaration, 'at'> | undefined {
  const { error } = lexer.matchProperty(property, value);
  const written = generate(value);
  if (error?.name === 'SyntaxReferenceError' && !property.startsWith('-')) {
    const meant = nearest(property, properties);
    return { kind: 'property', name: property, value: written, ...(meant && { meant }) };
  }
  if (error?.name !== 'SyntaxMatchError') return undefined;
  const meant = meantValue(property, written);
  return { kind: 'value', name: property, value: written, ...(meant && { meant }) };
}

/**
 * Finds declarations without effect, each property, value and custom property once.
 * @param css valid
 */
export function idleDeclarations(css: string): IdleDeclaration[] {
  const found = new Map<string, IdleDeclaration>();
  const declared = new Map<string, TextPosition>();
  const used = new Map<string, TextPosition>();
  walk(parse(css, { positions: true, parseCustomProperty: true }), function (node) {
    const { line = 1, column = 1 } = node.loc?.start ?? {};
    const at = { line, column };
    if (node.type === 'Function' && node.name === 'var') {
      const { first, size } = node.children;
      if (first?.type === 'Identifier' && size === 1 && !used.has(first.name)) used.set(first.name, at);
    }
    if (node.type === 'Atrule' && node.name === 'property' && node.prelude)
      declared.set(generate(node.prelude), at);
    // Descriptors of at-rules have a syntax of their own.
    if (node.type !== 'Declaration' || !this.rule) return;
    if (node.property.startsWith('--')) {
      if (!declared.has(node.property)) declared.set(node.property, at);
      return;
    }
    const fault = idle(node);
    if (fault) found.set(`${fault.name}:${fault.kind === 'value' ? fault.value : ''}`, { ...fault, at });
  });
  const portal = portalProperties();
  const meant = (name: string): string | undefined =>
    name.length < shortest
      ? undefined
      : nearest(
          name,
          [...portal, ...declared.keys()].filter((other) => other !== name),
        );
  // A name of the sheet's own that nothing reads does no harm; one like those of the portal is meant for it.
  const isLikePortal = (name: string): boolean => families.test(name) || meant(name) !== undefined;
  const unread = [...declared].filter(
    ([name]) => !portal.has(name) && !css.includes(`var(${name}`) && isLikePortal(name),
  );
  const unset = [...used].filter(([name]) => !portal.has(name) && !declared.has(name));
  for (const [name, at] of [...unread, ...unset]) {
    const near = meant(name);
    found.set(name, { kind: 'token', name, value: '', ...(near && { meant: near }), at });
  }
  return [...found.values()];
}
