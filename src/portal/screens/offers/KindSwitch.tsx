import { usePage } from '#portal/island/page-context.ts';
import { ownKinds } from '#portal/frame/menu/student-menu.ts';
import type { OfferKind } from '#core/model/offers.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import '#portal/lists/filters/filters.scss';

/** Switch between placements and jobs, for students who can apply to both. */
export function KindSwitch({ kind }: { kind: OfferKind }) {
  const { brand, format } = usePage();
  const student = useLastSession();
  const kinds = student ? ownKinds(student, brand) : [];
  if (kinds.length < 2) return null;
  const entry = (own: OfferKind, label: string, href: string | undefined) => (
    <a className="list-switch-entry" href={href} aria-current={own === kind ? 'page' : undefined}>
      {label}
    </a>
  );
  return (
    <nav className="list-switch" aria-label={format.t('offers.kind')}>
      {entry('practicas', format.t('offers.kindPlacements'), brand.paths['placement-offers'])}
      {entry('empleo', format.t('offers.kindJobs'), brand.paths['job-offers'])}
    </nav>
  );
}
