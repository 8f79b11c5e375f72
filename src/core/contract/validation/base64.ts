/** Number of bytes that base64 text stands for; undefined if it is not base64. Line breaks are allowed. */
export function base64Size(text: string): number | undefined {
  const packed = text.replace(/[\r\n]/g, '');
  if (packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(packed)) return undefined;
  const padding = packed.endsWith('==') ? 2 : packed.endsWith('=') ? 1 : 0;
  return (packed.length / 4) * 3 - padding;
}

/** The base64 part of a data address such as `data:image/png;base64,…`; text without such a prefix stays. */
export function withoutDataPrefix(text: string): string {
  return text.replace(/^data:[^,]*;base64,/, '');
}
