import type { CompiledMessage, MessageValues } from './formatter.ts';

// Types of the parts of a syntax tree: literal text, and a placeholder.
const literal = 0;
const placeholder = 1;

/** Whether a text has no plurals or choices, so that `fillPlainMessage` gives what a formatter would. */
export const isPlainMessage = (message: CompiledMessage): boolean =>
  typeof message === 'string' || message.every(({ type }) => type === literal || type === placeholder);

/** Fills the placeholders of a plain text. */
export const fillPlainMessage = (message: CompiledMessage, values: MessageValues): string =>
  typeof message === 'string'
    ? message
    : message
        .map((part) => {
          const value = 'value' in part ? part.value : '';
          return part.type === literal ? value : String(values[value] ?? '');
        })
        .join('');
