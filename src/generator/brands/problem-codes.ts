import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';

/**
 * All problem codes of brands, by area. Each has a meaning in the catalogue `codes` of the report messages, and a
 * fixture folder of its name in tests/brands/broken; a test compares the sets.
 */
export const problemParts = {
  file: [
    'missing-brand-file',
    'not-a-file',
    'brand-file-too-large',
    'not-utf-8',
    'control-character',
    'bidi-character',
    'invisible-character',
    'empty-file',
    'not-a-map',
    'invalid-yaml',
    'tab-indentation',
    'odd-space',
    'merge-conflict',
    'duplicate-key',
    'yaml-alias',
    'yaml-tag',
    'yaml-directive',
    'several-documents',
    'forbidden-key',
    'missing-colon',
    'key-not-text',
  ],
  bases: ['missing-base', 'extends-cycle', 'id-in-base'],
  settings: [
    'unknown-key',
    'missing-key',
    'wrong-type',
    'empty-value',
    'unquoted-colour',
    'unquoted-number',
    'bad-colour',
    'unknown-value',
    'bad-value',
    'too-long',
    'out-of-range',
    'repeated-item',
    'bad-login-id',
    'missing-language',
    'unused-language',
  ],
  combinations: [
    'contradiction',
    'hidden-required-field',
    'hidden-parent-field',
    'fixed-required-field',
    'required-company-choice',
    'doubtful-fact',
    'third-party-before-consent',
  ],
  files: [
    'missing-file',
    'path-outside-brand',
    'ambiguous-file',
    'wrong-file-type',
    'wrong-file-content',
    'file-too-large',
    'picture-too-large',
    'picture-too-narrow',
    'unsafe-svg',
    'invalid-svg',
    'invalid-style',
    'style-import',
    'style-leaves-brand',
    'unworkable-file',
    'low-contrast',
    'logo-on-plate',
  ],
  links: [
    'unsafe-link',
    'insecure-link',
    'invalid-link',
    'unknown-address',
    'unavailable-address',
    'wrong-language-link',
  ],
  content: [
    'privacy-layer',
    'missing-legal-page',
    'unknown-file',
    'language-not-offered',
    'empty-content',
    'raw-html',
    'heading-order',
    'image-in-content',
    'unknown-placeholder',
    'empty-placeholder',
    'unknown-message',
    'wrong-placeholders',
    'invalid-message',
    'empty-message',
  ],
  unfinished: [
    'unfinished-mark',
    'model-text',
    'model-fact',
    'model-picture',
    'missing-page-text',
    'unlinked-page',
    'review-date',
    'review-due',
    'storage-table',
    'accessibility-statement',
  ],
  brands: ['id-not-folder', 'duplicate-id', 'duplicate-domain', 'unknown-brand'],
} as const;

export type ProblemCode = (typeof problemParts)[keyof typeof problemParts][number];

export const problemCodes: readonly ProblemCode[] = Object.values(problemParts).flat();

/** The meaning of a code, in a short sentence. */
export const meaningOf = (code: ProblemCode): ReportText => reportText(`codes.${code}`);

/** Codes of unfinished parts: warnings while a brand is written, errors for a release. */
export const unfinishedCodes: ReadonlySet<string> = new Set<ProblemCode>([
  'unfinished-mark',
  'model-text',
  'model-fact',
  'model-picture',
  'missing-page-text',
  'unlinked-page',
  'review-date',
  'storage-table',
  'accessibility-statement',
]);
