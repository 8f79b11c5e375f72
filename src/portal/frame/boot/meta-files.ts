/** The files that a `<meta>` of the page lists. */
export const metaFiles = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
