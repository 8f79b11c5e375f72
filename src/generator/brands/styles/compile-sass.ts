import { createRequire, SourceMap } from 'node:module';
import type * as Sass from 'sass';

/** Line and column in a text, from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

export interface CompiledSass {
  css: string;
  /** Maps a position in the CSS to its origin in the Sass file. */
  origin(position: TextPosition): TextPosition;
}

export class SassError extends Error {
  override name = 'SassError';
  /** Absent if the error concerns the whole sheet. */
  position: TextPosition | undefined;

  constructor(message: string, position: TextPosition | undefined, cause: unknown) {
    super(message, { cause });
    this.position = position;
  }
}

/** Loaded lazily: loading the compiler takes longer than compiling, and most brands do not need it. */
let compiler: typeof Sass | undefined;
function sass(): typeof Sass {
  compiler ??= createRequire(import.meta.url)('sass') as typeof Sass;
  return compiler;
}

/**
 * Compiles one Sass file that cannot load other files (only the built-in modules, `sass:…`).
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
