import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';

/** Milliseconds after which it is worth saying that something is not there yet. */
const aMoment = 700;

interface WaitingProps {
  /** What is waited for; absent: in general. */
  text?: string;
  className?: string;
}

/** Says, in the place of what is still to come, that it is coming; it is read out where that takes a moment. */
export function Waiting({ text, className = 'part-loading' }: WaitingProps) {
  const { t } = usePage().format;
  const words = text ?? t('frame.loading');
  useAnnounce(words, aMoment);
  return <p className={className}>{words}</p>;
}
