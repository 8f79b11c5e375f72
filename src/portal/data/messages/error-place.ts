import { $error, type ErrorPlace } from './messages.ts';

/** Shows the error of a removed place above the page instead: a new object makes the frame look at the place again. */
export function clearErrorOfPlace(place: ErrorPlace): void {
  const error = $error.get();
  if (error && error.place === place) $error.set({ ...error });
}
