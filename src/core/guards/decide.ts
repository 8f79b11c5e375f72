/** The facts of a page that guards look at. */
export interface GuardedPage {
  /** Anyone, anyone signed in, students and graduates, or companies. */
  audience: 'public' | 'any' | 'student' | 'company';
  /** Marks a sign-in page. */
  login?: true;
  /** Marks a page that stays open during maintenance. */
  open?: true;
  /** Service that a student must have to open the page. */
  service?: 'practicas' | 'empleo';
  /** Instant from which on the brand does not have the page any more, in milliseconds since 1970. */
  until?: number;
}

/** The settings of a brand that guards look at. */
export interface GuardedBrand {
  inMantenimiento: boolean;
  /** Maintenance between two instants, in milliseconds since 1970. */
  mantenimiento?: readonly [from: number, until: number];
}

/** The person who opens a page. */
export interface Visitor {
  godmode: boolean;
  /** The current instant, in milliseconds since 1970. */
  now: number;
  /** Someone whose data protection notice is pending counts as signed out. */
  pendingNotice: boolean;
  user?: { company: boolean; conPracticas: boolean; conEmpleo: boolean };
}

/** Pages that guards redirect to. */
export const guardPages = {
  home: { audience: 'any' },
  login: { audience: 'public', login: true },
  maintenance: { audience: 'public', open: true },
} as const satisfies Record<string, GuardedPage>;

export type GuardPage = keyof typeof guardPages;

/** Applies guards 1 to 5 to one page: the redirect target, or `undefined` where the page may be seen. */
function redirectOf(
  page: GuardedPage,
  permitted: boolean,
  brand: GuardedBrand,
  visitor: Visitor,
): GuardPage | undefined {
  const user = visitor.pendingNotice ? undefined : visitor.user;
  const [from, until] = brand.mantenimiento ?? [0, 0];
  const isClosed = brand.inMantenimiento || (visitor.now >= from && visitor.now < until);
  if (isClosed && !visitor.godmode && !page.open) return 'maintenance';
  if (page.audience !== 'public' && !user) return 'login';
  if (user) {
    if (page.audience === 'company' && !user.company) return 'home';
    if (page.audience === 'student' && user.company) return 'home';
    if (page.service === 'practicas' && !user.conPracticas) return 'home';
    if (page.service === 'empleo' && !user.conEmpleo) return 'home';
    if (page.login) return 'home';
  }
  return permitted && !(page.until && visitor.now >= page.until) ? undefined : 'home';
}

export interface Decision {
  /** Redirect target; absent to stay. */
  go?: GuardPage;
  /** Whether to return to the page after signing in. */
  remember: boolean;
}

/**
 * Decides where the guards redirect a visitor of a page. Guards are applied until nothing changes, so that
 * there is a single redirect: a page that leads home leads to the sign-in page when nobody is signed in.
 * @param permitted whether the brand has the page (guard 5); settled by the build, which leaves out pages
 * that the brand lacks
 */
export function decide(
  page: GuardedPage,
  permitted: boolean,
  brand: GuardedBrand,
  visitor: Visitor,
): Decision {
  const first = redirectOf(page, permitted, brand, visitor);
  let go = first;
  for (let next = go; next; next = redirectOf(guardPages[next], true, brand, visitor)) go = next;
  return { ...(go && { go }), remember: first === 'login' };
}
