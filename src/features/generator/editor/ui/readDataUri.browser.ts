/** A picture as a data URI; rejects when it cannot be read, or is none that this browser can show. */
export async function readPictureUri(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file);
  bitmap.close();
  return readDataUri(file);
}

function readDataUri(file: Blob): Promise<string> {
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
