/**
 * Has what happens in a dialog read out (`say` fills it): behind a dialog nothing is, and words that come together with
 * a region of their own are often passed over.
 */
export function LiveRegion() {
  return <div data-said aria-live="polite" className="visually-hidden" />;
}
