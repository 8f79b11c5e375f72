/** The host name in a `Host` header: lower case, without port. */
export function hostName(header: string | undefined): string {
  return (header ?? '').trim().toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/** Resolves the brand of a request from its Host header: `<brand>.localhost`, else the only brand served, if any. */
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
