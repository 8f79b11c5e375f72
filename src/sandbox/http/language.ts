/** The language that a request prefers among those of the brand, or of the pages of the sandbox. */
export function languageOf<L extends string>(
  request: Request,
  { languages, defaultLanguage }: { languages: readonly L[]; defaultLanguage: L },
): L {
  const wanted = (request.headers.get('accept-language') ?? '')
    .split(',')
    .map((entry) => {
      const [tag = '', ...rest] = entry.trim().toLowerCase().split(';');
      const quality = rest.map((it) => /^\s*q=([\d.]+)$/.exec(it)?.[1]).find(Boolean);
      return { language: tag.slice(0, 2), quality: Number(quality ?? 1) };
    })
    .sort((a, b) => b.quality - a.quality)
    .flatMap(({ language }) => languages.find((it) => it === language) ?? []);
  return wanted[0] ?? defaultLanguage;
}
