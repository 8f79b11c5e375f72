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
} as const;

export type ProblemCode = keyof typeof problemCodes;
