import briefcase from 'icon:briefcase-business';
import type { OfferKind } from '#core/model/offers.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useLastSession } from '#portal/island/use-last-session.ts';
import { PageState } from '#portal/messages/page-state/PageState.tsx';
import { SkeletonFields } from '#portal/ui/SkeletonFields.tsx';
import { KindChoice } from './KindChoice.tsx';
import { NewOffer } from './NewOffer.tsx';
import '#portal/forms/editors/sections.scss';
import './offer-form.scss';

interface NewOfferScreenProps {
  /** Kind of the offer, if the address or the brand leaves no choice. */
  kind?: OfferKind | undefined;
}

/** Form of a new offer, which the build has rendered if its kind is known. */
export function NewOfferScreen({ kind: givenKind }: NewOfferScreenProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const session = useLastSession();
  const { practicas, empleo } = brand.settings.modulos;
  const own: OfferKind[] = [];
  if (practicas && session?.conPracticas) own.push('practicas');
  if (empleo && session?.conEmpleo) own.push('empleo');
  const kind = givenKind ?? (own.length === 1 ? own[0] : undefined);
  if (session && (own.length === 0 || (kind && !own.includes(kind))))
    return (
      <PageState
        icon={briefcase}
        text={t(kind === 'empleo' ? 'errors.noEmploymentService' : 'errors.noPlacementService')}
      >
        <a className="button button-primary" href={brand.paths.home}>
          {t('actions.goHome')}
        </a>
      </PageState>
    );
  if (kind && brand.settings.modulos[kind]) return <NewOffer key={kind} kind={kind} owner={session} />;
  return session ? <KindChoice /> : <SkeletonFields fields={6} label={t('frame.loading')} />;
}
