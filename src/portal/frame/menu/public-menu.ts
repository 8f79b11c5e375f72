import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';

export interface MenuEntry {
  route: RouteId;
  href: string;
  label: MessageId;
  /** Whether the entry leads to a sign-in page. */
  signIn: boolean;
}

/** All possible entries for a visitor without a session, in the order of the header. */
const allEntries: readonly Omit<MenuEntry, 'href'>[] = [
  { route: 'programmes', label: 'frame.menuProgrammes', signIn: false },
  { route: 'registration', label: 'frame.menuRegistration', signIn: false },
  { route: 'login-company', label: 'frame.menuCompanies', signIn: true },
  { route: 'login-graduate', label: 'frame.menuGraduates', signIn: true },
  { route: 'login', label: 'frame.menuStudents', signIn: true },
];

/** The menu of visitors without a session: the possible entries whose pages the brand has. */
export function publicMenu({ paths }: Pick<PublicBrand, 'paths'>): MenuEntry[] {
  const oneForCandidates = paths['login-graduate'] === undefined;
  return allEntries.flatMap((entry) => {
    const href = paths[entry.route];
    if (href === undefined) return [];
    const label = entry.route === 'login' && oneForCandidates ? 'frame.menuCandidates' : entry.label;
    return [{ ...entry, label, href }];
  });
}
