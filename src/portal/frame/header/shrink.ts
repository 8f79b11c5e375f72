const desktopWidth = 768;

/** Whether the header is small: further down than 120 px, or 70 px on windows narrower than 768 px. */
export function isShrunk(scrollY: number, windowWidth: number): boolean {
  return scrollY > (windowWidth < desktopWidth ? 70 : 120);
}
