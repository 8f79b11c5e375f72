import { reportText } from '#generator/diagnostics/report-text.ts';
import { dirname, extname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import type { TransformResult } from 'lightningcss';
import { locationAt, wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import type { ProblemTexts } from './draft.ts';
import { compileSass, SassError } from './styles/compile-sass.ts';
import type { TextPosition } from './styles/compile-sass.ts';
import { tooDeep, unpairedBrace } from './styles/brackets.ts';
import {
  deceptive,
  htmlMarks,
  htmlTexts,
  invalidSass,
  invalidStyle,
  leavesBrand,
  noImport,
  slashesTexts,
  tooDeepTexts,
  tooMuchCss,
  tooMuchNestingTexts,
  unknownRule,
  unloadedFont,
  unpairedTexts,
  withoutEffect,
} from './styles/explain-style.ts';
import { deceptiveRules } from './styles/deceptive-rules.ts';
import { idleDeclarations } from './styles/idle-declarations.ts';
import { hiddenAddresses, leavesFiles, locateAddress } from './styles/hidden-addresses.ts';
import { unloadedFonts } from './styles/unloaded-fonts.ts';
import { tooMuchNesting } from './styles/nesting.ts';

/** A file that a style sheet loads. */
export interface StyleDependency {
  /** Unique text in the CSS that stands for the served address of the file. */
  placeholder: string;
  /** As written, relative to the style sheet. */
  url: string;
  /** Absolute path of the file. */
  path: string;
  /** Location of the address in the style sheet. */
  inside: Location;
}

/** The brand's own style sheet, checked and minified. */
export interface OwnStyles {
  css: string;
  dependencies: StyleDependency[];
}

export interface StyleMistake {
  texts: ProblemTexts;
  inside: Location;
}

function offsetOf(text: string, { line, column }: TextPosition): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, previousLine) => sum + previousLine.length + 1, 0) + column - 1;
}

/** A parser error with a position. */
interface ParserError {
  message: string;
  loc: TextPosition;
}

function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'loc' in error;
}

/** Maximum size of the compiled CSS in bytes; a few lines of Sass can generate much more. */
const cssLimit = 64 * 1024;

/** A style sheet as CSS, with a mapping to the source. */
interface CompiledSheet {
  css: string;
  at(place: TextPosition, length?: number): Location;
}

/** HTML or Markdown around the sheet, outside notes, with the edits that delete it. */
function htmlAround(path: string, text: string): StyleMistake | undefined {
  const blanked = text.replace(/\/\*[^]*?\*\//g, (note) => note.replace(/[^\n]/g, ' '));
  const marks = [...blanked.matchAll(htmlMarks)];
  const [first, ...others] = marks.map(([mark]) => mark);
  if (first === undefined || !/^\s*(?:<|```)/.test(blanked)) return undefined;
  const places = marks.map(({ 0: mark, index }) => locationAt(path, text, index, index + mark.length));
  const repair = places.flatMap(({ endLine, endColumn, ...location }) =>
    endLine === undefined || endColumn === undefined
      ? []
      : [{ location: { ...location, endLine, endColumn }, text: '' }],
  );
  const [inside = wholeFile(path)] = places;
  return { texts: { ...htmlTexts(first, others), repair }, inside };
}

function compileSheet(path: string, text: string): CompiledSheet | StyleMistake {
  const html = htmlAround(path, text);
  if (html) return html;
  const locate = (position: TextPosition, length = 1): Location => {
    const start = offsetOf(text, position);
    return locationAt(path, text, start, start + length);
  };
  const deepOffset = tooDeep(text);
  if (deepOffset !== undefined) return { texts: tooDeepTexts, inside: locationAt(path, text, deepOffset) };
  if (extname(path).toLowerCase() !== '.scss') {
    const unpaired = unpairedBrace(text);
    if (!unpaired) return { css: text, at: locate };
    return { texts: unpairedTexts(unpaired.brace), inside: locationAt(path, text, unpaired.offset) };
  }
  try {
    const { css, origin } = compileSass(text);
    // One character: lengths in the CSS differ from those in the Sass.
    const locateFromCss = (place: TextPosition): Location => locate(origin(place));
    const deepInCss = tooDeep(css);
    if (deepInCss === undefined) return { css, at: locateFromCss };
    const { line, column } = locationAt(path, css, deepInCss);
    return { texts: tooDeepTexts, inside: locateFromCss({ line, column }) };
  } catch (error) {
    if (!(error instanceof SassError)) throw error;
    const isImport = /can't find stylesheet/i.test(error.message);
    return {
      texts: isImport ? noImport(text) : invalidSass(error.message),
      inside: error.position ? locate(error.position) : wholeFile(path),
    };
  }
}

function parseCss(path: string, { css, at }: CompiledSheet): TransformResult | StyleMistake {
  try {
    return transform({
      filename: path,
      code: Buffer.from(css),
      analyzeDependencies: true,
      errorRecovery: false,
      minify: true,
    });
  } catch (error) {
    if (!isParserError(error)) throw error;
    const isNote = /^\s*\/\//.test(css.split('\n')[error.loc.line - 1] ?? '');
    return {
      texts: isNote ? slashesTexts : invalidStyle(reportText('styles.notCss', { message: error.message })),
      inside: at(error.loc),
    };
  }
}

/**
 * Compiles and checks a style sheet (Sass if its name ends in .scss). Files that it loads are listed, not checked.
 * @param path absolute
 * @param fonts families that the portal loads
 */
export function readOwnStyles(
  path: string,
  text: string,
  fonts: readonly string[] = [],
): { styles?: OwnStyles; mistakes: StyleMistake[] } {
  const sheet = compileSheet(path, text);
  if ('texts' in sheet) return { mistakes: [sheet] };
  const parsed = parseCss(path, sheet);
  if ('texts' in parsed) return { mistakes: [parsed] };
  const nesting = tooMuchNesting(sheet.css);
  if (nesting !== undefined) {
    const { line, column } = locationAt(path, sheet.css, nesting);
    return { mistakes: [{ texts: tooMuchNestingTexts, inside: sheet.at({ line, column }) }] };
  }

  const mistakes: StyleMistake[] = parsed.warnings.map(({ message, loc }) => ({
    texts: /@import/i.test(message) ? noImport('') : unknownRule(message),
    inside: sheet.at(loc),
  }));
  let css = parsed.code.toString();
  const dependencies = new Map<string, StyleDependency>();
  for (const dependency of parsed.dependencies ?? []) {
    if (dependency.type !== 'url' && dependency.type !== 'import') continue;
    const { url, loc, placeholder: parserPlaceholder } = dependency;
    const inside = sheet.at(loc.start, url.length);
    if (dependency.type === 'import') {
      mistakes.push({ texts: noImport(url), inside });
      continue;
    }
    // `url(#name)` refers to an element of the page.
    const isFile = !url.startsWith('#');
    if (isFile && leavesFiles(url)) mistakes.push({ texts: leavesBrand(url), inside });
    if (dependencies.has(parserPlaceholder)) continue;
    const placeholder = isFile ? `brand-file-${dependencies.size}-` : url;
    for (const [open, close] of ['""', '()']) {
      css = css.replaceAll(`${open}${parserPlaceholder}${close}`, () => `${open}${placeholder}${close}`);
    }
    if (isFile)
      dependencies.set(parserPlaceholder, { placeholder, url, path: resolve(dirname(path), url), inside });
  }
  if (Buffer.byteLength(css) > cssLimit) mistakes.push({ texts: tooMuchCss, inside: wholeFile(path) });
  for (const url of hiddenAddresses(css)) {
    const { start, end } = locateAddress(text, url);
    mistakes.push({ texts: leavesBrand(url), inside: locationAt(path, text, start, end) });
  }
  for (const { deceit, at } of deceptiveRules(sheet.css))
    mistakes.push({ texts: deceptive(deceit), inside: sheet.at(at) });
  for (const declaration of idleDeclarations(sheet.css))
    mistakes.push({ texts: withoutEffect(declaration), inside: sheet.at(declaration.at) });
  for (const { family, at } of unloadedFonts(sheet.css, fonts))
    mistakes.push({ texts: unloadedFont(family), inside: sheet.at(at) });
  const isBroken = mistakes.some(({ texts }) => texts.severity !== 'warning');
  return isBroken ? { mistakes } : { styles: { css, dependencies: [...dependencies.values()] }, mistakes };
}
