import { useStore } from '@nanostores/react';
import { $heldSends } from '#portal/data/server/held-sends.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import '../form/form.scss';

interface OtherTabSendsProps {
  /** The form is being sent. */
  isBusy: boolean;
}

/** Tells, and announces, that a send waits because another tab is sending the same. */
export function OtherTabSends({ isBusy }: OtherTabSendsProps) {
  const { t } = usePage().format;
  const isHeld = useStore($heldSends) > 0 && isBusy;
  const text = t('frame.otherTabSends');
  useAnnounce(isHeld && text);
  return isHeld && <p className="form-note">{text}</p>;
}
