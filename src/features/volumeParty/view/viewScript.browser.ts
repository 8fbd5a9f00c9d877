/** The script of the template, which plugins/bundle bundles; rejects when it cannot be had. */
export async function fetchViewScript(): Promise<string> {
  const response = await fetch(new URL('./zip.bundle.ts', import.meta.url));
  if (!response.ok) throw new Error(`The view's script: ${response.status}`);
  return response.text();
}
