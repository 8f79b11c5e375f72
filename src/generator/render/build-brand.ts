import { type ReportText, reportText } from '#generator/diagnostics/report-text.ts';
import { UserError } from '#generator/diagnostics/user-error.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brand } from '#core/brand/brand.ts';
import { hostPack, rulesFile } from '#generator/hosting/emitters/host-pack.ts';
import { computeHostRules, type HostRules } from '#generator/hosting/rules.ts';
import { serveAssets, type AssetContext } from './assets/serve-assets.ts';
import { addCompressedCopies } from './bundle/compressed-copies.ts';
import { retainPreviousReleases } from './bundle/previous-releases.ts';
import { createManifest } from './bundle/manifest.ts';
import { type ClientFiles, reachable } from './bundle/reachable.ts';
import { robots, sitemap } from './bundle/site-files.ts';
import { SiteWriter } from './bundle/site-writer.ts';
import { startBundle } from './bundle/publish-bundle.ts';
import { PageCheck } from './check/page-check.ts';
import { checkSite } from './check/site-check.ts';
import type { OwnWords } from './check/words.ts';
import type { RendererEntry } from './compile/renderer.ts';
import { writeOffline } from './offline/write-offline.ts';
import type { HtmlReader } from './html/html-reader.ts';
import { PageFinisher } from './pages/finish-page.ts';
import { contentSecurityPolicy } from './pages/content-security-policy.ts';
import { type CspAllowlist, cspAllowlist } from './pages/csp-allowlist.ts';
import type { PageAssets } from './pages/page-assets.ts';
import type { PageCode } from './pages/page-code.ts';
import { planPages } from './pages/page-plan.ts';
import type { ShippedPackages } from './attestation/sbom.ts';
import type { BundleExtras } from './attestation/write-attestation.ts';
import { TrackedInputs } from './reuse/page-inputs.ts';
import { PageMaker } from './reuse/page-maker.ts';
import { formatRecords, readRecords } from './reuse/page-records.ts';

/** Shared by the brands of one build. */
export interface BuildContext extends AssetContext {
  renderer: RendererEntry;
  /** Shared by all brands: caches pieces of markup that their pages have in common. */
  reader: HtmlReader;
  client: ClientFiles;
  /** Absolute path of the folder with the compiled browser files. */
  clientFolder: string;
  ownWords: OwnWords;
  /** Absolute path of the folder that holds the bundles. */
  outDir: string;
  packages: ShippedPackages;
  pageCode: PageCode;
  extras: BundleExtras;
  /** Folder in which compressed copies of shared files are kept. */
  compressedCache: string;
  /** Hash of the sources of the renderer. */
  rendererHash: string;
  /** Takes unchanged pages from the published bundle. */
  reuse: boolean;
}

export interface BuiltBrand {
  /** Absolute path of the finished bundle, not yet published. */
  folder: string;
  pages: number;
  /** Pages that were rendered; the others are those of the published bundle. */
  rendered: number;
  files: number;
  bytes: number;
  /** Changes that the build made on its own, for the brand's team. */
  notes: ReportText[];
  /** Milliseconds per stage. */
  times: { assets: number; render: number; write: number };
}

/** A bundle that is not fit to serve: a fault of the generator, not of a brand file. */
class BundleFaults extends UserError {
  override name = 'BundleFaults';
  readonly faults: readonly string[];

  constructor(brand: string, faults: readonly string[]) {
    const list = faults.map((fault) => `  - ${fault}`).join('\n');
    super(reportText('build.unfitBundle', { brand, list }));
    this.faults = faults;
  }
}

/**
 * Builds the bundle of one brand in a temporary folder and checks it. The published bundle stays untouched.
 * @param inputs hash of all inputs of the bundle
 * @throws BundleFaults
 */
export async function buildBrand(brand: Brand, inputs: string, context: BuildContext): Promise<BuiltBrand> {
  const bundle = join(context.outDir, brand.id);
  const folder = startBundle(bundle);
  const site = new SiteWriter(join(folder, 'site'));
  context.reader.startBrand();
  const allowlist = cspAllowlist(brand, context.renderer);
  const finisher = new PageFinisher(brand.settings, allowlist, context.reader);
  const check = new PageCheck(brand.id, context.ownWords, allowlist, context.reader);
  const times = { assets: 0, render: 0, write: 0 };

  let start = performance.now();
  const lap = (stage: keyof typeof times): void => {
    const now = performance.now();
    times[stage] += now - start;
    start = now;
  };

  const { served, notes } = await serveAssets(brand, site, context);
  lap('assets');

  const assets = pageAssets(site, context);
  const plan = planPages(brand);
  const earlier = context.reuse ? readRecords(bundle) : undefined;
  const inputsOfPages = new TrackedInputs(brand, served, context.renderer);
  const maker = new PageMaker({
    renderer: context.renderer,
    inputs: inputsOfPages,
    allowlist,
    reader: context.reader,
    assets,
    check,
    site,
    earlier: earlier?.renderer === context.rendererHash ? earlier : undefined,
    earlierSite: join(bundle, 'site'),
  });
  for (const page of plan) await maker.make(page);
  lap('render');
  const loaded = [...check.addresses.keys()]
    .map((path) => path.slice(1))
    .filter((name) => name.startsWith('_astro/'));
  for (const name of reachable(context.client, loaded)) {
    site.copy(join(context.clientFolder, name), name, context.client.facts.get(name));
  }
  for (const name of context.client.fixed) {
    site.copy(join(context.clientFolder, name), name, context.client.facts.get(name));
  }
  for (const { file, html } of writeOffline(brand, served, site, context.renderer, finisher))
    check.add(file, html);
  site.write('robots.txt', robots(brand));
  const sitemapXml = sitemap(brand);
  if (sitemapXml) site.write('sitemap.xml', sitemapXml);

  const rules = hostRules(brand, allowlist);
  const faults = [...check.faults, ...checkSite(brand, plan, site, check.addresses, rules)];
  if (faults.length > 0) throw new BundleFaults(brand.id, faults);

  if (context.extras.compress) addCompressedCopies(site, context.compressedCache);
  const hosting = new SiteWriter(join(folder, 'hosting'));
  for (const [file, text] of Object.entries(hostPack(rules))) hosting.write(file, text);
  const keptReleases = retainPreviousReleases(bundle, site, inputs, context.extras.keep);
  const manifest = createManifest(
    { brand: brand.id, inputs, pages: plan.length, notes, kept: keptReleases },
    site.files,
    hosting.files,
  );
  // Only what builds loads the library of CycloneDX.
  const { writeAttestation } = await import('./attestation/write-attestation.ts');
  const records = formatRecords({
    late: inputsOfPages.late.byName,
    renderer: context.rendererHash,
    found: maker.found,
    pages: maker.records,
  });
  writeAttestation(folder, brand, manifest, records, context);
  lap('write');
  const bytes = manifest.files.reduce((sum, { size }) => sum + size, 0);
  return {
    folder,
    pages: plan.length,
    rendered: maker.rendered,
    files: manifest.files.length,
    bytes,
    notes,
    times,
  };
}

/** Files that the pages of a brand load: its own and those of the compiled portal. */
export function pageAssets(
  site: SiteWriter,
  { client, clientFolder, pageCode }: Pick<BuildContext, 'client' | 'clientFolder' | 'pageCode'>,
): PageAssets {
  const texts = new Map<string, string>();
  return {
    read: (address) => {
      const file = address.slice(1);
      const text =
        texts.get(file) ??
        readFileSync(join(site.files.has(file) ? site.folder : clientFolder, file), 'utf8');
      texts.set(file, text);
      return text;
    },
    imports: (address) => (client.imports.get(address.slice(1)) ?? []).map((file) => `/${file}`),
    importedAtOnce: (route, visitor) => (pageCode[route]?.[visitor] ?? []).map((file) => `/${file}`),
  };
}

/** Computes the host rules of a brand's site. */
export function hostRules(brand: Brand, allowlist: CspAllowlist): HostRules {
  const { nombre, dominio_produccion: domain, urlInformesSeguridad: address } = brand.settings;
  const identity = { id: brand.id, name: nombre, ...(domain && { domain }) };
  if (!address) return computeHostRules(brand, identity);
  const policy = contentSecurityPolicy(brand.settings, allowlist.scriptHashes(), 'any');
  return computeHostRules(brand, identity, { address, policy });
}

/** Reads the host rules of a built bundle. */
export function readHostRules(bundle: string): HostRules {
  return JSON.parse(readFileSync(join(bundle, 'hosting', rulesFile), 'utf8')) as HostRules;
}
