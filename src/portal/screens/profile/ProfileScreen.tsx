import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { faltanDatosAlContactoEmpresa } from '#core/contract/calls/missing-data.ts';
import { usePage } from '#portal/island/page-context.ts';
import { useQueryAnswer } from '#portal/island/use-query-answer.ts';
import { FailedPart } from '#portal/messages/page-state/FailedPart.tsx';
import { FailedRead } from '#portal/messages/page-state/FailedRead.tsx';
import { queryCache } from '#portal/data/cache/portal-cache.ts';
import { EditableBlock } from '#portal/forms/editors/EditableBlock.tsx';
import { EditingContext } from '#portal/forms/editors/editing-context.ts';
import { createEditing } from '#portal/forms/editors/editing.ts';
import { GapList } from '#portal/forms/editors/GapList.tsx';
import { LeaveQuestion } from '#portal/forms/editors/LeaveQuestion.tsx';
import { ReturnLink } from '#portal/forms/editors/ReturnLink.tsx';
import { Section } from '#portal/forms/editors/Section.tsx';
import { SkeletonRows } from '#portal/ui/Skeleton.tsx';
import { offersAnySetting } from './account-choices.ts';
import { ContactAccountView } from './ContactAccountView.tsx';
import { labelOf } from '#portal/forms/fields/form-of.ts';
import { contactForm, type ContactKey } from '#portal/pieces/contact/contact-form.ts';
import { RetentionNote } from '#portal/pieces/privacy-layer/RetentionNote.tsx';
import { ContactView } from './ContactView.tsx';
import { profile } from './portal-profile.ts';
import '#portal/forms/editors/sections.scss';

const loadPassword = async () => (await import('./ContactPasswordEditor.tsx')).ContactPasswordEditor;

/** Finds the editor of a contact's field; the key may be prefixed with the form's name. */
function editorOf(key: string): { editor: string; field: ContactKey } | undefined {
  const field = key.replace(/^(?:contacto|perfil)\./, '') as ContactKey;
  return field in contactForm.fields ? { editor: 'contact', field } : undefined;
}

/** Profile of a company's contact: contact data, account settings and password. */
export function ProfileScreen() {
  const { brand, format } = usePage();
  const { t } = format;
  const state = useStore(profile.$record, { ssr: 'initial' });
  const missing = useQueryAnswer(faltanDatosAlContactoEmpresa, {});
  const [editing] = useState(createEditing);
  useEffect(() => void profile.load(), []);
  if (state.state === 'failed')
    return (
      <FailedRead failure={state.failure} text={t('profile.failed')} retry={() => void profile.load()} />
    );
  if (state.state === 'loading') return <SkeletonRows rows={10} label={t('frame.loading')} />;
  const contact = state.datos;
  const named = missing.state === 'ready' ? (missing.datos.campos ?? []) : [];
  const gaps = named.flatMap((key) => {
    const target = editorOf(key);
    return target ? [{ ...target, section: 'contact', label: labelOf(contactForm, target.field) }] : [];
  });
  return (
    <EditingContext value={editing}>
      <ReturnLink editorOf={editorOf} />
      <div className="sections">
        <FailedPart
          answers={[missing]}
          text={t('profile.gapsFailed')}
          retry={() => queryCache.refresh(faltanDatosAlContactoEmpresa, {})}
        />
        {gaps.length > 0 && (
          <div className="gaps">
            <GapList title={t('profile.gaps')} gaps={gaps} />
          </div>
        )}
        <Section
          id="contact"
          title={t('profile.contact')}
          intro={t('profile.contactIntro', {
            hasPlacements: brand.settings.modulos.practicas ? 'yes' : 'no',
          })}
          {...(missing.state === 'ready' && { missing: gaps.length })}
        >
          <ContactView contact={contact} />
          <RetentionNote />
        </Section>
        {offersAnySetting(brand) && (
          <Section id="account" title={t('profile.account')}>
            <ContactAccountView contact={contact} />
          </Section>
        )}
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
