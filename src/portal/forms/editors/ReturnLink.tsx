import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '#portal/island/page-context.ts';
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
  const back = useBrowserValue(() => parseFieldLink(search ?? location.search).back ?? '');
  const [isNowhere, setNowhere] = useState(false);
  const openField = useEffectEvent(() => {
    const { field } = parseFieldLink(search ?? location.search);
    const target = field === undefined ? undefined : editorOf(field);
    if (target) editing.open(target.editor, target.field);
    setNowhere(field !== undefined && !target);
  });
  useEffect(() => openField(), []);
  const { email } = brand.settings.contacto;
  return (
    <>
      {isNowhere && (
        <p className="form-note" role="status">
          {t('errors.dataToAskFor', { email, hasEmail: email ? 'yes' : 'no' })}
        </p>
      )}
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
