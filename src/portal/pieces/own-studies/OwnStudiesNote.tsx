import { mailLink } from '#core/shared/mail-link.ts';
import { usePage } from '#portal/island/page-context.ts';

/** Note that the institution enters the studies taken there, with the email address for questions. */
export function OwnStudiesNote() {
  const { brand, format } = usePage();
  const { t } = format;
  const { emailInscripcion, contacto } = brand.settings;
  const email = emailInscripcion ?? contacto.email;
  return (
    <p>
      {t('frame.ownStudiesGiven')} {t('frame.ownStudiesAsk')} <a href={mailLink(email)}>{email}</a>.
    </p>
  );
}
