import { useStore } from '@nanostores/react';
import type { Candidate } from '#core/contract/entities/candidate.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { useImport } from '#portal/island/use-import-with-retry.ts';
import { usePage } from '#portal/island/page-context.ts';
import { $rejections, hasStoredRejections } from '../stores/rejection-store.ts';
import { useCandidateName } from '../use-candidate-name.ts';

const loadNotices = async () => (await import('./RejectionNotices.tsx')).RejectionNotices;

/** Shows the rejections that are not sent yet, also those of an earlier visit; loads their chunk only then. */
export function Rejections({ candidatos }: { candidatos: readonly Candidate[] }) {
  const { t } = usePage().format;
  const nameOf = useCandidateName();
  const hasStored = useBrowserValue(hasStoredRejections) ?? false;
  const isNeeded = useStore($rejections).length > 0 || hasStored;
  const { code: Notices } = useImport(loadNotices, isNeeded);
  if (!Notices) return null;
  return (
    <Notices
      nameOf={(id) => {
        const known = candidatos.find(({ idCandidatura }) => idCandidatura === id);
        return known ? nameOf(known) : t('candidates.unnamed', { number: id });
      }}
    />
  );
}
