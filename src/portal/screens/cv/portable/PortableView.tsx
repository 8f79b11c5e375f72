import type { Cv } from '#core/contract/entities/cv.ts';
import { usePage } from '#portal/island/page-context.ts';
import { ExportPart } from './ExportPart.tsx';
import { ImportPart } from './ImportPart.tsx';
import './portable.scss';

/** Export and import of a CV. */
export function PortableView({ cv }: { cv: Cv }) {
  const { brand, format } = usePage();
  return (
    <div className="portable">
      <p className="page-views">
        <a className="button" href={brand.paths.cv}>
          {format.t('cv.backToEditing')}
        </a>
      </p>
      <ExportPart cv={cv} />
      <ImportPart cv={cv} />
    </div>
  );
}
