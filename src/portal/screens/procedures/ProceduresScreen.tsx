import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { Adhesions } from './Adhesions.tsx';
import { RequestedDeletion } from './RequestedDeletion.tsx';
import { Enrolments } from './Enrolments.tsx';
import { Proposals } from './Proposals.tsx';
import './procedures.scss';

/** The student's requests to the institution, except for applications, with their states. */
export function ProceduresScreen() {
  const { brand, format } = usePage();
  const { paths, settings } = brand;
  const session = useLastSession();
  const isKnown = session !== undefined;
  return (
    <div className="procedures">
      <p className="procedures-intro">{format.t('procedures.intro')}</p>
      {settings.modulos.bajaServicio && <RequestedDeletion />}
      {paths['placement-proposal'] && session?.conPracticas !== false && <Proposals isKnown={isKnown} />}
      {paths.programmes && <Adhesions isKnown={isKnown} />}
      {paths.events && <Enrolments isKnown={isKnown} />}
    </div>
  );
}
