import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { hasPersistentDrafts } from '#portal/data/drafts/stored-drafts.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Question } from '#portal/ui/Question.tsx';

/** Asks for confirmation of a sign-out that would remove persistent drafts from this browser. */
export function SignOutQuestion() {
  const { brand, format } = usePage();
  const { t } = format;
  const [isAsking, setAsking] = useState(false);
  const { logout } = brand.paths;
  useEffect(() => {
    const ask = (event: MouseEvent): void => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || link.getAttribute('href') !== logout || !hasPersistentDrafts()) return;
      event.preventDefault();
      setAsking(true);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [logout]);
  // Outside of the menu, which is closed on phones.
  return createPortal(
    <Question
      open={isAsking}
      title={t('frame.signOutQuestion')}
      no={t('actions.cancel')}
      yes={t('actions.signOut')}
      onAnswer={(signsOut) => {
        setAsking(false);
        if (signsOut && logout) location.assign(logout);
      }}
    />,
    document.body,
  );
}
