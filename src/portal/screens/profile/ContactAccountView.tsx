import type { UserContact } from '#core/contract/entities/contact.ts';
import { languageIds, languageNames } from '#core/i18n/languages.ts';
import { usePage } from '#portal/island/page-context.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { Facts } from '#portal/forms/editors/Facts.tsx';
import { offersSetting, genders, services } from './account-choices.ts';

const load = async () => (await import('./AccountEditor.tsx')).AccountEditor;

/** The contact's account settings as text. */
export function ContactAccountView({ contact }: { contact: UserContact }) {
  const { brand, format } = usePage();
  const { t } = format;
  const { idIdiomaPreferido: id, sedeDefecto: service, genero: gender } = contact;
  const language = brand.languages.find((code) => languageIds[code] === id);
  const none = t('frame.missing');
  return (
    <EditableBlock id="account" what={t('profile.account')} load={load}>
      <Facts
        facts={[
          offersSetting.language(brand)
            ? { label: t('profile.language'), value: language ? languageNames[language] : none }
            : undefined,
          offersSetting.service(brand)
            ? { label: t('profile.service'), value: service ? t(services[service]) : none }
            : undefined,
          offersSetting.gender(brand)
            ? { label: t('profile.gender'), value: gender ? t(genders[gender]) : none }
            : undefined,
        ]}
      />
    </EditableBlock>
  );
}
