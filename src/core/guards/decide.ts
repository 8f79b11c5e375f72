/** What of a page decides who may see it. */
export interface GuardedPage {
  /** Anyone, anyone signed in, students and graduates, companies. */
  audience: 'public' | 'any' | 'student' | 'company';
  /** A sign-in page. */
  login?: true;
  /** A page that stays open during maintenance. */
  open?: true;
  /** Service that a student must have for it. */
  service?: 'practicas' | 'empleo';
}

/** What of a brand decides it. */
export interface GuardedBrand {
  inMantenimiento: boolean;
}

/** Who asks. */
export interface Visitor {
  godmode: boolean;
  /** Someone whose data protection notice is pending counts as signed out. */
  pendingNotice: boolean;
  user?: { company: boolean; conPracticas: boolean; conEmpleo: boolean };
}

/** Pages that guards lead to. */
export const guardPages = {
  home: { audience: 'any' },
  login: { audience: 'public', login: true },
  maintenance: { audience: 'public', open: true },
} as const satisfies Record<string, GuardedPage>;

export type GuardPage = keyof typeof guardPages;

/** Guards 1 to 5 for one page: where they lead instead; `undefined` means that the page may be seen. */
function step(
  page: GuardedPage,
  permitted: boolean,
  brand: GuardedBrand,
  visitor: Visitor,
): GuardPage | undefined {
  const user = visitor.pendingNotice ? undefined : visitor.user;
  if (brand.inMantenimiento && !visitor.godmode && !page.open) return 'maintenance';
  if (page.audience !== 'public' && !user) return 'login';
  if (user) {
    if (page.audience === 'company' && !user.company) return 'home';
    if (page.audience === 'student' && user.company) return 'home';
    if (page.service === 'practicas' && !user.conPracticas) return 'home';
    if (page.service === 'empleo' && !user.conEmpleo) return 'home';
    if (page.login) return 'home';
  }
  return permitted ? undefined : 'home';
}

export interface Decision {
  /** Where to go instead; absent to stay. */
  go?: GuardPage;
  /** Whether the page is to be shown after signing in. */
  remember: boolean;
}

/**
 * Where the guards lead someone who asks for a page. They are applied until nothing changes, so that the way is one
 * step: a page that leads home leads to the sign-in page when nobody is signed in.
 * @param permitted whether the brand has the page (guard 5); settled by the build, where pages that it lacks are absent
 */
export function decide(
  page: GuardedPage,
  permitted: boolean,
  brand: GuardedBrand,
  visitor: Visitor,
): Decision {
  const first = step(page, permitted, brand, visitor);
  let go = first;
  for (let next = go; next; next = step(guardPages[next], true, brand, visitor)) go = next;
  return { ...(go && { go }), remember: first === 'login' };
}
