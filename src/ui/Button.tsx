import type { ComponentProps } from 'react';
import './Button.scss';

interface ButtonProps extends ComponentProps<'button'> {
  /** The main thing to do, another one of equal size, or one that steps back. */
  kind?: 'primary' | 'secondary' | 'quiet';
}

export function Button({ kind = 'secondary', type = 'button', className = '', ...rest }: ButtonProps) {
  return <button type={type} className={`button button-${kind} ${className}`.trimEnd()} {...rest} />;
}
