type ById<T> = Record<string, T>;

/**
 * The texts with the wording of a brand in place of those it replaces. Ids that the texts lack are left out:
 * the check of brand files reports them.
 */
export function applyOverrides<T>(texts: Readonly<ById<T>>, overrides: Readonly<ById<T>>): ById<T> {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, overrides[id] ?? text]));
}

/**
 * Texts of languages, the one to fall back on first, each with a brand's wording of that language, made one:
 * the last language that has a text or a wording of it wins, key by key.
 */
export function layerTexts<T>(
  layers: readonly { texts: Readonly<ById<T>>; overrides: Readonly<ById<T>> }[],
): ById<T> {
  let result: ById<T> = {};
  for (const { texts, overrides } of layers) result = applyOverrides({ ...result, ...texts }, overrides);
  return result;
}
