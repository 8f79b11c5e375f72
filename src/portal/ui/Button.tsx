import type { ComponentProps } from 'react';
import './Button.scss';

interface ButtonProps extends ComponentProps<'button'> {
  /** The main action, another one of equal size, an unobtrusive one, or one that refuses or destroys. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** The action is in progress; the button keeps the focus and shows that. */
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
