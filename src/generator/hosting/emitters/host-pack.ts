import type { HostRules } from '../rules.ts';
import { apache } from './apache.ts';
import { azureStaticWebApps } from './azure-static-web-apps.ts';
import { caddy } from './caddy.ts';
import { cloudflarePages } from './cloudflare-pages.ts';
import { container } from './container.ts';
import { type Emitter, type HostFiles, HostLimit, json } from './emitter.ts';
import { firebase } from './firebase.ts';
import { githubPages } from './github-pages.ts';
import { gitlabPages } from './gitlab-pages.ts';
import { iis } from './iis.ts';
import { netlify } from './netlify.ts';
import { nginx } from './nginx.ts';
import { s3Cloudfront } from './s3-cloudfront.ts';
import { uploadScript } from './upload-script.ts';
import { vercel } from './vercel.ts';
import { workerOff, workerOffFile } from './worker-off.ts';

/** Emitters by the folder of their files. */
const emitters: Readonly<Record<string, Emitter>> = {
  nginx,
  apache,
  caddy,
  iis,
  netlify,
  'cloudflare-pages': cloudflarePages,
  vercel,
  firebase,
  'azure-static-web-apps': azureStaticWebApps,
  'gitlab-pages': gitlabPages,
  'github-pages': githubPages,
  's3-cloudfront': s3Cloudfront,
  container,
};

/** File with the rules themselves, in the `hosting` folder of a bundle. */
export const rulesFile = 'rules.json';

/** Files for one host; if the portal exceeds a limit of the host, a single file that says so. */
function filesFor(host: string, emit: Emitter, rules: HostRules): HostFiles {
  try {
    return inFolder(host, emit(rules));
  } catch (error) {
    if (error instanceof HostLimit) return { [`${host}/TOO-MUCH.txt`]: `${error.message}\n` };
    throw error;
  }
}

function inFolder(host: string, files: HostFiles): HostFiles {
  return Object.fromEntries(Object.entries(files).map(([name, text]) => [`${host}/${name}`, text]));
}

/** All files of a bundle's `hosting` folder: the rules, and the configuration for each kind of host. */
export function hostPack(rules: HostRules): HostFiles {
  const packs = Object.entries(emitters).map(([host, emit]) => filesFor(host, emit, rules));
  return {
    [rulesFile]: json(rules),
    'upload.sh': uploadScript(rules),
    [workerOffFile]: workerOff(rules),
    ...Object.assign({}, ...packs),
  } as HostFiles;
}
