import { type ReactNode, useState } from 'react';
import { dameConveniosEmpresa } from '#core/contract/calls/company-agreements.ts';
import type { Agreement } from '#core/contract/entities/agreement.ts';
import type { MissingCompanyData } from '#core/contract/entities/missing-data.ts';
import type { MessageId } from '#core/i18n/messages.ts';
import { hasProblem } from '#core/model/companies.ts';
import type { QueryState } from '#portal/data/cache/query-cache.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { fieldLink } from '#portal/data/browser/field-link.ts';
import { FoldedSection } from '#portal/forms/editors/FoldedSection.tsx';
import { GapList } from '#portal/forms/editors/GapList.tsx';
import { Section } from '#portal/forms/editors/Section.tsx';
import { SectionIndex } from '#portal/forms/editors/SectionIndex.tsx';
import { isComplete } from '#portal/forms/editors/SectionMark.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { RetentionNote } from '#portal/pieces/privacy-layer/RetentionNote.tsx';
import { AccountList } from './accounts/AccountList.tsx';
import { Agreements } from './agreements/Agreements.tsx';
import { companyGaps, isFilled, sectionOf, type CompanySectionId } from './company-gaps.ts';
import type { KnownCompany } from './company-store.ts';
import { ContactList } from './contacts/ContactList.tsx';
import { Addresses } from './data/Addresses.tsx';
import { BankView } from './data/BankView.tsx';
import { IdentityView } from './data/IdentityView.tsx';
import { PresentationView } from './data/PresentationView.tsx';
import { SignerView } from './data/SignerView.tsx';

interface CompanySectionsProps {
  company: KnownCompany;
  /** Missing data; `undefined` if it failed to load. */
  missing: MissingCompanyData | undefined;
  /** Agreements of the company; `undefined` if the brand has none. */
  agreements: QueryState<readonly Agreement[]> | undefined;
  /** Whether the signed-in contact has data missing in the profile. */
  isContactMissing: boolean;
}

interface CompanySection {
  id: CompanySectionId;
  title: MessageId;
  intro?: MessageId;
  content: ReactNode;
}

/** Sections of the page beside their index, with the gaps above. */
export function CompanySections({ company, missing, agreements, isContactMissing }: CompanySectionsProps) {
  const { brand, format } = usePage();
  const { t } = format;
  // Intros about placements are left out if the brand has no placements.
  const placementsIntro = (intro: MessageId): { intro?: MessageId } =>
    brand.settings.modulos.practicas ? { intro } : {};
  const loadedAgreements = agreements?.state === 'ready' ? agreements.datos : [];
  const gaps = companyGaps(missing ?? {}, agreements && loadedAgreements);
  const parts: CompanySection[] = [
    { id: 'identity', title: 'company.identity', content: <IdentityView company={company} /> },
    {
      id: 'presentation',
      title: 'company.presentation',
      intro: 'company.presentationIntro',
      content: <PresentationView company={company} />,
    },
    { id: 'addresses', title: 'company.addresses', content: <Addresses company={company} /> },
    {
      id: 'bank',
      title: 'company.bank',
      ...placementsIntro('company.bankIntro'),
      content: <BankView company={company} />,
    },
    {
      id: 'signer',
      title: 'company.signer',
      ...placementsIntro('company.signerIntro'),
      content: <SignerView company={company} />,
    },
    {
      id: 'contacts',
      title: 'company.contacts',
      intro: 'company.contactsIntro',
      content: (
        <>
          <ContactList company={company} agreements={loadedAgreements} />
          <RetentionNote />
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'company.accounts',
      intro: 'company.accountsIntro',
      content: <AccountList company={company} />,
    },
  ];
  if (agreements)
    parts.push({
      id: 'agreements',
      title: 'company.agreements',
      content: (
        <>
          {agreements.state === 'loading' && <SkeletonRows rows={1} label={t('agreements.listLoading')} />}
          {agreements.state === 'failed' && (
            <FailedRead
              text={t('agreements.listFailed')}
              failure={agreements.failure}
              retry={() => void queryCache.refresh(dameConveniosEmpresa, {})}
              isPart
            />
          )}
          {agreements.state === 'ready' && (
            <Agreements agreements={loadedAgreements} canRequest={!hasProblem(missing ?? {})} />
          )}
        </>
      ),
    });
  const stateOf = (id: CompanySectionId) => ({
    missing: gaps.filter(({ section }) => section === id).length,
    isOptional: !isFilled(id, company, loadedAgreements),
  });
  // Decided once: a section that becomes complete stays as it is.
  const [folded] = useState(() => {
    const linked = sectionOf(location.search);
    return parts.flatMap(({ id }) => (missing && isComplete(stateOf(id)) && id !== linked ? [id] : []));
  });
  return (
    <div className="sections-page">
      {missing && (
        <SectionIndex
          sections={parts.map(({ id, title }) => ({ id, title: t(title), ...stateOf(id) }))}
          label={t('company.index')}
        />
      )}
      <div className="sections">
        {missing && hasProblem(missing) && <p className="company-problem">{t('company.hasProblem')}</p>}
        {(gaps.length > 0 || isContactMissing) && (
          <div className="gaps">
            <GapList title={t('company.gaps')} gaps={gaps} />
            {isContactMissing && (
              <p>
                {t('company.ownDataMissing')}{' '}
                <a href={fieldLink(brand.paths.profile ?? '', undefined, location.pathname)}>
                  {t('actions.reviewProfile')}
                </a>
              </p>
            )}
          </div>
        )}
        {parts.map(({ id, title, intro, content }) => {
          const part = { id, title: t(title), intro: intro && t(intro), children: content };
          return folded.includes(id) ? (
            <FoldedSection key={id} {...part} {...stateOf(id)} />
          ) : (
            <Section key={id} {...part} {...(missing && stateOf(id))} />
          );
        })}
      </div>
    </div>
  );
}
