/** The files that a `<meta>` of the page names. */
export const chunkNamedInError = (name: string): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
