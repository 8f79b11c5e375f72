/** Saves a blob as a file, as a download of the browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser still has to read it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
