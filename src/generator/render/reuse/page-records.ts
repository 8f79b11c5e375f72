import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#core/i18n/languages.ts';
import type { RouteId } from '#core/routing/table.ts';
import { type Provenance, provenanceFile } from '../attestation/provenance.ts';
import { factsOf, type FileFacts } from '../bundle/site-writer.ts';

/** Record of a rendered page. */
export interface PageRecord extends FileFacts {
  route: RouteId;
  language: Language;
  /** Id of a brand-specific sign-in page. */
  variant?: string;
  /** First file of the page, below the site folder. */
  file: string;
  /** Reads of its inputs during rendering. */
  reads: readonly string[];
  /** Addresses within the portal that the page links to or loads. */
  links: readonly string[];
}

/** Records of all pages of a bundle. */
export interface PageRecords {
  /** Hash of the compiled renderer with which they were made. */
  renderer: string;
  /** Value found by each read, as text or hash. */
  found: ReadonlyMap<string, string>;
  /** Addresses filled in after rendering, by the fixed name in the rendered page. */
  late: ReadonlyMap<string, string>;
  pages: readonly PageRecord[];
}

export const pagesFile = 'pages.json';

/** Pages share most of their reads and links, so the file has each once, and pages have numbers. */
interface StoredRecords {
  version: 1;
  renderer: string;
  reads: [read: string, found: string][];
  links: string[];
  late: [name: string, address: string][];
  pages: (Omit<PageRecord, 'reads' | 'links'> & Record<'reads' | 'links', number[]>)[];
}

/** Formats the records of a bundle; the same pages give the same text. */
export function formatRecords({ renderer, found, late, pages }: PageRecords): string {
  const listed = (key: 'reads' | 'links'): string[] =>
    [...new Set(pages.flatMap((page) => page[key]))].sort();
  const numbersIn = (list: readonly string[]): ((texts: readonly string[]) => number[]) => {
    const numbers = new Map(list.map((text, index) => [text, index]));
    return (texts) => texts.map((text) => numbers.get(text) ?? -1).sort((a, b) => a - b);
  };
  const [reads, links] = [listed('reads'), listed('links')];
  const [readNumbers, linkNumbers] = [numbersIn(reads), numbersIn(links)];
  const stored: StoredRecords = {
    version: 1,
    renderer,
    reads: reads.map((read) => [read, found.get(read) ?? '']),
    links,
    late: [...late],
    pages: pages.map((page) => ({
      ...page,
      reads: readNumbers(page.reads),
      links: linkNumbers(page.links),
    })),
  };
  return `${JSON.stringify(stored)}\n`;
}

/** Hash of the records by the provenance of the bundle. */
function attestedHash(bundle: string): string | undefined {
  const { subject } = JSON.parse(readFileSync(join(bundle, provenanceFile), 'utf8')) as Provenance;
  return subject.find(({ name }) => name === pagesFile)?.digest.sha256;
}

/**
 * Reads the records of a bundle; `undefined` where they are missing, damaged or of another version of the generator.
 */
export function readRecords(bundle: string): PageRecords | undefined {
  try {
    const text = readFileSync(join(bundle, pagesFile), 'utf8');
    if (factsOf(text).sha256 !== attestedHash(bundle)) return undefined;
    const { version, renderer, reads, links, late, pages } = JSON.parse(text) as StoredRecords & {
      version: number;
    };
    if (version !== 1) return undefined;
    return {
      renderer,
      found: new Map(reads),
      late: new Map(late),
      pages: pages.map((page) => ({
        ...page,
        reads: page.reads.map((number) => reads[number]?.[0] ?? ''),
        links: page.links.map((number) => links[number] ?? ''),
      })),
    };
  } catch {
    return undefined;
  }
}
