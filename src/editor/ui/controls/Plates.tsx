import { pictureType } from './files.ts';

interface PlatesProps {
  /** Of the picture's file, which says its type. */
  path: string;
  /** In Base64. */
  content: string;
  alt: string;
}

/** A picture on a light and on a dark plate. */
export function Plates({ path, content, alt }: PlatesProps) {
  const source = `data:${pictureType(path) ?? ''};base64,${content}`;
  return (
    <div className="plates">
      <img className="plate-light" src={source} alt={alt} />
      <img className="plate-dark" src={source} alt="" />
    </div>
  );
}
