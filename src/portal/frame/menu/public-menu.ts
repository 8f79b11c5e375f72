import type { PublicBrand } from '#core/brand/public-brand.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import type { RouteId } from '#core/routing/table.ts';

export interface MenuEntry {
  route: RouteId;
  href: string;
  label: MessageId;
  /** Whether it is a way to sign in. */
  signIn: boolean;
}

/** What a visitor without a session may want, in the order in which the header shows it. */
const offered: readonly Omit<MenuEntry, 'href'>[] = [
  { route: 'programmes', label: 'frame.menuProgrammes', signIn: false },
  { route: 'registration', label: 'frame.menuRegistration', signIn: false },
  { route: 'login-company', label: 'frame.menuCompanies', signIn: true },
  { route: 'login-graduate', label: 'frame.menuGraduates', signIn: true },
  { route: 'login', label: 'frame.menuStudents', signIn: true },
];

/** The menu of visitors: of all that can be offered, the pages that the brand has. */
export function publicMenu({ paths }: Pick<PublicBrand, 'paths'>): MenuEntry[] {
  const oneForCandidates = paths['login-graduate'] === undefined;
  return offered.flatMap((entry) => {
    const href = paths[entry.route];
    if (href === undefined) return [];
    const label = entry.route === 'login' && oneForCandidates ? 'frame.menuCandidates' : entry.label;
    return [{ ...entry, label, href }];
  });
}
