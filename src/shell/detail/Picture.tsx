import { useState } from 'react';

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
    <img
      className="picture"
      {...{ src, width, height }}
      alt=""
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}
