import type { ServedFiles } from '#portal/render/page-request.ts';

/**
 * Addresses of the data and text files of islands, which stand in every page and are others after most changes. Pages
 * are rendered with a fixed name in the place of each, so that they do not depend on them, and get the address at last.
 */
export class LateAddresses {
  /** The served files with a fixed name for each late address. */
  readonly served: ServedFiles;
  /** Addresses by fixed name. */
  readonly byName: ReadonlyMap<string, string>;

  constructor(served: ServedFiles) {
    const byName = new Map<string, string>();
    const late = (address: string): string => {
      // The hash stands before the extension; no file has this one.
      const name = address.replace(/\.[^.]+(?=\.json$)/, '.late');
      byName.set(name, address);
      return name;
    };
    const all = <T>(values: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
    this.served = {
      ...served,
      data: all(served.data, late),
      texts: all(served.texts, (kinds) => all(kinds, late)),
    };
    this.byName = byName;
  }

  /** Puts the addresses into a rendered page. */
  fill(html: string): string {
    return replaceAll(html, this.byName);
  }

  /** Whether a page names one of the addresses itself, as no page of the portal does. */
  isNamedIn(html: string): boolean {
    return [...this.byName.values()].some((address) => html.includes(address));
  }

  /** The addresses of an earlier build that are others now, each with the present one. */
  changesSince(earlier: ReadonlyMap<string, string>): Map<string, string> {
    return new Map(
      [...earlier].flatMap(([name, address]) => {
        const current = this.byName.get(name);
        return current === undefined || current === address ? [] : [[address, current]];
      }),
    );
  }
}

/** Replaces each of some texts by another. */
export function replaceAll(text: string, replacements: ReadonlyMap<string, string>): string {
  let result = text;
  for (const [from, to] of replacements) result = result.replaceAll(from, to);
  return result;
}
