import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Manifest, manifestFile } from '#generator/render/bundle/manifest.ts';
import { resolvePath } from '#generator/hosting/resolve.ts';
import type { HostRules } from '#generator/hosting/rules.ts';
import { hashOf } from './hashes.ts';

/** A bundle as a host serves it. */
interface Site {
  manifest: Manifest;
  rules: HostRules;
  /** Hashes by path. */
  files: ReadonlyMap<string, string>;
  /** Hash of the header rules. */
  headers: string;
}

/** Hashes of the files that hosts serve from bundles; each bundle is read once. */
export class ServedFileList {
  readonly #sites = new Map<string, Site>();

  /**
   * Hash of a host's response.
   * @param bundle absolute path of the bundle
   * @param path of the request
   */
  responseHash(bundle: string, path: string): string {
    const { rules, files, headers } = this.#site(bundle);
    const target = resolvePath(rules, path, (file) => files.has(file));
    const file = target.status === 400 ? '' : (files.get(target.file) ?? 'missing');
    return hashOf([target.status, file, headers].join(' '));
  }

  /** Hash of a bundle's content, independent of the number of builds. */
  bundleHash(bundle: string): string {
    const { files, hosting, kept } = this.#site(bundle).manifest;
    return hashOf(JSON.stringify([files, hosting, kept]));
  }

  #site(bundle: string): Site {
    const cached = this.#sites.get(bundle);
    if (cached) return cached;
    const rules = JSON.parse(readFileSync(join(bundle, 'hosting', 'rules.json'), 'utf8')) as HostRules;
    const manifest = JSON.parse(readFileSync(join(bundle, manifestFile), 'utf8')) as Manifest;
    const files = new Map(manifest.files.map(({ path, sha256 }) => [path, sha256]));
    const site = { manifest, rules, files, headers: hashOf(JSON.stringify(rules.headers)) };
    this.#sites.set(bundle, site);
    return site;
  }
}
