import { type ReactNode, useState } from 'react';
import { localDay } from '#core/i18n/dates.ts';
import { relativeTime } from '#core/i18n/relative-time.ts';
import { DiscardQuestion } from '#portal/forms/parts/DiscardQuestion.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { Button } from '#portal/ui/Button.tsx';
import type { OfferFormState } from './offer-form-state.ts';

interface FoundDraftProps {
  /** `undefined` until opened. */
  draft: OfferFormState['draft'];
  isNew: boolean;
  onStartOver: () => void;
  /** Shown where there is no draft, in the same room. */
  children: ReactNode;
}

/** Tells that the form shows a draft, with its date; the draft can be discarded. */
export function FoundDraft({ draft, isNew, onStartOver, children }: FoundDraftProps) {
  const { format } = usePage();
  const { t } = format;
  const [since] = useState(() => draft?.since());
  const [isAsking, setAsking] = useState(false);
  const day = since && localDay(since);
  const when = day && (relativeTime(format, day) ?? format.date(day));
  const text = when && t(isNew ? 'offer-form.draftFound' : 'offer-form.changesFound', { when });
  useAnnounce(text);
  if (!draft || !text)
    return (
      <>
        {children}
        {isNew && <DraftRoom />}
      </>
    );
  return (
    <div className="editor-restored offer-draft">
      <p>{text}</p>
      <Button onClick={() => setAsking(true)}>
        {t(isNew ? 'offer-form.startOver' : 'offer-form.dropChanges')}
      </Button>
      <DiscardQuestion
        open={isAsking}
        onAnswer={(discards) => {
          setAsking(false);
          if (!discards) return;
          draft.clear();
          onStartOver();
        }}
      />
    </div>
  );
}

/** Takes the room of the line about a draft, which comes later, with the longest date. */
function DraftRoom() {
  const { t, date } = usePage().format;
  return (
    <div className="editor-restored offer-draft offer-draft-room" aria-hidden="true">
      <p>{t('offer-form.draftFound', { when: date('2026-09-30') })}</p>
      <span className="button">{t('offer-form.startOver')}</span>
    </div>
  );
}
