import type { ProblemTexts } from '../draft.ts';

const whole = 'One broken line can change or hide things on every page, so the whole sheet is refused.';
const oneSheet = 'Only what stands in this one file is checked and shipped with the portal.';

export function invalidStyle(what: string): ProblemTexts {
  return {
    code: 'invalid-style',
    what,
    why: whole,
    fix: 'Check that every brace, bracket and quote near the mark is closed and that the line ends with `;`.',
  };
}

export function invalidSass(message: string): ProblemTexts {
  return {
    ...invalidStyle(`Sass cannot read this: ${message.replace(/\.$/, '')}.`),
    ...(!/^expected/i.test(message) && {
      fix: 'Correct what is marked. Names of variables, functions and mixins must be written as where they are defined.',
    }),
  };
}

export function unknownRule(message: string): ProblemTexts {
  return {
    code: 'invalid-style',
    severity: 'warning',
    what: `Browsers may not know this: ${message.replace(/[.?]+$/, '')}.`,
    why: 'What they do not know has no effect.',
    fix: 'Check the spelling. If it is right, it is shipped as it is.',
  };
}

export const noImport: ProblemTexts = {
  code: 'style-import',
  what: 'This style sheet loads another one.',
  why: oneSheet,
  fix: 'Copy the rules of the other sheet into this file and delete this line. Fonts belong in the setting `fonts`.',
};

export function leavesBrand(url: string): ProblemTexts {
  return {
    code: 'style-leaves-brand',
    what: `The style sheet loads \`${url.length > 60 ? `${url.slice(0, 57)}…` : url}\`, which is not a file of the brand.`,
    why: 'Whoever runs that place would learn who visits the portal, and could change how it looks.',
    fix: 'Copy the file into `assets/` and write its name relative to the style sheet, for example `url("fondo.svg")`.',
  };
}

export function unpairedTexts(brace: '{' | '}'): ProblemTexts {
  return {
    ...invalidStyle(`This \`${brace}\` has no \`${brace === '{' ? '}' : '{'}\`.`),
    fix:
      brace === '{'
        ? 'Add the missing `}` at the end of the rule.'
        : 'Delete it, or add the missing `{` before it.',
  };
}
