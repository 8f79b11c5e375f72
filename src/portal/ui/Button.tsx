import type { ComponentProps } from 'react';
import './Button.scss';

interface ButtonProps extends ComponentProps<'button'> {
  /** The main thing to do, another one of equal size, or one that steps back. */
  kind?: 'primary' | 'secondary' | 'quiet';
  /** Something that it started is under way; it keeps the focus and shows that it works. */
  isBusy?: boolean;
}

export function Button({
  kind = 'secondary',
  type = 'button',
  className = '',
  isBusy = false,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      className={`button button-${kind} ${className}`.trimEnd()}
      aria-disabled={isBusy || undefined}
      data-busy={isBusy || undefined}
      {...rest}
    />
  );
}
