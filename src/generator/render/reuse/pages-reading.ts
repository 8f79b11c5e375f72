import type { PageRecord, PageRecords } from './page-records.ts';

/** JSON pointer of the setting of a read; `undefined` for reads of anything else. */
function settingOf(read: string): string | undefined {
  const pointer = read.replace(/^(?:has|keys) /, '');
  const [, setting] = /^(?:\/brand|\/public\/[^/]+)\/settings(\/.+)$/s.exec(pointer) ?? [];
  if (setting !== undefined) return setting;
  // The public brand has the fields of forms packed by group.
  const [, group] = /^\/public\/[^/]+\/fields(\/[^/]+)/.exec(pointer) ?? [];
  return group === undefined ? undefined : `/campos${group}`;
}

/**
 * The pages of a bundle whose rendering read a setting: the value itself, a part of it, or a list that contains it.
 * @param setting with dots, like `modulos.empleo`
 */
export function pagesReading({ pages, found }: PageRecords, setting: string): PageRecord[] {
  const wanted = `/${setting.split('.').join('/')}`;
  const isAbout = (read: string): boolean => {
    const about = settingOf(read);
    if (about === undefined) return false;
    if (about === wanted || about.startsWith(`${wanted}/`)) return true;
    // An object is read on the way to each of its properties, a list as a whole.
    return wanted.startsWith(`${about}/`) && found.get(read) !== 'object';
  };
  const reads = new Set([...found.keys()].filter(isAbout));
  return pages.filter((page) => page.reads.some((read) => reads.has(read)));
}
