/** What is wrong in an SVG file, before anyone knows which setting uses it. */
export interface SvgTexts {
  what: string;
  why: string;
  fix: string;
}

const inert = 'A logo is shown as a picture, and the portal takes only files that can do nothing but draw.';
const exportAgain = 'Ask whoever made the file to export it again';

const byElement: Record<string, SvgTexts> = {
  script: {
    what: 'The picture contains a script.',
    why: 'A script in a picture could act in the name of the people who visit the portal.',
    fix: 'Delete everything from `<script` to `</script>`. If you do not know where it comes from, do not use the file.',
  },
  style: {
    what: 'The picture contains a style sheet (`<style>`).',
    why: 'Style sheets can load things from elsewhere, so the portal takes only colours that stand on the shapes themselves.',
    fix: 'Illustrator: Export As > SVG > Styling: "Presentation Attributes". Inkscape: save as "Optimized SVG" with "Convert CSS attributes to XML attributes".',
  },
  foreignObject: {
    what: 'The picture contains a piece of web page (`<foreignObject>`).',
    why: inert,
    fix: `${exportAgain} as plain shapes: convert text to paths before exporting.`,
  },
  image: {
    what: 'The picture contains another picture (`<image>`).',
    why: 'It could be loaded from elsewhere, and an embedded photo gets blurred when the logo is enlarged.',
    fix: 'Redraw it as shapes (Inkscape: Path > Trace Bitmap), or use a PNG file instead of the SVG.',
  },
  text: {
    what: 'The picture contains text that is not converted to shapes (`<text>`).',
    why: 'The font of the text is not in the file, so it would look different on every device.',
    fix: 'Select the text and convert it. Illustrator: Type > Create Outlines. Inkscape: Path > Object to Path. Then export again.',
  },
  filter: {
    what: 'The picture contains a filter such as a shadow or a blur (`<filter>`).',
    why: 'Filters are slow to draw and look different from browser to browser.',
    fix: 'Remove the effect in the drawing program and export again, or use a PNG file instead of the SVG.',
  },
  a: {
    what: 'The picture contains a link (`<a>`).',
    why: inert,
    fix: 'Delete `<a …>` and `</a>` and keep what stands between them. The portal itself links the logo.',
  },
};

for (const name of [
  'animate',
  'animateMotion',
  'animateTransform',
  'animateColor',
  'set',
  'mpath',
  'discard',
]) {
  byElement[name] = {
    what: `The picture contains an animation (\`<${name}>\`).`,
    why: 'Animations can change a picture into something else after it was checked, and they disturb readers.',
    fix: `Delete the \`<${name}>\` element, or export the picture without animation.`,
  };
}
for (const name of ['tspan', 'textPath', 'tref', 'font', 'font-face'])
  byElement[name] = byElement['text'] as SvgTexts;

export function elementNotAllowed(name: string): SvgTexts {
  const known = Object.hasOwn(byElement, name) ? byElement[name] : undefined;
  return (
    known ?? {
      what: `The picture contains the element \`<${name}>\`, which is not allowed.`,
      why: inert,
      fix: `${exportAgain} as plain shapes, for example with Inkscape: Save As > "Optimized SVG".`,
    }
  );
}

export function attributeNotAllowed(element: string, name: string): SvgTexts {
  if (/^on/i.test(name)) {
    return {
      what: `The picture contains an action (\`${name}\`).`,
      why: 'An action is a script: it could act in the name of the people who visit the portal.',
      fix: `Delete \`${name}="…"\`. If you do not know where it comes from, do not use the file.`,
    };
  }
  if (name === 'style') {
    return {
      what: 'The picture has its colours in `style="…"`.',
      why: 'Styles can load things from elsewhere, so the portal takes only colours in attributes of their own, such as `fill="#0b5563"`.',
      fix: 'Inkscape: save as "Optimized SVG" with "Convert CSS attributes to XML attributes". Illustrator: Export As > SVG > Styling: "Presentation Attributes".',
    };
  }
  if (name === 'filter') return elementNotAllowed('filter');
  return {
    what: `\`<${element}>\` has the attribute \`${name}\`, which is not allowed.`,
    why: inert,
    fix: `Delete \`${name}="…"\`, or export the picture again as plain shapes.`,
  };
}

export function foreignElement(name: string): SvgTexts {
  return {
    what: `The picture contains \`<${name}>\`, which does not belong to SVG.`,
    why: inert,
    fix: `${exportAgain} as plain SVG, for example with Inkscape: Save As > "Optimized SVG".`,
  };
}

export function notLocal(name: string, value: string): SvgTexts {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return {
    what: `\`${name}="${shown}"\` points out of the picture.`,
    why: 'A picture must be complete in itself: nothing may be loaded from elsewhere when it is shown.',
    fix: 'It may only point to an element of the same file, such as `#gradient`. Export the picture again with everything embedded as shapes.',
  };
}

export function valueNotAllowed(name: string): SvgTexts {
  return {
    what: `The value of \`${name}\` is not a plain number, colour or \`url(#name)\`.`,
    why: 'Anything else could load something from elsewhere.',
    fix: 'Write a number or a colour such as `#0b5563`, or export the picture again as plain shapes.',
  };
}

const doctype: SvgTexts = {
  what: 'The file has a `<!DOCTYPE …>` declaration.',
  why: 'Such declarations can define abbreviations that blow the file up or read other files; a picture does not need one.',
  fix: 'Delete everything from `<!DOCTYPE` to its closing `>`. In Illustrator, "Export As > SVG" writes none ("Save As" does).',
};

const processingInstruction: SvgTexts = {
  what: 'The file has an instruction for other programs (`<?…?>`).',
  why: 'It could load a style sheet from elsewhere.',
  fix: 'Delete everything from `<?` to `?>`. Only `<?xml version="1.0" encoding="UTF-8"?>` at the top may stay.',
};

export const blowUp: SvgTexts = {
  what: 'The picture repeats parts of itself so often that drawing it would take very long.',
  why: 'A small file can stand for millions of shapes and stop the browser of whoever opens the portal.',
  fix: 'Export the picture without clones or symbols. Inkscape: Edit > Clone > Unlink Clone; Illustrator: Object > Expand.',
};

export const circular: SvgTexts = {
  what: 'A part of the picture contains itself through a reference.',
  why: 'It could never be drawn to the end.',
  fix: 'Export the picture without clones or symbols. Inkscape: Edit > Clone > Unlink Clone; Illustrator: Object > Expand.',
};

const encoding: SvgTexts = {
  what: 'The first line says that the file is not in UTF-8, but it is.',
  why: 'Programs that believe the line would read something else than what was checked.',
  fix: 'Write `<?xml version="1.0" encoding="UTF-8"?>`, or delete the line.',
};

const tooDeep: SvgTexts = {
  what: 'Groups are nested too deeply here (more than 100).',
  why: 'Programs that draw pictures give up on such files.',
  fix: 'Ungroup the drawing and export it again.',
};

/** Why the file was not read to its end. */
export const stopped = { doctype, instruction: processingInstruction, encoding, depth: tooDeep };
