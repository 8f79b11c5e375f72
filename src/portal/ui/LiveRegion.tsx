/**
 * The live region of a dialog, filled by `announce`: screen readers ignore the page behind a dialog, and often miss the
 * text of a region that is inserted with it.
 */
export function LiveRegion() {
  return <div data-said aria-live="polite" className="visually-hidden" />;
}
