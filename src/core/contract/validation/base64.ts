/** Number of bytes encoded by base64 text; undefined if the text is not base64. Line breaks are allowed. */
export function base64Size(text: string): number | undefined {
  const packed = text.replace(/[\r\n]/g, '');
  if (packed.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(packed)) return undefined;
  const padding = packed.endsWith('==') ? 2 : packed.endsWith('=') ? 1 : 0;
  return (packed.length / 4) * 3 - padding;
}

/** Strips the prefix of a data URL such as `data:image/png;base64,…`; text without prefix stays. */
export function withoutDataPrefix(text: string): string {
  return text.replace(/^data:[^,]*;base64,/, '');
}
