/**
 * A drawing as the address of an image. Nothing in it needs escaping in HTML, CSS or JSON, so it can
 * stand in an attribute in either kind of quotes.
 */
export function svgUri(width: number, height: number, content: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
  // encodeURIComponent leaves these three as they are.
  const escaped = encodeURIComponent(svg).replace(
    /['()]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `data:image/svg+xml,${escaped}`;
}
