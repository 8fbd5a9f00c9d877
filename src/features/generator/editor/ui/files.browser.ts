/** A file as a data URI; rejects when it cannot be read. */
export function readDataUri(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      resolve(typeof reader.result === 'string' ? reader.result : '');
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file cannot be read'));
    };
    reader.readAsDataURL(file);
  });
}

/** Saves bytes or a text as a file in the visitor's folder of downloads. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = name.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
  const address = URL.createObjectURL(new Blob([content], {type}));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
