import type { Cv } from '#core/contract/entities/cv.ts';
import { flagsOf } from '#core/brand/field-flags.ts';
import { languageNames } from '#core/i18n/languages.ts';
import { hasOwnPassword, hasUniversityAccount } from '#core/model/own-password.ts';
import { isOffered } from '#portal/forms/fields/field-options.ts';
import { usePage } from '#portal/island/page-context.ts';
import { AccountDeletion } from '#portal/frame/menu/AccountDeletion.tsx';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { RetentionNote } from '#portal/pieces/privacy-layer/RetentionNote.tsx';
import { useSession } from '#portal/island/use-signed-in-import.ts';

const loadEmail = async () => (await import('./EmailEditor.tsx')).EmailEditor;
const loadPassword = async () => (await import('./StudentPasswordEditor.tsx')).StudentPasswordEditor;
const loadLanguage = async () => (await import('./PortalLanguageEditor.tsx')).PortalLanguageEditor;

/** Account settings beside the CV: email, password, language, and leaving the service. */
export function StudentAccountView({ cv }: { cv: Cv }) {
  const { brand, format, language } = usePage();
  const { t } = format;
  const session = useSession();
  const { settings, fields } = brand;
  const { email, emailEstudiante, comunicacionesEnEmailEstudiante } = cv.personales;
  const hasPassword = session !== undefined && hasOwnPassword(settings, session.type);
  const hasSingleSignOn = session !== undefined && hasUniversityAccount(settings, session.type);
  const showsMessageAddress = flagsOf(fields.personales, 'comunicacionesEnEmailEstudiante').visible;
  const emailKeys = ['email', ...(emailEstudiante ? ['comunicacionesEnEmailEstudiante'] : [])];
  return (
    <>
      <div className="cv-part">
        <EditableBlock
          id="email"
          what={t('cv.email')}
          load={loadEmail}
          isFixed={!emailKeys.some((key) => isOffered(fields.personales, key))}
        >
          <Facts
            facts={[
              { label: t('cv.email'), value: email, isRequired: true, isLong: true },
              emailEstudiante && showsMessageAddress
                ? {
                    label: t('cv.messagesGoTo'),
                    isLong: true,
                    value: comunicacionesEnEmailEstudiante ? emailEstudiante : email,
                  }
                : undefined,
            ]}
          />
        </EditableBlock>
      </div>
      <div className="cv-part">
        {hasPassword && (
          <EditableBlock id="password" what="" label={t('frame.changePassword')} load={loadPassword}>
            <h3>{t('cv.password')}</h3>
          </EditableBlock>
        )}
        {hasSingleSignOn && (
          <p className="entries-empty">
            {t(hasPassword ? 'cv.passwordOrUniversity' : 'cv.passwordElsewhere')}
          </p>
        )}
      </div>
      {brand.languages.length > 1 && (
        <div className="cv-part">
          <EditableBlock id="portal-language" what={t('cv.portalLanguage')} load={loadLanguage}>
            <Facts facts={[{ label: t('cv.portalLanguage'), value: languageNames[language] }]} />
          </EditableBlock>
        </div>
      )}
      <RetentionNote />
      {settings.modulos.bajaServicio && (
        <div className="cv-part">
          <h3>{t('cv.leaving')}</h3>
          <p className="entries-empty">{t('cv.leavingText')}</p>
          <div className="block-actions">
            <AccountDeletion className="button button-secondary" onAsk={undefined}>
              {t('frame.menuDeletion')}
            </AccountDeletion>
          </div>
        </div>
      )}
    </>
  );
}
