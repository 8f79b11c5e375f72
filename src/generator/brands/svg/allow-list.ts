/** Namespaces of an SVG file. */
export const svgNamespace = 'http://www.w3.org/2000/svg';
export const xlinkNamespace = 'http://www.w3.org/1999/xlink';
export const xmlNamespace = 'http://www.w3.org/XML/1998/namespace';
export const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/';

/** Namespaces of drawing programs' notes; browsers ignore these and svgo removes them. */
export const editorNamespaces: ReadonlySet<string> = new Set([
  'http://www.inkscape.org/namespaces/inkscape',
  'http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://inkscape.sourceforge.net/DTD/sodipodi-0.dtd',
  'http://www.bohemiancoding.com/sketch/ns',
  'http://www.figma.com/figma/ns',
  'http://www.serif.com/',
  'https://boxy-svg.com',
  'http://ns.adobe.com/AdobeIllustrator/10.0/',
  'http://ns.adobe.com/AdobeSVGViewerExtensions/3.0/',
  'http://ns.adobe.com/Extensibility/1.0/',
  'http://ns.adobe.com/Flows/1.0/',
  'http://ns.adobe.com/GenericCustomNamespace/1.0/',
  'http://ns.adobe.com/Graphs/1.0/',
  'http://ns.adobe.com/ImageReplacement/1.0/',
  'http://ns.adobe.com/SaveForWeb/1.0/',
  'http://ns.adobe.com/Variables/1.0/',
  'http://ns.adobe.com/XPath/1.0/',
]);

/** Namespaces of author, licence and the like, which are allowed inside `<metadata>`. */
export const metadataNamespaces: ReadonlySet<string> = new Set([
  'http://creativecommons.org/ns#',
  'http://web.resource.org/cc/',
  'http://purl.org/dc/elements/1.1/',
  'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
]);

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements that draw, or that group and describe drawings. */
export const allowedElements = words(`
  svg g defs symbol use title desc metadata
  path rect circle ellipse line polyline polygon
  linearGradient radialGradient stop clipPath mask
`);

/** Elements that may refer to another element of the same file. */
export const referringElements = words('use linearGradient radialGradient');

/** Attributes with values that affect the drawing. */
export const drawingAttributes = words(`
  d points pathLength x y x1 y1 x2 y2 cx cy r rx ry fx fy fr width height viewBox preserveAspectRatio
  transform transform-origin transform-box offset
  gradientUnits gradientTransform spreadMethod clipPathUnits maskUnits maskContentUnits
  fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity color opacity
  clip-path clip-rule mask mask-type display visibility overflow vector-effect paint-order
  shape-rendering color-interpolation color-rendering isolation mix-blend-mode enable-background
  font-family font-size font-weight font-style font-variant font-stretch line-height letter-spacing
  word-spacing text-anchor text-decoration writing-mode
`);

/** Attributes whose value is a name or a text without interpretation. */
export const namingAttributes = words(`
  id class version baseProfile lang role focusable
  aria-hidden aria-label aria-labelledby aria-describedby aria-roledescription
`);
