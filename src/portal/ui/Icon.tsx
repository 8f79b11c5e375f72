import { createElement } from 'react';
import './Icon.scss';

/** Shapes of an icon, as `icon:<name>` gives them: SVG elements with their attributes. */
export type IconShapes = readonly (readonly [
  element: string,
  attributes: Readonly<Record<string, string>>,
])[];

/** A decorative icon in the colour and size of the text beside it. */
export function Icon({ shapes }: { shapes: IconShapes }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {shapes.map(([element, attributes], index) => createElement(element, { ...attributes, key: index }))}
    </svg>
  );
}
