import { usePage } from '#portal/island/page-context.ts';

/** Names the firm for which a form is sent, because many people act for several; renders nothing if unknown. */
export function SentFor({ firm }: { firm: string | undefined }) {
  const {
    format: { t },
  } = usePage();
  return firm ? <p className="form-intro">{t('frame.sentFor', { firm })}</p> : null;
}
