import { useState } from 'react';
import { ServerImage } from '#portal/island/server-link/ServerImage.tsx';

interface PictureProps {
  src: string;
  /** Its size in the page, in CSS pixels, kept free until it arrives. */
  width: number;
  height: number;
}

/** A picture that only adorns; one that does not come leaves no hole. */
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
