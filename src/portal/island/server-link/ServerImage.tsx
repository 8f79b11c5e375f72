import type { ComponentProps, ReactNode } from 'react';
import { useServerAddress } from './use-server-address.ts';

interface ServerImageProps extends Omit<ComponentProps<'img'>, 'src'> {
  /** As the server sent it. */
  address: string | undefined;
  alt: string;
  /** Stands in its place where there is none, or where the address may not be used. */
  instead?: ReactNode;
}

/** A picture at an address that the server sent. */
export function ServerImage({ address, alt, instead, ...rest }: ServerImageProps) {
  const src = useServerAddress(address);
  return src === undefined ? instead : <img {...rest} src={src} alt={alt} />;
}
