import {
  type Explanation,
  explanation,
  list,
  reportText,
  type ReportText,
} from '#generator/diagnostics/report-text.ts';
import type { ProblemTexts } from '../draft.ts';
import { suggestion } from '#generator/diagnostics/suggest.ts';
import type { Deceit } from './deceptive-rules.ts';
import type { IdleDeclaration } from './idle-declarations.ts';
import { depthLimit } from './brackets.ts';
import { nestedLimit } from './nesting.ts';

const oneSheet = reportText('styles.oneSheet');

export function invalidStyle(what: ReportText): ProblemTexts {
  return {
    code: 'invalid-style',
    what,
    ...explanation('styles.invalid'),
  };
}

export function invalidSass(message: string): ProblemTexts {
  return {
    ...invalidStyle(reportText('styles.sassSays', { message: message.replace(/\.$/, '') })),
    ...(!/^expected/i.test(message) && explanation('styles.sass')),
  };
}

export function unknownRule(message: string): ProblemTexts {
  return {
    code: 'invalid-style',
    severity: 'warning',
    ...explanation('styles.unknownRule', { message: message.replace(/[.?]+$/, '') }),
  };
}

/** @param rule the text of the rule, which names the other sheet */
export function noImport(rule: string): ProblemTexts {
  const family = /[?&]family=([\w+ ]+)/.exec(rule)?.[1]?.replaceAll('+', ' ').split(':')[0];
  const file = `assets/${(family ?? '').toLowerCase().replaceAll(' ', '-')}.woff2`;
  return {
    code: 'style-import',
    ...explanation('styles.import'),
    why: oneSheet,
    ...(family !== undefined && { fix: reportText('styles.import.font', { family, file }) }),
  };
}

export function leavesBrand(url: string): ProblemTexts {
  return {
    code: 'style-leaves-brand',
    ...explanation('styles.leavesBrand', { address: url.length > 60 ? `${url.slice(0, 57)}…` : url }),
  };
}

export function unpairedTexts(brace: '{' | '}'): ProblemTexts {
  return {
    ...invalidStyle(reportText('styles.unpaired', { brace, partner: brace === '{' ? '}' : '{' })),
    fix: brace === '{' ? reportText('styles.unpaired.close') : reportText('styles.unpaired.delete'),
  };
}

/** Two slashes begin a note in Sass and in many languages, but not in CSS. */
export const slashesTexts: ProblemTexts = {
  code: 'invalid-style',
  ...explanation('styles.slashes'),
};

/** Tags of HTML and fences of documents around CSS, as it is copied from pages and answers. */
export const htmlMarks = /<\/?style\b[^<>]*>|<!--|-->|^```\w*[ \t]*$/gim;

export function htmlTexts(mark: string, others: readonly string[]): ProblemTexts {
  return {
    ...invalidStyle(reportText('styles.html.what', { mark })),
    fix: reportText('styles.html.fix', {
      marks: list([...new Set([mark, ...others])].map((one) => `\`${one}\``)),
    }),
  };
}

export const tooDeepTexts: ProblemTexts = {
  ...invalidStyle(reportText('styles.tooManyBrackets', { depthLimit })),
  ...explanation('styles.tooDeep'),
};

export const tooMuchNestingTexts: ProblemTexts = {
  ...invalidStyle(reportText('styles.tooManySelectors', { nestedLimit })),
  ...explanation('styles.tooMuchNesting'),
};

export const tooMuchCss: ProblemTexts = {
  code: 'file-too-large',
  ...explanation('styles.tooMuchCss'),
};

const deceits: Readonly<Record<Deceit, Explanation>> = {
  unmasked: explanation('styles.unmasked'),
  overlay: explanation('styles.overlay'),
  hiddenLegal: explanation('styles.hiddenLegal'),
  hiddenConsent: explanation('styles.hiddenConsent'),
  hiddenFocus: explanation('styles.hiddenFocus'),
  readsInput: explanation('styles.readsInput'),
};

/** The warning about a rule that deceives the people who use the portal. */
export const deceptive = (deceit: Deceit): ProblemTexts => ({
  code: 'deceptive-style',
  severity: 'warning',
  ...deceits[deceit],
});

const idleTexts = {
  property: (name: string) => explanation('styles.idleProperty', { name }),
  value: (name: string, value: string) => explanation('styles.idleValue', { name, value }),
  token: (name: string) => explanation('styles.idleToken', { name }),
} as const;

/** The warning about a declaration without effect. */
export const withoutEffect = ({ kind, name, value, meant }: IdleDeclaration): ProblemTexts => ({
  code: 'invalid-style',
  severity: 'warning',
  ...idleTexts[kind](name, value.length > 60 ? `${value.slice(0, 57)}…` : value),
  ...(meant !== undefined && { fix: suggestion(kind === 'value' ? `${name}: ${meant};` : meant) }),
});

/** The warning about a font that nothing loads. */
export const unloadedFont = (family: string): ProblemTexts => ({
  code: 'invalid-style',
  severity: 'warning',
  ...explanation('styles.unloadedFont', { family }),
});
