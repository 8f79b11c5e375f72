import { saveFile } from '#portal/island/save-file.ts';

/** How long a document may take to come, in milliseconds. */
const patience = 30_000;

/**
 * Fetches an agreement and saves it as `convenio.pdf`: a link alone could not name what comes from another server.
 * @returns whether it came; where it did not, its address can still be opened
 */
export async function saveAgreement(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    if (!answer.ok) return false;
    saveFile(await answer.blob(), 'convenio.pdf');
    return true;
  } catch {
    return false;
  }
}
