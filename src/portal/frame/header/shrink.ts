const desktopWidth = 768;

/** Whether the header is small: scrolled beyond 120 px, or beyond 70 px in windows narrower than 768 px. */
export function isShrunk(scrollY: number, windowWidth: number): boolean {
  return scrollY > (windowWidth < desktopWidth ? 70 : 120);
}
