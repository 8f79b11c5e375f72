import { createRequire, SourceMap } from 'node:module';
import type * as Sass from 'sass';

/** A place in a text, counted from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

export interface CompiledSass {
  css: string;
  /** The place in the Sass file that a place in the CSS was made from. */
  origin(place: TextPosition): TextPosition;
}

export class SassError extends Error {
  override name = 'SassError';
  /** Absent where it is the whole sheet. */
  place: TextPosition | undefined;

  constructor(message: string, place: TextPosition | undefined, cause: unknown) {
    super(message, { cause });
    this.place = place;
  }
}

/** Loading the compiler takes longer than everything else here, and most brands do not need it. */
let loaded: typeof Sass | undefined;
function sass(): typeof Sass {
  loaded ??= createRequire(import.meta.url)('sass') as typeof Sass;
  return loaded;
}

/**
 * Compiles one Sass file that cannot load any other one (the modules of Sass itself, `sass:…`, can be used).
 * @throws SassError
 */
export function compileSass(text: string): CompiledSass {
  const { compileString, Exception, Logger } = sass();
  try {
    const { css, sourceMap } = compileString(text, {
      sourceMap: true,
      logger: Logger.silent,
      charset: false,
    });
    const map = new SourceMap(sourceMap as unknown as ConstructorParameters<typeof SourceMap>[0]);
    return {
      css,
      origin({ line, column }) {
        const entry = map.findEntry(line - 1, column - 1);
        return 'originalLine' in entry
          ? { line: entry.originalLine + 1, column: entry.originalColumn + 1 }
          : { line: 1, column: 1 };
      },
    };
  } catch (error) {
    if (error instanceof RangeError) {
      throw new SassError('A function or mixin calls itself without end', undefined, error);
    }
    if (!(error instanceof Exception)) throw error;
    const { line, column } = error.span.start;
    throw new SassError(error.sassMessage, { line: line + 1, column: column + 1 }, error);
  }
}
