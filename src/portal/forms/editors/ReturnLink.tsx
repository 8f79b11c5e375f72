import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useAnnounce } from '#portal/island/use-announce.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { parseFieldLink } from '#portal/data/browser/field-link.ts';
import { useEditing } from './editing-context.ts';

interface ReturnLinkProps {
  /** Maps a field of the address to its editor and the field there. */
  editorOf: (field: string) => { editor: string; field: string } | undefined;
  /** Query with the field link; by default that of the page. */
  search?: string;
}

/**
 * Opens the field named by a field link, or says whom to ask where the page has no such field, and links back to the
 * page that had the link.
 */
export function ReturnLink({ editorOf, search }: ReturnLinkProps) {
  const { brand, format } = usePage();
  const { t } = format;
  const editing = useEditing();
  const readLink = () => parseFieldLink(search ?? location.search);
  const back = useBrowserValue(() => readLink().back ?? '');
  const field = useBrowserValue(() => readLink().field ?? '');
  const openField = useEffectEvent(() => {
    const linked = readLink().field;
    const target = linked === undefined ? undefined : editorOf(linked);
    if (target) editing.open(target.editor, target.field);
  });
  useEffect(() => openField(), []);
  const { email } = brand.settings.contacto;
  const text =
    field && !editorOf(field) && t('errors.dataToAskFor', { email, hasEmail: email ? 'yes' : 'no' });
  useAnnounce(text);
  return (
    <>
      {text && <p className="form-note">{text}</p>}
      {back && (
        <p className="page-views">
          <a className="button" href={back}>
            {t('frame.backToBefore')}
          </a>
        </p>
      )}
    </>
  );
}
