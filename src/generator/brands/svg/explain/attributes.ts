import { explanation } from '#generator/diagnostics/report-text.ts';
import { elementNotAllowed } from './elements.ts';
import { inert } from './svg-texts.ts';
import type { SvgTexts } from './svg-texts.ts';

export function attributeNotAllowed(element: string, name: string): SvgTexts {
  if (/^on/i.test(name)) {
    return explanation('svg.action', { name });
  }
  if (name === 'style') {
    return explanation('svg.styleAttribute');
  }
  if (name === 'filter') return elementNotAllowed('filter');
  return {
    ...explanation('svg.attribute', { element, name }),
    why: inert,
  };
}

export function notLocal(name: string, value: string): SvgTexts {
  const shown = value.length > 60 ? `${value.slice(0, 60)}…` : value;
  return explanation('svg.notLocal', { name, shown });
}

export function valueNotAllowed(name: string): SvgTexts {
  return explanation('svg.value', { name });
}
