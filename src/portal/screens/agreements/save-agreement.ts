import { saveFile } from '#portal/island/save-file.ts';

/** Timeout of a download, in milliseconds. */
const timeout = 30_000;

/**
 * Downloads an agreement as `convenio.pdf`, since a link cannot name a file of another origin.
 * @returns whether the download succeeded; if not, the address can still be opened
 */
export async function saveAgreement(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(timeout) });
    if (!response.ok) return false;
    saveFile(await response.blob(), 'convenio.pdf');
    return true;
  } catch {
    return false;
  }
}
