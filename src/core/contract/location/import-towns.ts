export interface Municipality {
  /** Code of the province, two digits. */
  provCode: string;
  /** Code within the province, three digits. */
  code: string;
  name: string;
}

/** Moves an article from behind a name to its front: "Escala, L'" becomes L'Escala. */
function withArticleFirst(name: string): string {
  const [, rest, article] = /^(.+), ([^,\s]+)$/.exec(name) ?? [];
  if (rest === undefined || article === undefined) return name;
  return /['’-]$/.test(article) ? article + rest : `${article} ${rest}`;
}

/** Name of a town in capitals; of a bilingual name, each part with its article. */
export function townName(name: string): string {
  return name
    .split('/')
    .map((part) => withArticleFirst(part.trim()))
    .join('/')
    .toLocaleUpperCase('es');
}

/** Files with the towns of each province, by file name. */
export function townFiles(municipalities: readonly Municipality[]): Map<string, string> {
  const towns = Map.groupBy(municipalities, ({ provCode }) => provCode);
  const files = new Map<string, string>();
  for (const [province, list] of [...towns].sort(([a], [b]) => a.localeCompare(b))) {
    const entries = list
      .map(({ code, name }) => [Number(province + code), townName(name)] as const)
      .sort(([, a], [, b]) => a.localeCompare(b, 'es'))
      .map((entry) => JSON.stringify(entry));
    files.set(`${province}.json`, `[${entries.join(',')}]`);
  }
  return files;
}
