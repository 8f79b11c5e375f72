import { request } from 'node:http';
import type { Page } from 'playwright';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { Brand } from '#core/brand/brand.ts';
import { loadBrands } from '#build/brands/pipeline/load-brands.ts';

const brandsDir = join(import.meta.dirname, '../../../brands');

/** The brands of the project, by id. */
export async function projectBrands(): Promise<Brand[]> {
  return (await loadBrands({ brandsDir })).brands;
}

/** One brand of the project. */
export async function projectBrand(id: string): Promise<Brand> {
  const brand = (await projectBrands()).find((it) => it.id === id);
  if (!brand) throw new Error(`There is no brand ${id}`);
  return brand;
}

/** Address of a path of a brand's portal. */
export function portalUrl(brand: string, path: string): string {
  return `http://${brand}.localhost:${inject('port')}${path}`;
}

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

/** Asks a brand's portal for a path; Node does not know the names below localhost, so the host is a header. */
export function ask(brand: string, path: string, port = inject('port')): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { host: `${brand}.localhost:${port}` };
    request({ host: '127.0.0.1', port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** Notes everything that a healthy page never does: console errors, exceptions, policy violations, foreign requests. */
export function watchPage(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    const isOfTest = message.text().includes('Service Worker registration blocked by Playwright');
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfTest)
      faults.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('request', (it) => {
    const { hostname, protocol } = new URL(it.url());
    if (protocol.startsWith('http') && !/(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) {
      faults.push(`request to ${hostname}`);
    }
  });
  return faults;
}

/** Waits until every island of the page has come alive and shows what only the browser knows, wherever it leads on to. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('astro-island')].every(
        // React marks the elements that it has made its own.
        (it) =>
          !it.hasAttribute('ssr') &&
          Object.keys(it.firstElementChild ?? { __react: 0 }).some((key) => /^__react/.test(key)),
      ) && new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );
}

/** Waits until the menu of whoever is signed in has all its entries. */
export async function menuReady(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['session'] === 'none' ||
      !document.querySelector('.side-entry-pending'),
  );
}
