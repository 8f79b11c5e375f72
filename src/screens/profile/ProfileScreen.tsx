import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { faltanDatosAlContactoEmpresa } from '#api/calls/missing-data.ts';
import { usePage } from '#shell/islands/page-context.ts';
import { useAnswer } from '#shell/islands/use-answer.ts';
import { EditableBlock } from '#shell/sections/EditableBlock.tsx';
import { EditingContext } from '#shell/sections/editing-context.ts';
import { createEditing } from '#shell/sections/editing.ts';
import { GapList } from '#shell/sections/GapList.tsx';
import { LeaveQuestion } from '#shell/sections/LeaveQuestion.tsx';
import { Section } from '#shell/sections/Section.tsx';
import { Button } from '#ui/Button.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { AccountView } from './AccountView.tsx';
import { type ContactKey, contactLabels } from './contact-fields.ts';
import { ContactView } from './ContactView.tsx';
import { profile } from './portal-profile.ts';
import '#shell/sections/sections.scss';

const loadPassword = async () => (await import('./PasswordEditor.tsx')).PasswordEditor;

/** Own data of the contact of a company: how to be reached, how to use the portal, and the password. */
export function ProfileScreen() {
  const { t } = usePage().format;
  const state = useStore(profile.$record, { ssr: 'initial' });
  const missing = useAnswer(faltanDatosAlContactoEmpresa, {});
  const [editing] = useState(createEditing);
  useEffect(() => void profile.load(), []);
  if (state.state === 'failed')
    return (
      <div role="alert" className="part-failed">
        <p>{t('profile.failed')}</p>
        <Button onClick={() => void profile.load()}>{t('actions.retry')}</Button>
      </div>
    );
  if (state.state === 'loading') return <SkeletonRows rows={3} label={t('frame.loading')} />;
  const contact = state.datos;
  const gaps = (missing.state === 'ready' ? (missing.datos.campos ?? []) : [])
    .filter((key): key is ContactKey => key in contactLabels)
    .map((key) => ({ section: 'contact', editor: 'contact', field: key, label: contactLabels[key] }));
  return (
    <EditingContext value={editing}>
      <div className="sections">
        {gaps.length > 0 && (
          <div className="gaps">
            <GapList title={t('profile.gaps')} gaps={gaps} />
          </div>
        )}
        <Section
          id="contact"
          title={t('profile.contact')}
          intro={t('profile.contactIntro')}
          {...(missing.state === 'ready' ? { missing: gaps.length } : {})}
        >
          <ContactView contact={contact} />
        </Section>
        <Section id="account" title={t('profile.account')}>
          <AccountView contact={contact} />
        </Section>
        <Section id="password" title={t('profile.password')}>
          <EditableBlock
            id="password"
            what=""
            label={t('frame.changePassword')}
            load={loadPassword}
            children={null}
          />
        </Section>
      </div>
      <LeaveQuestion />
    </EditingContext>
  );
}
