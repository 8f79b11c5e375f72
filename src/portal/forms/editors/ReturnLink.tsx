import { useEffect, useEffectEvent } from 'react';
import { usePage } from '#portal/island/page-context.ts';
import { useBrowserValue } from '#portal/island/use-browser-value.ts';
import { parseFieldLink } from '#portal/data/browser/field-link.ts';
import { useEditing } from './editing-context.ts';

interface WayBackProps {
  /** The editor in which a field of the address is filled in. */
  placeOf: (field: string) => { editor: string; field: string } | undefined;
  /** The query of the address; by default that of the page. */
  search?: string;
}

/** Opens the field that the address names, and leads back to where the person came from. */
export function ReturnLink({ placeOf, search }: WayBackProps) {
  const { t } = usePage().format;
  const editing = useEditing();
  const back = useBrowserValue(() => parseFieldLink(search ?? location.search).back ?? '');
  const go = useEffectEvent(() => {
    const { field } = parseFieldLink(search ?? location.search);
    const place = field === undefined ? undefined : placeOf(field);
    if (place) editing.open(place.editor, place.field);
  });
  useEffect(() => go(), []);
  if (!back) return null;
  return (
    <p className="page-views">
      <a className="button" href={back}>
        {t('frame.backToBefore')}
      </a>
    </p>
  );
}
