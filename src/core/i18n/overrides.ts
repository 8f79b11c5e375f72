type ById<T> = Record<string, T>;

/**
 * Replaces texts by the wording of a brand. Ids that the texts lack are left out; the check of brand files
 * reports them.
 */
export function applyOverrides<T>(texts: Readonly<ById<T>>, overrides: Readonly<ById<T>>): ById<T> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, overrides[id] ?? text]));
}

/**
 * Merges texts of several languages, the fallback first, each with the brand's wording in that language: key
 * by key, the last language with a text or a wording wins.
 */
export function layerTexts<T>(
  layers: readonly { texts: Readonly<ById<T>>; overrides: Readonly<ById<T>> }[],
): ById<T> {
  let result: ById<T> = {};
  for (const { texts, overrides } of layers) result = applyOverrides({ ...result, ...texts }, overrides);
  return result;
}
