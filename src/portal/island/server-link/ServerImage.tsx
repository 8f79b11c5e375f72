import type { ComponentProps, ReactNode } from 'react';
import { useServerAddress } from './use-server-address.ts';

interface ServerImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** Address as the server sent it. */
  address: string | undefined;
  alt: string;
  /** Fallback for an absent or unsafe address. */
  instead?: ReactNode;
}

/** An image at an address of the server. */
export function ServerImage({ address, alt, instead, ...rest }: ServerImageProps) {
  const src = useServerAddress(address);
  return src === undefined ? instead : <img {...rest} src={src} alt={alt} />;
}
