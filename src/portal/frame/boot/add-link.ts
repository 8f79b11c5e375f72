/** Adds a link to the head. */
export function addLink(properties: Partial<Omit<HTMLLinkElement, 'relList' | 'sizes'>>): void {
  document.head.append(Object.assign(document.createElement('link'), properties));
}
