import { usePage } from '#shell/islands/page-context.ts';

export function Header() {
  const page = usePage();
  return <header>{page.route} {page.language}</header>;
}
