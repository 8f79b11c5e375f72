import type { Page } from 'playwright';
import type { LivePortal } from '../portal/live-portal.ts';

/**
 * Runs an action of the sandbox console as the university.
 * @param action resource and name of the action
 * @param values fields of the action by name
 */
export async function byUniversity(
  page: Page,
  { url }: LivePortal,
  action: `${string}/${string}`,
  id: number,
  values: Readonly<Record<string, string>> = {},
): Promise<void> {
  const [resource] = action.split('/');
  await page.goto(url(`/sandbox/console/${resource}`));
  const form = page.locator(`form[action^="/sandbox/console/${action}"]`, {
    has: page.locator(`input[name=id][value="${id}"]`),
  });
  const disclosure = page.locator('details', { has: form });
  if ((await disclosure.count()) > 0) await disclosure.locator('summary').click();
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value);
  await form.locator('button').click();
  await page.getByRole('status').waitFor();
}
