import type { Page } from 'playwright';
import type { LivePortal } from '../portal/live-portal.ts';

/**
 * Does as the university what stands in the console of the sandbox.
 * @param act its noun and name
 * @param values what is filled in for it, by name
 */
export async function byUniversity(
  page: Page,
  { url }: LivePortal,
  act: `${string}/${string}`,
  id: number,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [noun] = act.split('/');
  await page.goto(url(`/sandbox/console/${noun}`));
  const form = page.locator(`form[action^="/sandbox/console/${act}"]`, {
    has: page.locator(`input[name=id][value="${id}"]`),
  });
  const folded = page.locator('details', { has: form });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('button').click();
  await page.getByRole('status').waitFor();
}
