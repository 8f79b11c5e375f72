import { explanation } from '#generator/diagnostics/report-text.ts';
import { inert } from './svg-texts.ts';
import type { SvgTexts } from './svg-texts.ts';

const byElement: Record<string, SvgTexts> = {
  script: explanation('svg.script'),
  style: explanation('svg.styleSheet'),
  foreignObject: {
    ...explanation('svg.foreignObject'),
    why: inert,
  },
  image: explanation('svg.image'),
  text: explanation('svg.text'),
  filter: explanation('svg.filter'),
  a: {
    ...explanation('svg.link'),
    why: inert,
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
  byElement[name] = explanation('svg.animation', { name });
}
for (const name of ['tspan', 'textPath', 'tref', 'font', 'font-face'])
  byElement[name] = byElement['text'] as SvgTexts;

export function elementNotAllowed(name: string): SvgTexts {
  const known = Object.hasOwn(byElement, name) ? byElement[name] : undefined;
  return (
    known ?? {
      ...explanation('svg.element', { name }),
      why: inert,
    }
  );
}

export function foreignElement(name: string): SvgTexts {
  return {
    ...explanation('svg.foreignElement', { name }),
    why: inert,
  };
}
