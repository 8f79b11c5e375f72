import file from 'icon:file-text';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { projectAddress } from './project-address.ts';

interface ProjectLinkProps {
  placement: { id: number };
  /** Whose placement it is, where the page has several. */
  name?: string;
}

/** The way from a placement to its training project, on the same page. */
export function ProjectLink({ placement, name }: ProjectLinkProps) {
  const { brand, format, route } = usePage();
  return (
    <a className="button" href={projectAddress(brand.paths[route], placement)}>
      <Icon shapes={file} />
      {format.t('training-project.open')}
      {name && <span className="visually-hidden"> {format.t('training-project.openFor', { name })}</span>}
    </a>
  );
}
