/**
 * Every code that a problem of a brand can have, with its short meaning.
 * Each has a fixture folder of its name in tests/brands/broken; a test compares the two sets.
 */
export const problemCodes = {
  // The file itself (source)
  'missing-brand-file': 'a brand folder without brand.yaml, or a file that cannot be read',
  'not-a-file': 'a folder, a pipe or a link that leads nowhere, where a text file belongs',
  'brand-file-too-large': 'brand.yaml over 64 KiB',
  'not-utf-8': 'a file in another encoding than UTF-8',
  'control-character': 'an invisible control character, or half of a character',
  'bidi-character': 'an invisible character that changes the direction of text',
  'invisible-character': 'a character that nobody can see, such as a space without width',
  'empty-file': 'a file without any setting',
  'not-a-map': 'a file that is not a list of `key: value` lines',
  'invalid-yaml': 'text that is not YAML',
  'tab-indentation': 'a line that begins with a tab',
  'odd-space': 'a character that looks like a space, where YAML needs a real one',
  'merge-conflict': 'the marks of two versions that git could not put together',
  'duplicate-key': 'a setting written twice',
  'yaml-alias': 'an anchor or alias (`&name`, `*name`)',
  'yaml-tag': 'a tag (`!name`)',
  'yaml-directive': 'a directive (`%YAML`)',
  'several-documents': 'a second document in the file (`---`)',
  'forbidden-key': 'a key with a meaning of its own in JavaScript',
  'missing-colon': 'something in braces without a colon, often behind a decimal comma',
  'key-not-text': 'a list or map as a key',

  // Bases (inherit)
  'missing-base': 'an `extends` that names no base',
  'extends-cycle': 'bases that extend each other in a circle',
  'id-in-base': 'a base with an id of its own',

  // The shape of the settings (validate)
  'unknown-key': 'a setting that does not exist',
  'missing-key': 'a setting that every brand must have',
  'wrong-type': 'a text where a switch is expected, and the like',
  'empty-value': 'a setting without a value',
  'unquoted-colour': 'a colour without quotes, which YAML takes for a comment',
  'unquoted-number': 'a text of digits without quotes, which YAML takes for a number',
  'bad-colour': 'a colour that is not of the form #rrggbb',
  'unknown-value': 'a value that is not among the possible ones',
  'bad-value': 'a text that is not of the form that its setting needs',
  'too-long': 'a text with too many characters',
  'out-of-range': 'a number that is too small or too large',
  'repeated-item': 'an item that is twice in a list',
  'bad-login-id': 'a sign-in page whose name is taken or not of the right form',
  'missing-language': 'a text that is not there in every language of the brand',
  'unused-language': 'a text in a language that the brand does not have',

  // Settings that do not go together (rules)
  contradiction: 'settings that contradict each other',
  'hidden-required-field': 'a field that is required but not shown',
  'hidden-parent-field': 'a field that is shown without the one that it depends on',
  'fixed-required-field': 'a field that people must fill in and cannot change',
  'required-company-choice': 'a choice that must be made, of which a company may have none',
  'doubtful-fact': 'a value of the right form that can hardly be right',
  'third-party-before-consent': 'a service of others that loads before the visitor has agreed',

  // Files of the brand (rules)
  'missing-file': 'a file that a setting names and that does not exist',
  'path-outside-brand': 'a path that leads out of the folder of the brand',
  'ambiguous-file': 'one name for a file of the brand and another one of its base',
  'wrong-file-type': 'a file of a kind that does not fit its use',
  'wrong-file-content': 'a file whose content is not what its name says',
  'file-too-large': 'a file with too many bytes',
  'picture-too-large': 'a picture with too many pixels',
  'picture-too-narrow': 'a picture that is much longer than high, or the other way round',
  'unsafe-svg': 'an SVG picture that does more than draw',
  'invalid-svg': 'an SVG picture that browsers cannot show',
  'invalid-style': 'a style sheet that is not CSS or Sass',
  'style-import': 'a style sheet that imports another one',
  'style-leaves-brand': 'a style sheet that loads something from elsewhere',
  'unworkable-file': 'a file that takes too long or too much memory, or breaks the program that reads it',
  'low-contrast': 'an explicit pair of colours that cannot be read',
  'logo-on-plate': 'a logo that would be too dull on a dark ground, so that a white plate is put behind it',

  // Links (rules)
  'unsafe-link': 'a link that deceives or runs a script',
  'insecure-link': 'a link that begins with http://',
  'invalid-link': 'a link that is not a whole address',
  'unknown-address': 'a link to a page that the portal does not know',
  'unavailable-address': 'a link to a page that this brand does not have',
  'wrong-language-link': 'a link to a page in another language than the text around it',

  'privacy-layer': 'a form that collects data and does not say what becomes of them',

  // Content and wording (rules)
  'missing-legal-page': 'a legal page without its text in a language of the brand',
  'unknown-file': 'a file in content/ or messages/ that the portal does not use',
  'language-not-offered': 'content or wording in a language that the brand does not have',
  'empty-content': 'a content page without text',
  'raw-html': 'HTML in a text',
  'heading-order': 'a heading of the wrong level',
  'image-in-content': 'a picture in a content page',
  'unknown-placeholder': 'a placeholder that stands for nothing',
  'empty-placeholder': 'a placeholder for a setting that is not filled in',
  'unknown-message': 'wording for a text that does not exist',
  'wrong-placeholders': 'wording with other placeholders than the text it replaces',
  'invalid-message': 'wording that is not valid ICU syntax',
  'empty-message': 'wording without text',

  // What is unfinished: it may be looked at, and not be published (source, rules)
  'unfinished-mark': 'a mark of a new brand where something is to be filled in',
  'model-text': 'a sentence of the model texts of a new brand',
  'model-fact': 'a value of a new brand that stands for a fact of the institution',
  'model-picture': 'the drawn logo or icon of a new brand',
  'missing-page-text': 'a page that the brand has switched on and not written',
  'unlinked-page': 'a page that no other page leads to',
  'review-date': 'a review of the accessibility statement that is too old, or in the future',
  'review-due':
    'a review of the accessibility statement that is nearly due, or a promise in it that is overdue',
  'storage-table': 'a cookie policy without the table of what the portal stores',
  'accessibility-statement': 'a statement of a public body without the parts that the law asks for',

  // All brands together
  'id-not-folder': 'an id that is not the name of the folder',
  'duplicate-id': 'two brands with one id',
  'duplicate-domain': 'two brands with one internet domain',
  'unknown-brand': 'a brand asked for that does not exist',
} as const;

export type ProblemCode = keyof typeof problemCodes;

/** Codes of what is unfinished: warnings while a brand is being written, errors when it is to be published. */
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
