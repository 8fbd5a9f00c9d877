/** Saves bytes or a text as a file in the visitor's folder of downloads. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer> | Blob): void {
  const type = name.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], {type}));
  link.download = name;
  link.click();
  // Browsers have taken the bytes by then; none says when.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}
