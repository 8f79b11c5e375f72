/** The host name in a `Host` header: lower case, without port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * The brand that a request is for: `<brand>.localhost` names it; any other name means the brand that is served alone,
 * if there is one.
 */
export function brandOfHost(
  header: string | undefined,
  brands: readonly string[],
  only?: string,
): string | undefined {
  const name = hostName(header);
  if (!name.endsWith('.localhost')) return only;
  const brand = name.slice(0, -'.localhost'.length);
  return brands.includes(brand) ? brand : undefined;
}
