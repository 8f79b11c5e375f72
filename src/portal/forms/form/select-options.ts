export interface SelectOption {
  value: string;
  label: string;
}

/**
 * Asynchronous options: loading, ready (`omitted` counts those that could not be read), or failed, with the reason and
 * a retry if that can help.
 */
export type SelectOptions =
  | { state: 'loading' }
  | { state: 'ready'; options: readonly SelectOption[]; omitted?: number }
  | { state: 'failed'; reason?: string; retry?: () => void };
