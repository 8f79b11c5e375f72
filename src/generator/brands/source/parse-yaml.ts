import { type Document, type LineCounter, type ParsedNode, parseAllDocuments } from 'yaml';

/**
 * Parses a brand.yaml as YAML 1.2, with strings as keys and without the types of other schemas.
 * @returns the documents of the file, of which a brand has one; none for a file of comments
 */
export function parseYaml(text: string, lineCounter?: LineCounter): Document<ParsedNode>[] {
  const documents = parseAllDocuments(text, {
    version: '1.2',
    schema: 'core',
    strict: true,
    uniqueKeys: true,
    stringKeys: true,
    merge: false,
    resolveKnownTags: false,
    prettyErrors: false,
    logLevel: 'silent',
    ...(lineCounter && { lineCounter }),
  });
  return Array.isArray(documents) ? documents : [];
}
