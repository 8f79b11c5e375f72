export interface SelectOption {
  value: string;
  label: string;
}

/**
 * Entries that come from elsewhere: under way, there (but for some that could not be read), or not to be had, with why
 * and another try where it can help.
 */
export type SelectOptions =
  | { state: 'loading' }
  | { state: 'ready'; options: readonly SelectOption[]; omitted?: number }
  | { state: 'failed'; reason?: string; retry?: () => void };
