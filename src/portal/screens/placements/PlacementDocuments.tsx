import { localDay } from '#core/i18n/dates.ts';
import plus from 'icon:plus';
import upload from 'icon:upload';
import { useState } from 'react';
import type { StudentPlacement } from '#core/contract/entities/placement.ts';
import { FormDialog } from '#portal/forms/dialog/FormDialog.tsx';
import { usePage } from '#portal/island/page-context.ts';
import { LazyPart } from '#portal/forms/editors/LazyPart.tsx';
import { Button } from '#portal/ui/Button.tsx';
import { DoneNote } from '#portal/ui/DoneNote.tsx';
import { Icon } from '#portal/ui/Icon.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { stateOf } from './placement-groups.ts';
import { uploads } from './stores/portal-uploads.ts';
import type { UploadFormProps } from './UploadForm.tsx';

const loadForm = () => import('./UploadForm.tsx').then(({ UploadForm }) => UploadForm);

/** Files of a placement; the student can add files until the placement is over. */
export function PlacementDocuments({ placement }: { placement: StudentPlacement }) {
  const { t } = usePage().format;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState('');
  const { documentos } = placement;
  const isOver = stateOf(placement, localDay()) === 'finalizada';
  const form: UploadFormProps = {
    kind: 'general',
    submit: t('placements.addDocument'),
    send: (document, options) => uploads.addDocument(placement, document, options),
    onSent: (name) => {
      setAdding(false);
      setAdded(name);
    },
  };
  return (
    <section className="placement-part" aria-labelledby="placement-documents">
      <h2 id="placement-documents">{t('placements.documents')}</h2>
      {documentos.length === 0 && <p className="placement-soft">{t('placements.noDocuments')}</p>}
      {documentos.length > 0 && (
        <ul role="list" className="placement-documents">
          {documentos.map((document) => (
            <li key={document.id}>
              <DocumentRow document={document} />
            </li>
          ))}
        </ul>
      )}
      {isOver && <p className="placement-soft">{t('placements.documentsClosed')}</p>}
      <div className="placement-actions">
        {!isOver && (
          <Button
            onClick={() => {
              setAdded('');
              setAdding(true);
            }}
          >
            <Icon shapes={plus} />
            {t('placements.addDocument')}
          </Button>
        )}
        <DoneNote>{added && t('placements.documentAdded', { name: added })}</DoneNote>
      </div>
      {isAdding && (
        <FormDialog icon={upload} title={t('placements.newDocument')} onClose={() => setAdding(false)}>
          <LazyPart load={loadForm} props={form} />
        </FormDialog>
      )}
    </section>
  );
}
