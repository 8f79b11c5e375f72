import { usePage } from '#portal/island/page-context.ts';

/** For which firm something is sent, where it is known: many people act for several. */
export function SentFor({ firm }: { firm: string | undefined }) {
  const {
    format: { t },
  } = usePage();
  return firm ? <p className="form-intro">{t('frame.sentFor', { firm })}</p> : null;
}
