/** What a request to take over a branch says. */
export interface RequestTexts {
  branch: string;
  /** The branch that it shall become a part of. */
  into: string;
  title: string;
  body: string;
}

/** The page of a repository in the web; undefined for a folder or an address without a host. */
function webAddress(remote: string): URL | undefined {
  const [, host, path] = /^(?:ssh:\/\/)?(?:[^@/]+@)([^:/]+)(?::\d+\/|[:/])(.+)$/.exec(remote) ?? [];
  const address = host !== undefined && path !== undefined ? `https://${host}/${path}` : remote;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  url.username = '';
  url.password = '';
  url.pathname = url.pathname.replace(/(?:\.git)?\/*$/, '');
  return url;
}

/** Longest address that browsers and hosts take. */
const longest = 8000;

type Page = (url: URL, texts: RequestTexts) => { path: string; query: Record<string, string> };

const ofGitHub: Page = (_, { branch, into, title, body }) => ({
  path: `/compare/${encodeURIComponent(into)}...${encodeURIComponent(branch)}`,
  query: { expand: '1', title, body },
});

const ofGitLab: Page = (_, { branch, into, title, body }) => ({
  path: '/-/merge_requests/new',
  query: {
    'merge_request[source_branch]': branch,
    'merge_request[target_branch]': into,
    'merge_request[title]': title,
    'merge_request[description]': body,
  },
});

const ofBitbucket: Page = (_, { branch, into, title, body }) => ({
  path: '/pull-requests/new',
  query: { source: branch, dest: into, title, description: body },
});

/** The pages of hosts by their names. */
const pages: readonly (readonly [RegExp, Page])[] = [
  [/(?:^|\.)github\./, ofGitHub],
  [/(?:^|\.)gitlab\./, ofGitLab],
  [/(?:^|\.)bitbucket\./, ofBitbucket],
  // Forgejo and Gitea have the same page as GitHub.
  [/(?:^|\.)(?:codeberg\.org|gitea\.|forgejo\.)/, ofGitHub],
];

/**
 * The address of the page on which a host opens a request, filled in.
 * @param remote as git names it
 * @returns undefined where the host is not known
 */
export function requestAddress(remote: string, texts: RequestTexts): string | undefined {
  const url = webAddress(remote);
  const page = pages.find(([host]) => url && host.test(url.hostname))?.[1];
  if (!url || !page) return undefined;
  const { path, query } = page(url, texts);
  url.pathname += path;
  url.search = new URLSearchParams(query).toString();
  if (url.href.length <= longest) return url.href;
  url.search = new URLSearchParams(page(url, { ...texts, body: '' }).query).toString();
  return url.href;
}
