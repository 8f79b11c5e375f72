import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';

/** Delay before loading is announced, in milliseconds. */
const announceAfter = 700;

interface WaitingProps {
  /** Text that tells what is loading; absent: a general one. */
  text?: string;
  className?: string;
}

/** Placeholder of content that is loading; announced where that takes longer. */
export function Waiting({ text, className = 'part-loading' }: WaitingProps) {
  const { t } = usePage().format;
  const message = text ?? t('frame.loading');
  useAnnounce(message, announceAfter);
  return <p className={className}>{message}</p>;
}
