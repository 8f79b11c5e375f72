export type Theme = 'light' | 'dark';

/** `modoOscuro` of a brand file. */
export type ThemeDefault = 'off' | 'on' | 'sistema';

/**
 * The theme of a page: the visitor's stored choice (`true` means dark), else the brand's, else the system's.
 * Any other stored value counts as no choice.
 */
export function chooseTheme(
  stored: string | undefined,
  brandDefault: ThemeDefault,
  systemIsDark: boolean,
): Theme {
  const dark =
    stored === 'true' ||
    (stored !== 'false' && (brandDefault === 'sistema' ? systemIsDark : brandDefault === 'on'));
  return dark ? 'dark' : 'light';
}
