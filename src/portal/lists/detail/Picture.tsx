import { useState } from 'react';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';

interface PictureProps {
  src: string;
  /** Width in CSS pixels, reserved until the picture arrives. */
  width: number;
  /** Height in CSS pixels, reserved until the picture arrives. */
  height: number;
}

/** Decorative picture; one that fails to load is removed. */
export function Picture({ src, width, height }: PictureProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return null;
  return (
    <ServerImage
      className="picture"
      address={src}
      {...{ width, height }}
      alt=""
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
