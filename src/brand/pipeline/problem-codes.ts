/**
 * Every code that a problem of a brand can have, with its short meaning.
 * Each has a fixture folder of its name in tests/brands/broken; a test compares the two sets.
 */
export const problemCodes = {
  // The file itself (source)
  'missing-brand-file': 'a brand folder without brand.yaml, or a file that cannot be read',
  'brand-file-too-large': 'brand.yaml over 64 KiB',
  'not-utf-8': 'a file in another encoding than UTF-8',
  'control-character': 'an invisible control character',
  'bidi-character': 'an invisible character that changes the direction of text',
  'empty-file': 'a file without any setting',
  'not-a-map': 'a file that is not a list of `key: value` lines',
  'invalid-yaml': 'text that is not YAML',
  'tab-indentation': 'a line that begins with a tab',
  'duplicate-key': 'a setting written twice',
  'yaml-alias': 'an anchor or alias (`&name`, `*name`)',
  'yaml-tag': 'a tag (`!name`)',
  'yaml-directive': 'a directive (`%YAML`)',
  'several-documents': 'a second document in the file (`---`)',
  'forbidden-key': 'a key with a meaning of its own in JavaScript',
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
  'third-party-before-consent': 'a service of others that loads before the visitor has agreed',

  // All brands together
  'id-not-folder': 'an id that is not the name of the folder',
  'duplicate-id': 'two brands with one id',
  'duplicate-domain': 'two brands with one internet domain',
  'unknown-brand': 'a brand asked for that does not exist',
} as const;

export type ProblemCode = keyof typeof problemCodes;
