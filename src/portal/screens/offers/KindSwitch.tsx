import { usePage } from '#portal/island/page-context.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import '#portal/lists/filters/filters.scss';

/** Switch between placements and jobs, for students who can apply to both. */
export function KindSwitch({ kind }: { kind: OfferKind }) {
  const { brand, format } = usePage();
  const student = useLastSession();
  const { 'placement-offers': placements, 'job-offers': jobs } = brand.paths;
  const hasBoth = student ? ownKinds(student, brand).length > 1 : placements && jobs;
  if (!hasBoth) return null;
  const entry = (own: OfferKind, label: string, href: string | undefined) => (
    <a className="list-switch-entry" href={href} aria-current={own === kind ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    // Until the student is known, an invisible switch keeps its room, unless the boot script knows better.
    <nav className="list-switch" aria-label={format.t('offers.kind')} data-unknown={!student || undefined}>
      {entry('practicas', format.t('offers.kindPlacements'), placements)}
      {entry('empleo', format.t('offers.kindJobs'), jobs)}
    </nav>
  );
}
