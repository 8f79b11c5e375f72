import { inEach, type Told } from './told.ts';

/** What went wrong and somebody can do something about: what it tells is all there is to say. */
export class ToldError extends Error {
  override name = 'ToldError';
  readonly told: Told;

  constructor(told: Told, options?: ErrorOptions) {
    super(told.en, options);
    this.told = told;
  }
}

/** What an error says in each language: of one that is no matter of language, its own words. */
export function tellError(error: unknown): Told {
  if (error instanceof ToldError) return error.told;
  return inEach(() => (error instanceof Error ? error.message : String(error)));
}
