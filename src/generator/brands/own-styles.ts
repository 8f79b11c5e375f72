import { reportText } from '#generator/diagnostics/report-text.ts';
import { dirname, extname, resolve } from 'node:path';
import { transform } from 'lightningcss';
import type { TransformResult } from 'lightningcss';
import { locationAt, wholeFile } from '#generator/diagnostics/positions.ts';
import type { Location } from '#generator/diagnostics/problem.ts';
import { isExternalAddress } from '#core/shared/is-external-address.ts';
import type { ProblemTexts } from './draft.ts';
import { compileSass, SassError } from './styles/compile-sass.ts';
import type { TextPosition } from './styles/compile-sass.ts';
import { tooDeep, unpairedBrace } from './styles/brackets.ts';
import {
  invalidSass,
  invalidStyle,
  leavesBrand,
  noImport,
  tooDeepTexts,
  tooMuchCss,
  tooMuchNestingTexts,
  unknownRule,
  unpairedTexts,
} from './styles/explain-style.ts';
import { hiddenAddresses, locateAddress } from './styles/hidden-addresses.ts';
import { tooMuchNesting } from './styles/nesting.ts';

/** A file that a style sheet loads. */
export interface StyleDependency {
  /** Stands in the CSS for the address that the file is served at; occurs nowhere else in it. */
  placeholder: string;
  /** As it is written, relative to the style sheet. */
  url: string;
  /** Absolute path of the file. */
  path: string;
  /** Where the style sheet names it. */
  inside: Location;
}

/** The brand's own style sheet, checked and written anew. */
export interface OwnStyles {
  css: string;
  dependencies: StyleDependency[];
}

export interface StyleMistake {
  texts: ProblemTexts;
  inside: Location;
}

function startOf(text: string, { line, column }: TextPosition): number {
  const lines = text.split('\n').slice(0, line - 1);
  return lines.reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
}

/** An error of the parser, as far as its type is known. */
interface ParserError {
  message: string;
  loc: TextPosition;
}

function isParserError(error: unknown): error is ParserError {
  return error instanceof Error && 'loc' in error;
}

/** Whether an address is relative, as those of the brand's files are. */
function isLocal(url: string): boolean {
  return !isExternalAddress(url) && !url.trim().startsWith('/') && !url.includes('\\');
}

/** Most bytes of what browsers get, which Sass can make out of a few lines. */
const cssLimit = 64 * 1024;

/** A style sheet as CSS, with the way back to what was written. */
interface Sheet {
  css: string;
  at(place: TextPosition, length?: number): Location;
}

function sheetOf(path: string, text: string): Sheet | StyleMistake {
  const at = (place: TextPosition, length = 1): Location => {
    const start = startOf(text, place);
    return locationAt(path, text, start, start + length);
  };
  const deep = tooDeep(text);
  if (deep !== undefined) return { texts: tooDeepTexts, inside: locationAt(path, text, deep) };
  if (extname(path).toLowerCase() !== '.scss') {
    const unpaired = unpairedBrace(text);
    if (!unpaired) return { css: text, at };
    return { texts: unpairedTexts(unpaired.brace), inside: locationAt(path, text, unpaired.offset) };
  }
  try {
    const { css, origin } = compileSass(text);
    // One character: lengths in the CSS are not those of the Sass.
    const fromCss = (place: TextPosition): Location => at(origin(place));
    const deepInCss = tooDeep(css);
    if (deepInCss === undefined) return { css, at: fromCss };
    const { line, column } = locationAt(path, css, deepInCss);
    return { texts: tooDeepTexts, inside: fromCss({ line, column }) };
  } catch (error) {
    if (!(error instanceof SassError)) throw error;
    const isImport = /can't find stylesheet/i.test(error.message);
    return {
      texts: isImport ? noImport : invalidSass(error.message),
      inside: error.place ? at(error.place) : wholeFile(path),
    };
  }
}

function parseCss(path: string, { css, at }: Sheet): TransformResult | StyleMistake {
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
    return {
      texts: invalidStyle(reportText('styles.notCss', { message: error.message })),
      inside: at(error.loc),
    };
  }
}

/**
 * Compiles and checks a style sheet (Sass when its name ends in .scss). The files that it loads are named, not checked.
 * @param path absolute
 */
export function readOwnStyles(path: string, text: string): { styles?: OwnStyles; mistakes: StyleMistake[] } {
  const sheet = sheetOf(path, text);
  if ('texts' in sheet) return { mistakes: [sheet] };
  const parsed = parseCss(path, sheet);
  if ('texts' in parsed) return { mistakes: [parsed] };
  const nesting = tooMuchNesting(sheet.css);
  if (nesting !== undefined) {
    const { line, column } = locationAt(path, sheet.css, nesting);
    return { mistakes: [{ texts: tooMuchNestingTexts, inside: sheet.at({ line, column }) }] };
  }

  const mistakes: StyleMistake[] = parsed.warnings.map(({ message, loc }) => ({
    texts: /@import/i.test(message) ? noImport : unknownRule(message),
    inside: sheet.at(loc),
  }));
  let css = parsed.code.toString();
  const dependencies = new Map<string, StyleDependency>();
  for (const dependency of parsed.dependencies ?? []) {
    if (dependency.type !== 'url' && dependency.type !== 'import') continue;
    const { url, loc, placeholder: written } = dependency;
    const inside = sheet.at(loc.start, url.length);
    if (dependency.type === 'import') {
      mistakes.push({ texts: noImport, inside });
      continue;
    }
    // `url(#name)` points to an element of the page.
    const isFile = !url.startsWith('#');
    if (isFile && !isLocal(url)) mistakes.push({ texts: leavesBrand(url), inside });
    if (dependencies.has(written)) continue;
    const placeholder = isFile ? `brand-file-${dependencies.size}-` : url;
    for (const [open, close] of ['""', '()']) {
      css = css.replaceAll(`${open}${written}${close}`, () => `${open}${placeholder}${close}`);
    }
    if (isFile) dependencies.set(written, { placeholder, url, path: resolve(dirname(path), url), inside });
  }
  if (Buffer.byteLength(css) > cssLimit) mistakes.push({ texts: tooMuchCss, inside: wholeFile(path) });
  for (const url of hiddenAddresses(css)) {
    const { start, end } = locateAddress(text, url);
    mistakes.push({ texts: leavesBrand(url), inside: locationAt(path, text, start, end) });
  }
  const isBroken = mistakes.some(({ texts }) => texts.severity !== 'warning');
  return isBroken ? { mistakes } : { styles: { css, dependencies: [...dependencies.values()] }, mistakes };
}
