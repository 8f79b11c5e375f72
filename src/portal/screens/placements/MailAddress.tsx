import mail from 'icon:mail';
import { mailLink } from '#core/shared/mail-link.ts';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';

/** Mail link of a tutor. */
export function MailAddress({ email }: { email: string }) {
  const { t } = usePage().format;
  return (
    <a className="placement-link" href={mailLink(email)}>
      <Icon shapes={mail} />
      <span className="visually-hidden">{`${t('placements.email')}: `}</span>
      {email}
    </a>
  );
}
