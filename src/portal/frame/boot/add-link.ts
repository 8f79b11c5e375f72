/** Adds a link to the head. */
export function addLink(properties: Partial<Omit<HTMLLinkElement, 'relList' | 'sizes'>>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties);
  document.head.append(link);
  return link;
}
