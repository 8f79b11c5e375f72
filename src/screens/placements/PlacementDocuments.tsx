import check from 'icon:check';
import plus from 'icon:plus';
import upload from 'icon:upload';
import { useState } from 'react';
import type { StudentPlacement } from '#api/entities/placement.ts';
import { FrameDialog } from '#shell/dialogs/FrameDialog.tsx';
import { usePage } from '#shell/islands/page-context.ts';
import { LazyPart } from '#shell/sections/LazyPart.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/Icon.tsx';
import { DocumentRow } from './DocumentRow.tsx';
import { stateOf } from './placement-groups.ts';
import { uploads } from './stores/portal-uploads.ts';
import type { UploadFormProps } from './UploadForm.tsx';
import { today } from './today.ts';

const loadForm = () => import('./UploadForm.tsx').then(({ UploadForm }) => UploadForm);

/** The files of a placement; the student adds some until it is over. */
export function PlacementDocuments({ placement }: { placement: StudentPlacement }) {
  const { t } = usePage().format;
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState('');
  const { documentos } = placement;
  const isOver = stateOf(placement, today()) === 'finalizada';
  const form: UploadFormProps = {
    kind: 'general',
    submit: t('placements.addDocument'),
    send: (document, options) => uploads.addDocument(placement, document, options),
    onSent: (name) => {
      setAdding(false);
      setAdded(name);
    },
    onClose: () => setAdding(false),
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
        <p role="status" className="placement-done">
          {added && (
            <>
              <Icon shapes={check} />
              {t('placements.documentAdded', { name: added })}
            </>
          )}
        </p>
      </div>
      {isAdding && (
        <FrameDialog icon={upload} title={t('placements.newDocument')} onClose={() => setAdding(false)}>
          <LazyPart load={loadForm} props={form} />
        </FrameDialog>
      )}
    </section>
  );
}
