import { $error, type ErrorPlace } from './messages.ts';

/** What was said at a place that is gone is said above the page from then on. */
export function clearErrorOfPlace(place: ErrorPlace): void {
  const error = $error.get();
  if (error && error.place === place) $error.set({ ...error });
}
