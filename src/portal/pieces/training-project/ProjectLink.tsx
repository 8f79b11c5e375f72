import file from 'icon:file-text';
import { usePage } from '#portal/island/page-context.ts';
import { Icon } from '#portal/ui/Icon.tsx';
import { hasProject } from './has-project.ts';
import { projectAddress } from './project-address.ts';
import type { ProjectPlacement } from './project-parts.ts';

interface ProjectLinkProps {
  placement: ProjectPlacement;
  /** Name of the student, on pages with several placements. */
  name?: string;
}

/** Link from a placement to its training project on the same page; nothing without a project. */
export function ProjectLink({ placement, name }: ProjectLinkProps) {
  const { brand, format, route } = usePage();
  if (!hasProject(placement, brand.settings)) return null;
  return (
    <a className="button" href={projectAddress(brand.paths[route], placement)}>
      <Icon shapes={file} />
      {format.t('training-project.open')}
      {name && <span className="visually-hidden"> {format.t('training-project.openFor', { name })}</span>}
    </a>
  );
}
