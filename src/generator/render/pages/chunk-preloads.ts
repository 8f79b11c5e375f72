import type { Side } from '#core/routing/side.ts';
import type { Audience } from '#core/routing/table.ts';
import type { Piece } from '../html/html-reader.ts';
import { type PageAssets, value, withImports } from './page-assets.ts';

/**
 * Compiled files that the frame imports as soon as it knows whose it is: bell and menu, and what makes calls and reads
 * their answers.
 */
const frameCode: Readonly<Record<Side, readonly string[]>> = {
  student: ['signed-in', 'contract', 'student'],
  company: ['signed-in', 'contract', 'company-frame'],
};

/** Whose pages are meant for people who are signed in. */
const sidesOf: Readonly<Record<Audience, readonly Side[]>> = {
  public: [],
  any: ['student', 'company'],
  student: ['student'],
  company: ['company'],
};

/**
 * Names for each half of the people the code that only they get: the script of the head fetches it at once, and not only
 * when the code is there that asks for it.
 */
export function chunkPreloads(pieces: readonly Piece[], assets: PageAssets, audience: Audience): string {
  const metas = sidesOf[audience].map((side) => {
    const islands = pieces.flatMap(({ start }) =>
      start?.name === 'astro-island' &&
      value(start, 'client') === 'side' &&
      sideIn(value(start, 'opts')) === side
        ? [value(start, 'component-url')]
        : [],
    );
    const files = withImports([...islands, ...frameCode[side].flatMap(assets.named)], assets);
    return `<meta name="code-${side}" content="${files.join(' ')}">`;
  });
  return metas.join('');
}

const sideIn = (options: string): unknown => (JSON.parse(options || '{}') as { value?: unknown }).value;
