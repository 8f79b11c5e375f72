import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { faltanDatosAlaEmpresa, faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import { hasProblem } from '#core/model/companies.ts';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { createEditing } from '#portal/forms/editors/editing.ts';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { ReturnLink } from '#portal/forms/editors/ReturnLink.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { omittedOf } from '#portal/messages/page-state/AnswerRemarks.tsx';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { Omitted } from '#portal/messages/page-state/Omitted.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { useAgreements } from '#portal/pieces/agreement-state/use-agreements.ts';
import { fieldLocationOf } from './company-gaps.ts';
import { CompanySections } from './CompanySections.tsx';
import { company } from './portal-company.ts';
import '#portal/forms/editors/sections.scss';
import './company.scss';

/** The company's own page: gaps first, then its data in sections that are edited in place. */
export function CompanyScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const state = useStore(company.$record, { ssr: 'initial' });
  const missing = useQueryAnswer(faltanDatosAlaEmpresa, {});
  const missingOfContact = useQueryAnswer(faltanDatosAlContactoEmpresa, {});
  const hasAgreements = brand.paths['upload-agreement'] !== undefined;
  const agreements = useAgreements(hasAgreements);
  const [editing] = useState(createEditing);
  const [isShown, setShown] = useState(false);
  useEffect(() => void company.load(), []);
  if (state.state === 'failed')
    return (
      <FailedRead failure={state.failure} text={t('company.failed')} retry={() => void company.load()} />
    );
  // Wait for the gaps: they stand above the sections and would push them down.
  const queries = [state, missing, missingOfContact, ...(hasAgreements ? [agreements] : [])];
  if (!isShown && queries.every((query) => query.state !== 'loading')) setShown(true);
  if (!isShown || state.state === 'loading') return <SkeletonRows rows={10} label={t('frame.loading')} />;
  const isFixed = missing.state === 'ready' && hasProblem(missing.datos);
  return (
    <EditingContext value={editing}>
      <ReturnLink
        editorOf={(field) => (isFixed ? undefined : fieldLocationOf(field.replace(/^empresa\./, '')))}
      />
      <FailedPart
        answers={[missing, missingOfContact]}
        text={t('company.gapsFailed')}
        retry={() => {
          if (missing.state === 'failed') void queryCache.refresh(faltanDatosAlaEmpresa, {});
          if (missingOfContact.state === 'failed') void queryCache.refresh(faltanDatosAlContactoEmpresa, {});
        }}
      />
      <Omitted count={omittedOf(state)} />
      <CompanySections
        company={state.datos}
        missing={missing.state === 'ready' ? missing.datos : undefined}
        agreements={hasAgreements ? agreements : undefined}
        isContactMissing={missingOfContact.state === 'ready' && missingOfContact.datos.faltanDatos}
      />
      <LeaveQuestion />
    </EditingContext>
  );
}
